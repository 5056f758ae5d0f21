package dev.hexplain.decoders.kafka;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;

/** What a body says, as JSON of the same form as that of Kafka's own converters; records are left out. */
record BodyValues(FieldTree tree) {
    JsonNode of(Field field) {
        return switch (field.shape().production()) {
            case Productions.ARRAY -> list(field);
            case Productions.SCALAR, KafkaBodyShapes.SIZED, KafkaBodyShapes.CODE ->
                JsonNodeFactory.instance.textNode(text(field));
            default -> struct(field);
        };
    }

    private String text(Field field) {
        if (field.type().endsWith("bytes") && !field.type().equals("null")) {
            Field value = tree.child(field, "value").orElseThrow();
            byte[] bytes = tree.sourceOf(value).copy(value.offset(), (int) value.length());
            return JsonNodeFactory.instance.binaryNode(bytes).asText();
        }
        String actual = tree.value(field).actual();
        return field.type().endsWith("string") && !field.type().equals("null")
                ? actual.substring(1, actual.length() - 1)
                : actual;
    }

    private ArrayNode list(Field field) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        children(field).stream().skip(1).forEach(each -> array.add(of(each)));
        return array;
    }

    private ObjectNode struct(Field field) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        add(object, field);
        return object;
    }

    private void add(ObjectNode object, Field field) {
        for (Field each : children(field)) {
            if (each.name().equals("tagged_fields")) {
                children(each).forEach(tagged -> add(object, tagged));
            } else if (!each.shape().logical().isEmpty() && !each.type().endsWith("records")) {
                object.set(each.shape().logical(), of(each));
            }
        }
    }

    private List<Field> children(Field field) {
        return tree.children(field, 0, 1000);
    }

    /** What a converter wrote, in texts only, so that numbers are not told apart by their types. */
    static JsonNode plain(JsonNode node) {
        if (node.isObject()) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            node.properties().stream()
                    .filter(each -> !each.getKey().matches(".*[rR]ecordsSizeInBytes"))
                    .forEach(each -> object.set(each.getKey(), plain(each.getValue())));
            return object;
        }
        if (node.isArray()) {
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            node.forEach(each -> array.add(plain(each)));
            return array;
        }
        return JsonNodeFactory.instance.textNode(node.asText());
    }
}
