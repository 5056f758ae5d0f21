package dev.hexplain.codecs.samples;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Named values in order, read as a map. Each has to be there: those of a sample's own members have defaults, those of
 * the elements of a list have none.
 *
 * @param members by name
 * @param others the kind of members with other names; null where none are allowed
 */
record StructKind(Map<String, ValueKind> members, ValueKind.@Nullable Scalar others) implements ValueKind {
    private static final int MOST_OTHERS = 1_000;

    StructKind(Map<String, ValueKind> members) {
        this(members, null);
    }

    @Override
    public ObjectNode schema() {
        ObjectNode schema = SampleJson.type("object");
        ObjectNode properties = schema.putObject("properties");
        members.forEach((name, kind) -> properties.set(name, kind.schema()));
        if (others == null) {
            schema.put("additionalProperties", false);
        } else {
            schema.set("additionalProperties", others.schema());
        }
        return schema;
    }

    @Override
    public @Nullable Object read(JsonNode given, String path, List<SampleIssue> issues) {
        if (!given.isObject() || given.size() > members.size() + MOST_OTHERS) {
            issues.add(new SampleIssue(path, "an object", SampleJson.shown(given)));
            return null;
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        members.forEach((name, kind) -> {
            JsonNode value = given.path(name);
            if (value.isMissingNode()) {
                issues.add(new SampleIssue(at(path, name), "a value", "nothing"));
            } else {
                values.put(name, kind.read(value, at(path, name), issues));
            }
        });
        given.properties().stream()
                .filter(each -> !members.containsKey(each.getKey()))
                .forEach(each -> values.put(
                        each.getKey(), other(each.getKey(), each.getValue(), at(path, each.getKey()), issues)));
        return values;
    }

    private @Nullable Object other(String name, JsonNode value, String path, List<SampleIssue> issues) {
        if (others != null) {
            return others.read(value, path, issues);
        }
        issues.add(new SampleIssue(
                path,
                "one of " + String.join(", ", members.keySet()),
                TextNode.valueOf(name).toString()));
        return null;
    }

    @Override
    public JsonNode write(Object value) {
        ObjectNode object = SampleJson.object();
        ((Map<?, ?>) value)
                .forEach((name, each) ->
                        object.set((String) name, kindOf((String) name).write(each)));
        return object;
    }

    private ValueKind kindOf(String name) {
        ValueKind kind = members.containsKey(name) ? members.get(name) : others;
        if (kind == null) {
            throw new IllegalArgumentException("There is no member " + name);
        }
        return kind;
    }

    private static String at(String path, String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
