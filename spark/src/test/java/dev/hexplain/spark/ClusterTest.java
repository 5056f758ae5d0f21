package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A master and two workers, each a process of its own with Spark's libraries alone, are given the jar. */
class ClusterTest extends TestSessions {
    private static final Path SAMPLES = Path.of("../samples").toAbsolutePath().normalize();
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void stop() {
        for (Process each : processes.reversed()) {
            each.descendants().forEach(ProcessHandle::destroyForcibly);
            each.destroyForcibly().onExit().join();
        }
    }

    @Test
    void two_workers_make_the_rows_of_one_machine() throws Exception {
        Path home = home();
        int port = freePort();
        String master = "spark://127.0.0.1:" + port;
        start(
                home,
                "master",
                "org.apache.spark.deploy.master.Master",
                "-h",
                "127.0.0.1",
                "-p",
                "" + port,
                "--webui-port",
                "0");
        await(port);
        for (String worker : List.of("one", "two")) {
            start(
                    home,
                    worker,
                    "org.apache.spark.deploy.worker.Worker",
                    "-h",
                    "127.0.0.1",
                    "-c",
                    "1",
                    "-m",
                    "512m",
                    "--webui-port",
                    "0",
                    "-d",
                    Files.createDirectory(folder.resolve("work-" + worker)).toString(),
                    master);
        }
        Path out = folder.resolve("messages");
        Process submitted = start(
                home,
                "submit",
                "org.apache.spark.deploy.SparkSubmit",
                "--master",
                master,
                "--executor-memory",
                "512m",
                "--conf",
                "spark.ui.enabled=false",
                "--conf",
                "spark.driver.host=127.0.0.1",
                "--conf",
                "spark.scheduler.minRegisteredResourcesRatio=1.0",
                "--conf",
                "spark.cores.max=2",
                "--conf",
                "spark.sql.files.openCostInBytes=4096",
                "--class",
                ScanJob.class.getName(),
                System.getProperty("hexplain.spark.jar"),
                "--out",
                out.toString(),
                "--option",
                "rows=messages",
                SAMPLES.toString());

        assertThat(submitted.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS))
                .as(log("submit"))
                .isTrue();
        assertThat(submitted.exitValue()).as(log("submit")).isZero();
        assertThat(log("submit")).contains("hexplain: %s has ".formatted(out));
        Dataset<Row> made = spark().read().parquet(out.toString());
        Dataset<Row> expected = rows("messages", SAMPLES.toString());
        assertThat(made.exceptAll(expected).takeAsList(5)).isEmpty();
        assertThat(expected.exceptAll(made).takeAsList(5)).isEmpty();
        assertThat(workersThatRan()).as("both took part").isEqualTo(2);
    }

    /** Where each worker keeps what its executors print. */
    private long workersThatRan() throws IOException {
        try (Stream<Path> printed = Files.walk(folder)) {
            return printed.filter(path -> path.endsWith("stderr"))
                    .filter(ClusterTest::hasRunTasks)
                    .count();
        }
    }

    private static boolean hasRunTasks(Path printed) {
        try {
            return Files.readString(printed).contains("Finished task");
        } catch (IOException e) {
            return false;
        }
    }

    /** A folder like that of an installed Spark: its libraries, and none of ours. */
    private Path home() throws IOException {
        Path jars = Files.createDirectories(folder.resolve("spark/jars"));
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            boolean ours = Stream.of("hexplain", "re2j", "commonmark", "brotli", "duckdb", "junit", "assertj")
                    .anyMatch(entry::contains);
            if (entry.endsWith(".jar") && !ours) {
                Files.createSymbolicLink(jars.resolve(jar.getFileName()), jar.toAbsolutePath());
            }
        }
        return jars.getParent();
    }

    private Process start(Path home, String name, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:+UseSerialGC"));
        command.addAll(List.of(System.getProperty("spark.flags").split(" ")));
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", main));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private String log(String name) throws IOException {
        return Files.readString(folder.resolve(name + ".log"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private void await(int port) throws Exception {
        Instant end = Instant.now().plus(PATIENCE);
        while (true) {
            try (Socket _ = new Socket(InetAddress.getLoopbackAddress(), port)) {
                return;
            } catch (IOException e) {
                assertThat(Instant.now()).as(log("master")).isBefore(end);
                Thread.sleep(100);
            }
        }
    }
}
