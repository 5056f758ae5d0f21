package dev.hexplain.timing;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.util.Version;

/**
 * A run in a process of its own. Ask {@link #next} until it is empty; closing ends the process, and those that it
 * started.
 */
public final class TimingProcess implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final long PATIENCE_SECONDS = 10;

    private final Process process;
    private final BufferedReader events;
    private volatile boolean closed;

    private TimingProcess(Process process) {
        this.process = process;
        this.events = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts measuring, with the JVM and the class path of this process. */
    public static TimingProcess start(TimingRequest request) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(JvmFlags.ofCodecs());
        command.addAll(List.of("-Djmh.ignoreLock=true", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
        command.add(System.getProperty("java.class.path"));
        command.add(TimingWorker.class.getName());
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        TimingProcess started = new TimingProcess(process);
        try (var in = process.getOutputStream()) {
            in.write(JSON.writeValueAsBytes(request));
        } catch (IOException e) {
            started.close();
            throw e;
        }
        return started;
    }

    /** The version of JMH that measures. */
    public static String jmhVersion() {
        return Version.getPlainVersion().replaceFirst(" .*", "");
    }

    /** The flags of the JVMs that measure. */
    public static List<String> flags() {
        return List.of(JvmFlags.ofForks());
    }

    /** The next event; waits for it. Empty behind the last, and once it is closed. */
    public Optional<TimingEvent> next() throws IOException {
        String line = line();
        return line == null || closed ? Optional.empty() : Optional.of(JSON.readValue(line, TimingEvent.class));
    }

    private @Nullable String line() throws IOException {
        try {
            return events.readLine();
        } catch (IOException e) {
            if (closed) {
                return null; // closed while it was read
            }
            throw e;
        }
    }

    /** Ends the process and its children by their handles; waits until they are gone. May be called by another thread. */
    @Override
    public void close() {
        closed = true;
        // The worker first, so that it starts no others; what it has started is known by then.
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        children.forEach(TimingProcess::await);
        await(process.toHandle());
    }

    private static void await(ProcessHandle ended) {
        try {
            ended.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("Process " + ended.pid() + " does not end", e);
        }
    }
}
