package dev.hexplain.timing;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The file by which processes that JMH forks learn of an object that is of no sample: parameters and flags of a
 * benchmark are part of its results, and a variable of the environment is not.
 */
final class TimedObjectFile implements AutoCloseable {
    private static final JsonMapper JSON = TimingJson.mapper();
    private static final String VARIABLE = "HEXPLAIN_TIMED_OBJECT";

    private static final TypeReference<List<TimedSubject>> OBJECTS = new TypeReference<>() {};

    private final @Nullable Path file;

    private TimedObjectFile(@Nullable Path file) {
        this.file = file;
    }

    /** Writes the file where a process is to measure such an object, or the same in several sizes; there is none for a sample. */
    static TimedObjectFile of(List<TimedSubject> subjects) throws IOException {
        List<TimedSubject> objects = subjects.stream()
                .filter(TimedSubject.OfObject.class::isInstance)
                .toList();
        if (objects.isEmpty()) {
            return new TimedObjectFile(null);
        }
        Path file = Files.createTempFile("hexplain-timed", ".json");
        Files.write(file, JSON.writerFor(OBJECTS).writeValueAsBytes(objects));
        return new TimedObjectFile(file);
    }

    /** By which a process finds it. */
    Map<String, String> environment() {
        return file == null ? Map.of() : Map.of(VARIABLE, file.toString());
    }

    /** The object of as many elements, where this process was started to measure objects. */
    static TimedSubject orSample(TimedSubject.OfSample otherwise) throws IOException {
        String file = System.getenv(VARIABLE);
        if (file == null) {
            return otherwise;
        }
        List<TimedSubject> objects = JSON.readValue(Path.of(file).toFile(), OBJECTS);
        return objects.stream()
                .filter(each -> each.elements() == otherwise.elements())
                .findFirst()
                .orElseThrow(() -> new IOException("No object of %d elements".formatted(otherwise.elements())));
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            Files.deleteIfExists(file);
        }
    }
}
