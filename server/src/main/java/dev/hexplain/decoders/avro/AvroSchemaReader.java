package dev.hexplain.decoders.avro;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decoders.avro.AvroType.Kind;
import dev.hexplain.decoders.avro.AvroType.Logical;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Enumeration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads schemas in JSON (specification 1.12, "Schema Declaration"). A field's attribute {@code logical} names the
 * member of the encoded object, where that differs from the field's name.
 */
final class AvroSchemaReader {
    private static final int MAX_PLACES = 1 << 18;
    private static final int MAX_DEPTH = 200;
    private static final String VALUE = "value";

    private final Map<String, AvroType> named = new HashMap<>();
    private final List<@Nullable Place> places = new ArrayList<>();
    private int depth;

    private AvroSchemaReader() {}

    /**
     * Reads a schema, or several files with schemas that refer to each other.
     *
     * @param root the name of the root type; empty for the schema's own
     */
    static AvroSchema read(String json, String root) {
        JsonNode node = AvroSchemaFiles.read(json, root);
        AvroSchemaReader reader = new AvroSchemaReader();
        Place whole = reader.place(VALUE, "", node, "");
        Place meant = root.isEmpty() ? whole : reader.rooted(root);
        return new AvroSchema(meant, reader.settled(), AvroFingerprint.of(node));
    }

    private List<Place> settled() {
        List<Place> all = new ArrayList<>();
        for (Place place : places) {
            if (place != null) {
                all.add(place);
            }
        }
        return List.copyOf(all);
    }

    private Place rooted(String root) {
        AvroType type = named.get(root);
        if (type == null) {
            type = named.entrySet().stream()
                    .filter(each -> each.getKey().endsWith("." + root))
                    .map(Map.Entry::getValue)
                    .findFirst()
                    .orElseThrow(() -> new SchemaDiagnostic(
                            "The schema declares no type " + root + ", but " + String.join(", ", named.keySet())));
        }
        return add(reserve(), VALUE, "", type, "");
    }

    private int reserve() {
        if (places.size() == MAX_PLACES) {
            throw new SchemaDiagnostic("The schema uses more than " + MAX_PLACES + " types");
        }
        places.add(null);
        return places.size() - 1;
    }

    private Place add(int index, String name, String logical, AvroType type, String doc) {
        Place place = new Place(index, name, logical, type, doc);
        places.set(index, place);
        return place;
    }

    private Place place(String name, String logical, JsonNode schema, String namespace) {
        return place(name, logical, schema, namespace, "");
    }

    private Place place(String name, String logical, JsonNode schema, String namespace, String doc) {
        if (++depth > MAX_DEPTH) {
            throw new SchemaDiagnostic("Types are declared in types more than " + MAX_DEPTH + " deep");
        }
        int index = reserve();
        AvroType type = type(schema, namespace);
        depth--;
        return add(index, name, logical, type, doc);
    }

    private AvroType type(JsonNode schema, String namespace) {
        if (schema.isTextual()) {
            return byName(schema.asText(), schema, namespace);
        }
        if (schema.isArray()) {
            return union(schema, namespace);
        }
        JsonNode type = schema.path("type");
        if (!schema.isObject() || type.isMissingNode()) {
            throw new SchemaDiagnostic("Expected a type, found " + shown(schema));
        }
        if (!type.isTextual()) {
            return type(type, namespace);
        }
        return switch (type.asText()) {
            case "record", "error" -> record(schema, namespace);
            case "enum" -> enumeration(schema, namespace);
            case "fixed" -> fixed(schema, namespace);
            case "array" -> new AvroType.Array(place("", "", required(schema, "items"), namespace));
            case "map" -> new AvroType.Mapping(place(VALUE, "", required(schema, "values"), namespace));
            default -> byName(type.asText(), schema, namespace);
        };
    }

    private AvroType byName(String name, JsonNode schema, String namespace) {
        for (Kind kind : Kind.values()) {
            if (kind.id().equals(name)) {
                return new AvroType.Primitive(kind, logical(schema, kind.id()));
            }
        }
        AvroType known = named.get(name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name);
        known = known == null ? named.get(name) : known;
        if (known == null) {
            throw new SchemaDiagnostic("The type " + name + " is declared nowhere before it is used");
        }
        return known;
    }

    private AvroType union(JsonNode branches, String namespace) {
        List<Place> places = new ArrayList<>();
        for (JsonNode branch : branches) {
            if (branch.isArray()) {
                throw new SchemaDiagnostic("A union holds a union, which cannot be told from it");
            }
            places.add(place(VALUE, "", branch, namespace));
        }
        return new AvroType.Union(List.copyOf(places));
    }

    private AvroType record(JsonNode schema, String namespace) {
        String name = fullName(schema, namespace);
        AvroType.RecordType record = new AvroType.RecordType(name);
        named.put(name, record);
        JsonNode fields = required(schema, "fields");
        if (!fields.isArray()) {
            throw new SchemaDiagnostic("The fields of " + name + " are no list");
        }
        for (JsonNode field : fields) {
            String fieldName = required(field, "name").asText();
            String logical = field.path("logical").asText(fieldName);
            String doc = field.path("doc").asText();
            record.fields.add(place(fieldName, logical, required(field, "type"), namespaceOf(name), doc));
        }
        return record;
    }

    private AvroType enumeration(JsonNode schema, String namespace) {
        String name = fullName(schema, namespace);
        Map<Long, Enumeration.Symbol> symbols = new HashMap<>();
        for (JsonNode symbol : required(schema, "symbols")) {
            symbols.put((long) symbols.size(), new Enumeration.Symbol(symbol.asText(), ""));
        }
        AvroType type = new AvroType.EnumType(name, new Enumeration(name, false, symbols), symbols.size());
        named.put(name, type);
        return type;
    }

    private AvroType fixed(JsonNode schema, String namespace) {
        String name = fullName(schema, namespace);
        JsonNode size = required(schema, "size");
        if (!size.isInt() || size.asInt() < 0) {
            throw new SchemaDiagnostic("The size of " + name + " is no number of bytes: " + shown(size));
        }
        AvroType type = new AvroType.Fixed(name, size.asInt(), logical(schema, "fixed"));
        named.put(name, type);
        return type;
    }

    /** A logical type that does not fit its type is ignored ("implementations must ignore unknown logical types"). */
    private static Logical logical(JsonNode schema, String type) {
        String id = schema.path("logicalType").asText();
        boolean fits = switch (id) {
            case "decimal" -> type.equals("bytes") || type.equals("fixed");
            case "uuid" ->
                type.equals("string")
                        || (type.equals("fixed") && schema.path("size").asInt() == 16);
            case "date", "time-millis" -> type.equals("int");
            case "time-micros",
                    "timestamp-millis",
                    "timestamp-micros",
                    "timestamp-nanos",
                    "local-timestamp-millis",
                    "local-timestamp-micros",
                    "local-timestamp-nanos" -> type.equals("long");
            case "duration" -> type.equals("fixed") && schema.path("size").asInt() == 12;
            default -> false;
        };
        return fits
                ? new Logical(
                        id,
                        schema.path("precision").asInt(),
                        schema.path("scale").asInt())
                : Logical.NONE;
    }

    private static String fullName(JsonNode schema, String namespace) {
        String name = required(schema, "name").asText();
        if (name.contains(".")) {
            return name;
        }
        String own = schema.path("namespace").asText(namespace);
        return own.isEmpty() ? name : own + "." + name;
    }

    private static String namespaceOf(String fullName) {
        return fullName.substring(0, Math.max(0, fullName.lastIndexOf('.')));
    }

    private static JsonNode required(JsonNode schema, String attribute) {
        JsonNode value = schema.path(attribute);
        if (value.isMissingNode()) {
            throw new SchemaDiagnostic("Expected the attribute \"" + attribute + "\" in " + shown(schema));
        }
        return value;
    }

    private static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() > 80 ? text.substring(0, 80) + "…" : text;
    }
}
