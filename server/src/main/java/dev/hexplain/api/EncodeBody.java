package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.inspect.encodings.Declarations;
import dev.hexplain.inspect.encodings.DeclaredRequest;
import dev.hexplain.inspect.encodings.DeclaredRequest.Values;
import dev.hexplain.inspect.encodings.EditedSchemas;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.ImportedRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The body that names codecs, and a sample with its values, an object of a dump, or declared classes. */
final class EncodeBody {
    /** In bytes. */
    static final int LARGEST = 4 << 20;

    private static final int LONGEST_ID = 100;
    private static final int LONGEST_PATH = 4000;
    private static final int LONGEST_SOURCE = 1 << 20;
    private static final int MOST_CODECS = 200;
    private static final int MOST_SIZES = 100;

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

    /** Whether a body has declarations of classes. */
    static boolean isDeclared(JsonNode body) {
        if (body.has("declarations") && body.has("sample")) {
            throw Problem.badRequest("Name either a `sample` or `declarations`, not both.");
        }
        return body.has("declarations");
    }

    static DeclaredRequest readDeclared(JsonNode body) {
        Declarations declarations = new Declarations(
                body.has("language") ? Params.text(body, "language", LONGEST_ID) : Declarations.JAVA,
                Params.text(body, "declarations", LONGEST_SOURCE),
                body.has("type") ? Params.text(body, "type", LONGEST_PATH) : "",
                Params.number(body, "seed").orElse(Declarations.FIRST_SEED),
                size(Params.number(body, "size")));
        if (declarations.size().isPresent()) {
            requireGenerated(body, "size");
        }
        return new DeclaredRequest(declarations, declaredValues(body), codecs(body.path("codecs")));
    }

    private static Values declaredValues(JsonNode body) {
        if (body.has("dump") && body.has("json")) {
            throw Problem.badRequest("Values are those of a `dump` or in `json`, not both.");
        }
        if (isOfDump(body)) {
            return new Values.Dumped(readObject(body));
        }
        return body.has("json") ? new Values.Written(Params.text(body, "json", LARGEST)) : new Values.Generated();
    }

    /** Imported values have a count of their own. */
    private static void requireGenerated(JsonNode body, String member) {
        if (body.has("dump") || body.has("json")) {
            throw Problem.badRequest(
                    ("`%s` is for samples, and for `declarations` whose values are generated: the lists"
                                    + " of a `dump` or of `json` have the elements that are there.")
                            .formatted(member));
        }
    }

    /** Whether a body names a dump rather than a sample. */
    static boolean isOfDump(JsonNode body) {
        if (body.has("dump") && body.has("sample")) {
            throw Problem.badRequest("Name either a `sample` or a `dump`, not both.");
        }
        return body.has("dump");
    }

    static ImportedRequest readObject(JsonNode body) {
        return new ImportedRequest(
                Params.text(body, "dump", LONGEST_ID),
                ChoicesBody.read(body),
                body.has("at") ? Optional.of(Params.text(body, "at", LONGEST_PATH)) : Optional.empty(),
                codecs(body.path("codecs")));
    }

    /** Schemas that were edited, by the ids of codecs. */
    static EditedSchemas schemas(JsonNode body) {
        JsonNode texts = body.path("schemas");
        if (texts.isMissingNode()) {
            return EditedSchemas.NONE;
        }
        if (!texts.isObject() || texts.size() > MOST_CODECS) {
            throw Problem.badRequest("`schemas` has to be an object with texts by the ids of codecs.");
        }
        Map<String, String> schemas = new HashMap<>();
        for (String codec : (Iterable<String>) texts::fieldNames) {
            schemas.put(codec, Params.text(texts, codec, LONGEST_SOURCE));
        }
        return new EditedSchemas(schemas);
    }

    /** Ids of codecs; empty where none are named. */
    static Optional<List<String>> codecs(JsonNode ids) {
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

    /** The sizes of a sample or of generated values to measure; none where none are named. */
    static List<Integer> sizes(JsonNode body) {
        JsonNode sizes = body.path("sizes");
        if (sizes.isMissingNode()) {
            return List.of();
        }
        if (!body.has("sample")) {
            requireGenerated(body, "sizes");
        }
        if (body.has("size")) {
            throw Problem.badRequest("`sizes` take the place of `size`.");
        }
        if (!sizes.isArray() || sizes.size() > MOST_SIZES) {
            throw Problem.badRequest("`sizes` has to be a list of at most %d numbers.".formatted(MOST_SIZES));
        }
        List<Integer> all = new ArrayList<>();
        for (JsonNode size : sizes) {
            if (!size.isIntegralNumber() || !size.canConvertToInt()) {
                throw Problem.badRequest("`sizes` has to be a list of whole numbers, such as [1, 10, 100].");
            }
            all.add(size.intValue());
        }
        return List.copyOf(all);
    }

    private static OptionalInt size(OptionalLong size) {
        return size.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) Math.min(size.getAsLong(), Integer.MAX_VALUE));
    }
}
