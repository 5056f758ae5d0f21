package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A list of values of one kind.
 *
 * @param component of the array they become; null where they become an {@link ArrayList}
 */
record ListKind(ValueKind element, @Nullable Class<?> component, int longest) implements ValueKind {
    @Override
    public ObjectNode schema() {
        ObjectNode schema = SampleJson.type("array").put("maxItems", longest);
        ObjectNode items = element.schema();
        if (element instanceof StructKind struct) {
            struct.members().keySet().forEach(items.putArray("required")::add);
        }
        schema.set("items", items);
        return schema;
    }

    @Override
    public @Nullable Object read(JsonNode given, String path, List<SampleIssue> issues) {
        if (!given.isArray() || given.size() > longest) {
            String found = given.isArray() ? "%d elements".formatted(given.size()) : SampleJson.shown(given);
            issues.add(new SampleIssue(path, "an array of up to %d elements".formatted(longest), found));
            return null;
        }
        int before = issues.size();
        List<@Nullable Object> elements = new ArrayList<>(given.size());
        for (int i = 0; i < given.size(); i++) {
            elements.add(element.read(given.get(i), path + "[" + i + "]", issues));
        }
        return issues.size() == before ? collected(elements) : null;
    }

    private Object collected(List<@Nullable Object> elements) {
        if (component == null) {
            return elements;
        }
        Object array = Array.newInstance(component, elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }

    @Override
    public JsonNode write(Object value) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        int length = component == null ? ((List<?>) value).size() : Array.getLength(value);
        for (int i = 0; i < length; i++) {
            array.add(element.write(component == null ? ((List<?>) value).get(i) : Array.get(value, i)));
        }
        return array;
    }
}
