package dev.hexplain.timing;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.util.Version;

/**
 * A run in a process of its own. Ask {@link #next} until it is empty; closing ends the process, and those that it
 * started.
 */
public final class TimingProcess implements AutoCloseable {
    private static final JsonMapper JSON = TimingJson.mapper();

    private final CodecProcess process;
    private final TimedObjectFile object;

    private TimingProcess(CodecProcess process, TimedObjectFile object) {
        this.process = process;
        this.object = object;
    }

    /** Starts measuring, with the JVM and the class path of this process. */
    public static TimingProcess start(TimingRequest request) throws IOException {
        TimedObjectFile object = TimedObjectFile.of(request.subjects());
        try {
            CodecProcess process = CodecProcess.start(
                    TimingWorker.class,
                    List.of("-Djmh.ignoreLock=true"),
                    object.environment(),
                    JSON.writeValueAsBytes(request));
            return new TimingProcess(process, object);
        } catch (IOException e) {
            object.close();
            throw e;
        }
    }

    /** The version of JMH that measures. */
    public static String jmhVersion() {
        return Version.getPlainVersion().replaceFirst(" .*", "");
    }

    /** The flags of the JVMs that measure. */
    public static List<String> flags() {
        return List.of(JvmFlags.ofForks());
    }

    /** The process itself, whose children measure. */
    public ProcessHandle handle() {
        return process.handle();
    }

    /** The next event; waits for it. Empty behind the last, and once it is closed. */
    public Optional<TimingEvent> next() throws IOException {
        Optional<String> line = process.next();
        return line.isEmpty() ? Optional.empty() : Optional.of(JSON.readValue(line.get(), TimingEvent.class));
    }

    /** Ends the process and its children by their handles; waits until they are gone. May be called by another thread. */
    @Override
    public void close() {
        process.close();
        try {
            object.close();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete the file of the object that was measured", e);
        }
    }
}
