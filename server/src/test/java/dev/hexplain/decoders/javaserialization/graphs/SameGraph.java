package dev.hexplain.decoders.javaserialization.graphs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compares what two programs say of an object, whatever order each visits it in: where one refers to an object, the other
 * refers to the same one, or has it there.
 */
final class SameGraph {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private final Map<String, JsonNode> expectedAt = new HashMap<>();
    private final Map<String, JsonNode> foundAt = new HashMap<>();
    /** The object of the one that is an object of the other. */
    private final IdentityHashMap<JsonNode, JsonNode> same = new IdentityHashMap<>();

    private final IdentityHashMap<JsonNode, JsonNode> back = new IdentityHashMap<>();

    private final boolean digitsDiffer;

    private SameGraph(boolean digitsDiffer) {
        this.digitsDiffer = digitsDiffer;
    }

    /**
     * Asserts that both say the same.
     *
     * @param digitsDiffer whether one is of a JDK before 19, which writes more digits of some floating-point numbers
     */
    static void assertSame(String expected, String found, boolean digitsDiffer) throws IOException {
        JsonNode first = JSON.readTree(expected);
        JsonNode second = JSON.readTree(found);
        SameGraph graphs = new SameGraph(digitsDiffer);
        index(first, "", graphs.expectedAt, false);
        index(second, "", graphs.foundAt, true);
        graphs.compare(first, second, "");
    }

    /** Paths of members are written in two ways. */
    private static void index(JsonNode node, String path, Map<String, JsonNode> at, boolean ofValues) {
        at.put(path, node);
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                index(node.get(i), path + "[" + i + "]", at, ofValues);
            }
        }
        node.properties()
                .forEach(member -> index(
                        member.getValue(),
                        path + (ofValues ? step(member.getKey(), path) : "/" + member.getKey()),
                        at,
                        ofValues));
    }

    private static String step(String key, String path) {
        return key.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*")
                ? (path.isEmpty() ? "" : ".") + key
                : "[\"" + key.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    private static JsonNode target(JsonNode node, Map<String, JsonNode> at) {
        JsonNode target = node;
        while (target.path("$ref").isTextual() && target.size() == 1) {
            String path = target.path("$ref").textValue();
            assertThat(at).containsKey(path);
            target = at.get(path);
        }
        return target;
    }

    private void compare(JsonNode expectedHere, JsonNode foundHere, String path) {
        JsonNode expected = target(expectedHere, expectedAt);
        JsonNode found = target(foundHere, foundAt);
        if (expected.isValueNode()) {
            assertThat(found.isNumber()).as(path).isEqualTo(expected.isNumber());
            if (!digitsDiffer || !expected.isBigDecimal() || expected.floatValue() != found.floatValue()) {
                assertThat(found.asText()).as(path).isEqualTo(expected.asText());
            }
        } else if (expected.isEmpty() && found.isEmpty()) {
            // A JVM has one empty list for many; which of them are one object is not compared.
            assertThat(found.isArray()).as(path).isEqualTo(expected.isArray());
        } else if (same.containsKey(expected)) {
            assertThat(same.get(expected)).as(path).isSameAs(found);
        } else {
            assertThat(back.put(found, expected)).as(path).isNull();
            same.put(expected, found);
            parts(expected, found, path);
        }
    }

    private void parts(JsonNode expected, JsonNode found, String path) {
        if (expected.path("$set").isArray()) {
            assertThat(texts(found)).as(path).containsExactlyInAnyOrderElementsOf(texts(expected.path("$set")));
            return;
        }
        assertThat(found.isArray()).as(path).isEqualTo(expected.isArray());
        assertThat(found).as(path).hasSameSizeAs(expected);
        for (int i = 0; expected.isArray() && i < expected.size(); i++) {
            compare(expected.get(i), found.get(i), path + "[" + i + "]");
        }
        expected.properties().forEach(member -> {
            assertThat(found.has(member.getKey()))
                    .as(path + "/" + member.getKey())
                    .isTrue();
            compare(member.getValue(), found.get(member.getKey()), path + "/" + member.getKey());
        });
    }

    /** Elements of sets have no parts. */
    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(element -> texts.add(element.asText()));
        return texts;
    }
}
