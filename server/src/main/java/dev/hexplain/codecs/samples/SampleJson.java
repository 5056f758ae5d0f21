package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Formats and merges JSON values of samples. */
final class SampleJson {
    private static final int SHOWN = 40;

    private SampleJson() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    static ObjectNode type(String... names) {
        ObjectNode schema = object();
        if (names.length == 1) {
            return schema.put("type", names[0]);
        }
        for (String name : names) {
            schema.withArray("type").add(name);
        }
        return schema;
    }

    /** A node as messages show it, shortened. */
    static String shown(JsonNode node) {
        if (node.isContainerNode()) {
            return node.isArray() ? "an array" : "an object";
        }
        String text = node.toString();
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    }

    /** One object over another: what the second has replaces what the first has, member by member. */
    static JsonNode merged(JsonNode base, JsonNode over) {
        if (!base.isObject() || !over.isObject()) {
            return over;
        }
        ObjectNode both = object();
        both.setAll((ObjectNode) base);
        over.properties()
                .forEach(each -> both.set(
                        each.getKey(),
                        base.has(each.getKey()) ? merged(base.get(each.getKey()), each.getValue()) : each.getValue()));
        return both;
    }
}
