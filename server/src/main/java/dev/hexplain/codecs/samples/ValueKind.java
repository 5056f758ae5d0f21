package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a value may be: how it is spelled in JSON, and which object it becomes. */
sealed interface ValueKind permits ValueKind.Scalar, ListKind, StructKind {
    /** JSON schema, draft 2020-12. */
    ObjectNode schema();

    /**
     * The object that is spelled.
     *
     * @param path where it stands, for messages
     * @param mistakes takes what is wrong
     * @return the object; where there are mistakes, anything
     */
    @Nullable Object read(JsonNode given, String path, List<SampleIssue> mistakes);

    /** The spelling of an object. */
    JsonNode write(Object value);

    /** A kind without parts. */
    non-sealed interface Scalar extends ValueKind {
        /** What would do, for people: {@code a number}. */
        String expected();

        /** The object that is spelled; empty where it is not of this kind. */
        Optional<Object> read(JsonNode given);

        @Override
        default @Nullable Object read(JsonNode given, String path, List<SampleIssue> mistakes) {
            Optional<Object> value = read(given);
            if (value.isEmpty()) {
                mistakes.add(new SampleIssue(path, expected(), SampleJson.shown(given)));
            }
            return value.orElse(null);
        }
    }
}
