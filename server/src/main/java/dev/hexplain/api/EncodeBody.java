package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.inspect.encodings.EncodeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The body that names a sample, its values, and codecs. */
final class EncodeBody {
    /** In bytes. */
    static final int LARGEST = 4 << 20;

    private static final int LONGEST_ID = 100;
    private static final int MOST_CODECS = 200;

    private EncodeBody() {}

    static EncodeRequest read(JsonNode body) {
        String sample = Params.text(body, "sample", LONGEST_ID);
        JsonNode values = body.path("values");
        if (!values.isMissingNode() && !values.isObject()) {
            throw Problem.badRequest("`values` has to be an object, such as {\"prices\": [0.1]}.");
        }
        return new EncodeRequest(
                sample,
                values.isMissingNode() ? JsonNodeFactory.instance.objectNode() : values,
                codecs(body.path("codecs")),
                size(Params.number(body, "size")));
    }

    private static Optional<List<String>> codecs(JsonNode ids) {
        if (ids.isMissingNode()) {
            return Optional.empty();
        }
        if (!ids.isArray() || ids.size() > MOST_CODECS) {
            throw Problem.badRequest("`codecs` has to be a list of at most %d ids.".formatted(MOST_CODECS));
        }
        List<String> codecs = new ArrayList<>();
        for (JsonNode id : ids) {
            if (!id.isTextual()) {
                throw Problem.badRequest("`codecs` has to be a list of ids, which are strings.");
            }
            codecs.add(id.asText());
        }
        return Optional.of(codecs);
    }

    private static OptionalInt size(OptionalLong size) {
        return size.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.min(size.getAsLong(), Integer.MAX_VALUE));
    }
}
