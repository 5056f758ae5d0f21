package dev.hexplain.operations;

import dev.hexplain.cli.Main;
import dev.hexplain.inspect.monitoring.ProcessMemory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A server in a process of its own, as an operator runs it: it can be killed, and what it holds is counted from outside. */
final class ServerProcess implements AutoCloseable {
    private static final Duration STARTS_WITHIN = Duration.ofMinutes(2);
    private static final Pattern HEAP_USED = Pattern.compile("used (\\d+)K");
    private static final Pattern HEAP_COMMITTED = Pattern.compile("committed (\\d+)K");

    private final Process process;
    private final Path data;
    private final Path log;
    private final String address;

    private ServerProcess(Process process, Path data, Path log, String address) {
        this.process = process;
        this.data = data;
        this.log = log;
        this.address = address;
    }

    /**
     * How one is started.
     *
     * @param launcher words in front of the command, such as what sets limits of the process; empty for none
     * @param flags of the JVM
     * @param arguments of {@code serve}, besides port and data folder
     */
    record Launch(Path data, List<String> launcher, List<String> flags, List<String> arguments) {
        /** With the options of {@code bin/hexplain serve}, and a folder of its own for both. */
        static Launch installed(Path folder) throws IOException {
            List<String> options =
                    LauncherCommand.in(folder.resolve("installed")).options("", "serve");
            return new Launch(folder.resolve("data"), List.of(), options, List.of());
        }

        /** With a quarter of the heap that operators give one. */
        static Launch on(Path data) {
            return new Launch(data, List.of(), List.of("-Xmx256m"), List.of());
        }

        /** One that will not live long. */
        static Launch shortly(Path data) {
            return new Launch(
                    data, List.of(), List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"), List.of());
        }

        Launch with(String... more) {
            return new Launch(
                    data,
                    launcher,
                    flags,
                    Stream.concat(arguments.stream(), Stream.of(more)).toList());
        }

        Launch under(String... words) {
            return new Launch(data, List.of(words), flags, arguments);
        }

        private List<String> command() {
            List<String> command = new ArrayList<>(launcher);
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(flags);
            ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                    .filter(flag -> flag.startsWith("--"))
                    .forEach(command::add);
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
            command.addAll(List.of("serve", "--port", "0", "--data-dir", data.toString()));
            command.addAll(arguments);
            return command;
        }
    }

    /** Starts one, and returns when it listens. */
    static ServerProcess start(Launch launch) throws IOException {
        Path log = Files.createTempFile("hexplain-server", ".log");
        Process process =
                new ProcessBuilder(launch.command()).redirectError(log.toFile()).start();
        try {
            return new ServerProcess(process, launch.data(), log, firstLine(process));
        } catch (IOException | RuntimeException e) {
            process.destroyForcibly();
            throw new IOException("The server did not start: " + Files.readString(log), e);
        }
    }

    private static String firstLine(Process process) throws IOException {
        try {
            String line = CompletableFuture.supplyAsync(() -> readLine(process))
                    .get(STARTS_WITHIN.toMillis(), TimeUnit.MILLISECONDS);
            if (line == null) {
                throw new IOException("it ended with " + process.waitFor());
            }
            return line;
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IOException(e);
        }
    }

    private static String readLine(Process process) {
        try {
            return process.inputReader().readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String address() {
        return address;
    }

    Path data() {
        return data;
    }

    /** What it wrote to its log so far. */
    String log() throws IOException {
        return Files.readString(log, StandardCharsets.UTF_8);
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends it at once, as {@code kill -9} does. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("The server does not end");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the process holds, after garbage was collected. Linux only. */
    Holdings holdings() throws IOException {
        jcmd("GC.run");
        Path proc = Path.of("/proc", Long.toString(process.pid()));
        return new Holdings(
                entries(proc.resolve("fd")), entries(proc.resolve("task")), mappings(proc), heap(), resident());
    }

    /** Bytes of memory that it has, and those that it started. */
    long resident() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .mapToLong(each -> ProcessMemory.resident(each.pid()).orElse(0))
                .sum();
    }

    static boolean canCount() {
        return Files.isDirectory(Path.of("/proc/self/fd"));
    }

    /** Mapped files of the data folder, besides the database's own. */
    private int mappings(Path proc) throws IOException {
        String folder = data.toRealPath().toString();
        try (Stream<String> lines = Files.lines(proc.resolve("maps"))) {
            return (int) lines.filter(line -> line.contains(folder))
                    .filter(line -> !line.contains("hexplain.db"))
                    .count();
        }
    }

    private static int entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return (int) entries.count();
        }
    }

    private long heap() throws IOException {
        return heap(HEAP_USED);
    }

    /** Bytes of the heap that the process took from the system. */
    long committedHeap() throws IOException {
        return heap(HEAP_COMMITTED);
    }

    private long heap(Pattern size) throws IOException {
        String info = jcmd("GC.heap_info");
        Matcher found = size.matcher(info);
        if (!found.find()) {
            throw new IOException("No " + size + " in: " + info);
        }
        return Long.parseLong(found.group(1)) << 10;
    }

    private String jcmd(String command) throws IOException {
        Process jcmd = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                        Long.toString(process.pid()),
                        command)
                .redirectErrorStream(true)
                .start();
        try (var output = jcmd.getInputStream()) {
            return new String(output.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Stops it as an operator does, and waits. */
    @Override
    public void close() throws IOException {
        process.destroy();
        await();
        Files.deleteIfExists(log);
    }
}
