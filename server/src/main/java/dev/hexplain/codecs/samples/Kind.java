package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a value may be: how it is spelled in JSON, and which object it becomes. */
sealed interface Kind permits Kind.Scalar, ListKind, Struct {
    /** JSON schema, draft 2020-12. */
    ObjectNode schema();

    /**
     * The object that is spelled.
     *
     * @param path where it stands, for messages
     * @param mistakes takes what is wrong
     * @return the object; where there are mistakes, anything
     */
    @Nullable Object read(JsonNode given, String path, List<Mistake> mistakes);

    /** The spelling of an object. */
    JsonNode write(Object value);

    /** A kind without parts. */
    non-sealed interface Scalar extends Kind {
        /** What would do, for people: {@code a number}. */
        String expected();

        /** The object that is spelled; empty where it is not of this kind. */
        Optional<Object> read(JsonNode given);

        @Override
        default @Nullable Object read(JsonNode given, String path, List<Mistake> mistakes) {
            Optional<Object> value = read(given);
            if (value.isEmpty()) {
                mistakes.add(new Mistake(path, expected(), Json.shown(given)));
            }
            return value.orElse(null);
        }
    }
}
