package dev.hexplain.decoders.smile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.testing.LogicalValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** The values that the generator of the real encodings wrote, as Jackson writes them. */
final class Expected {
    private static final JsonNodeFactory NODES = new ObjectMapper().getNodeFactory();

    /** In the order they begin, as references count them. */
    private final List<JsonNode> objects = new ArrayList<>();

    private Expected() {}

    /** By logical path. */
    static Map<String, String> of(JsonNode value) {
        Map<String, String> values = LogicalValues.of(new Expected().plain(value));
        values.values().remove("");
        values.replaceAll((path, text) -> text.equals("\"Infinity\"") ? "Infinity" : text);
        return values;
    }

    private JsonNode plain(JsonNode node) {
        if (node.isArray()) {
            ArrayNode array = NODES.arrayNode();
            objects.add(array);
            node.forEach(each -> array.add(plain(each)));
            return array;
        }
        if (!node.isObject()) {
            return node;
        }
        if (node.size() == 1 && node.fieldNames().next().startsWith("$")) {
            return special(node.fieldNames().next(), node.elements().next());
        }
        ObjectNode object = NODES.objectNode();
        objects.add(object);
        node.properties().forEach(each -> {
            if (!each.getKey().equals("$class")) {
                object.set(each.getKey(), plain(each.getValue()));
            }
        });
        return object;
    }

    private JsonNode special(String type, JsonNode value) {
        return switch (type) {
            case "$BigInteger" -> NODES.numberNode(new BigInteger(value.asText()));
            case "$BigDecimal" -> NODES.numberNode(new BigDecimal(value.asText()));
            case "$ref" -> objects.get(value.intValue());
            case "$bytes" -> NODES.binaryNode(HexFormat.of().parseHex(value.asText()));
            default -> value;
        };
    }
}
