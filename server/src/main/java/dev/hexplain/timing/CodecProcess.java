package dev.hexplain.timing;

import dev.hexplain.bytes.OwnJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A program of Hexplain's that uses codecs, in a process of its own: it reads standard input to the end, and writes lines.
 * Ask {@link #next} until it is empty; closing ends the process, and those that it started.
 */
public final class CodecProcess implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 10;

    private final Process process;
    private final BufferedReader lines;
    private volatile boolean closed;

    private CodecProcess(Process process) {
        this.process = process;
        this.lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /**
     * Starts a program, with the JVM and the class path of this process.
     *
     * @param program has a {@code main}
     * @param flags of its JVM, besides those that codecs need
     * @param environment variables besides those of this process
     */
    public static CodecProcess start(
            Class<?> program, List<String> flags, Map<String, String> environment, byte[] input) throws IOException {
        List<String> all = new ArrayList<>(JvmFlags.ofCodecs());
        all.addAll(flags);
        ProcessBuilder builder = OwnJvm.running(program, all);
        builder.environment().putAll(environment);
        CodecProcess started = new CodecProcess(builder.start());
        try (var in = started.process.getOutputStream()) {
            in.write(input);
        } catch (IOException e) {
            started.close();
            throw e;
        }
        return started;
    }

    /** The process itself. */
    public ProcessHandle handle() {
        return process.toHandle();
    }

    /** The next line; waits for it. Empty behind the last, and once it is closed. */
    public Optional<String> next() throws IOException {
        try {
            String line = lines.readLine();
            return closed ? Optional.empty() : Optional.ofNullable(line);
        } catch (IOException e) {
            if (closed) {
                return Optional.empty(); // closed while it was read
            }
            throw e;
        }
    }

    /** Ends the process and its children by their handles; waits until they are gone. May be called by another thread. */
    @Override
    public void close() {
        closed = true;
        // The program first, so that it starts no others; what it has started is known by then.
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        children.forEach(CodecProcess::await);
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
