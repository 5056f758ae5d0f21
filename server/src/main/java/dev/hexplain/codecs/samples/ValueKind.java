package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The kind of a value: its JSON form, and the object it becomes. */
sealed interface ValueKind permits ValueKind.Scalar, ListKind, StructKind {
    /** JSON schema, draft 2020-12. */
    ObjectNode schema();

    /**
     * Reads the object from JSON.
     *
     * @param path its path, for messages
     * @param issues receives errors
     * @return the object; any value where there are errors
     */
    @Nullable Object read(JsonNode given, String path, List<SampleIssue> issues);

    /** Writes an object as JSON. */
    JsonNode write(Object value);

    /** A kind without parts. */
    non-sealed interface Scalar extends ValueKind {
        /** What is expected, in messages: {@code a number}. */
        String expected();

        /** Reads the object from JSON; empty where it is not of this kind. */
        Optional<Object> read(JsonNode given);

        @Override
        default @Nullable Object read(JsonNode given, String path, List<SampleIssue> issues) {
            Optional<Object> value = read(given);
            if (value.isEmpty()) {
                issues.add(new SampleIssue(path, expected(), SampleJson.shown(given)));
            }
            return value.orElse(null);
        }
    }
}
