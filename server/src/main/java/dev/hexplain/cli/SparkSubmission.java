package dev.hexplain.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Submits a scan to Apache Spark, which reads the files where it runs and writes a folder of Parquet files.
 *
 * @param submit {@code spark-submit} of the Spark that is installed here
 * @param jar {@code hexplain-spark.jar}
 * @param java the JVM to run it on
 */
record SparkSubmission(Path submit, Path jar, Path java) {
    static final String HOME = "SPARK_HOME";
    static final String JAR = "HEXPLAIN_SPARK_JAR";

    private static final String JOB = "dev.hexplain.spark.ScanJob";

    /**
     * Finds what is submitted, and by what.
     *
     * @throws IOException where something is missing, with what to do
     */
    static SparkSubmission of(Map<String, String> environment) throws IOException {
        Path submit = named(environment, HOME)
                .map(home -> home.resolve("bin/spark-submit"))
                .filter(Files::isExecutable)
                .orElseThrow(() -> new IOException(
                        "--engine needs Spark 4.2: set SPARK_HOME to a folder that has bin/spark-submit"));
        Path jar = named(environment, JAR)
                .filter(Files::isRegularFile)
                .orElseThrow(
                        () -> new IOException(
                                "--engine needs hexplain-spark.jar: build it with `make spark`, or set HEXPLAIN_SPARK_JAR to it"));
        return new SparkSubmission(submit, jar, Path.of(System.getProperty("java.home")));
    }

    private static Optional<Path> named(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name)).map(Path::of);
    }

    /**
     * Runs it, with what it prints.
     *
     * @param master where Spark runs, such as {@code spark://host:7077}
     * @param options of the data source
     * @return its exit code
     */
    int run(String master, Path out, boolean anew, Map<String, String> options, List<String> paths) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                submit.toString(), "--master", master, "--class", JOB, jar.toString(), "--out", out.toString()));
        if (anew) {
            command.add("--anew");
        }
        options.forEach((name, value) -> command.addAll(List.of("--option", name + "=" + value)));
        command.addAll(paths);
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        builder.environment().put("JAVA_HOME", java.toString());
        Process process = builder.start();
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
