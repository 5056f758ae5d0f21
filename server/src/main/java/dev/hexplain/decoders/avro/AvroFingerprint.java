package dev.hexplain.decoders.avro;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.StringJoiner;

/**
 * Computes the parsing canonical form of a schema and its 64-bit Rabin fingerprint ("Parsing Canonical Form for
 * Schemas").
 */
final class AvroFingerprint {
    static final long EMPTY = 0xc15d213aa4d7a795L;

    private static final long[] TABLE = table();
    private static final List<String> PRIMITIVES =
            List.of("null", "boolean", "int", "long", "float", "double", "bytes", "string");

    private AvroFingerprint() {}

    static long of(JsonNode schema) {
        long fingerprint = EMPTY;
        for (byte each : canonical(schema, "").getBytes(StandardCharsets.UTF_8)) {
            fingerprint = fingerprint >>> 8 ^ TABLE[(int) (fingerprint ^ each) & 0xFF];
        }
        return fingerprint;
    }

    private static long[] table() {
        long[] table = new long[256];
        for (int i = 0; i < table.length; i++) {
            long fingerprint = i;
            for (int bit = 0; bit < 8; bit++) {
                fingerprint = fingerprint >>> 1 ^ (EMPTY & -(fingerprint & 1));
            }
            table[i] = fingerprint;
        }
        return table;
    }

    /** Full names, only the attributes that matter, in a fixed order, without white space. */
    static String canonical(JsonNode schema, String namespace) {
        if (schema.isTextual()) {
            return text(full(schema.asText(), namespace));
        }
        if (schema.isArray()) {
            StringJoiner branches = new StringJoiner(",", "[", "]");
            schema.forEach(branch -> branches.add(canonical(branch, namespace)));
            return branches.toString();
        }
        JsonNode type = schema.path("type");
        if (!type.isTextual()) {
            return canonical(type, namespace);
        }
        return switch (type.asText()) {
            case "record", "error" -> named(schema, namespace, "record");
            case "enum", "fixed" -> named(schema, namespace, type.asText());
            case "array" -> "{\"type\":\"array\",\"items\":" + canonical(schema.path("items"), namespace) + "}";
            case "map" -> "{\"type\":\"map\",\"values\":" + canonical(schema.path("values"), namespace) + "}";
            default -> text(full(type.asText(), namespace));
        };
    }

    private static String named(JsonNode schema, String around, String type) {
        String given = schema.path("name").asText();
        String name =
                full(given, given.contains(".") ? "" : schema.path("namespace").asText(around));
        String namespace = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        String head = "{\"name\":" + text(name) + ",\"type\":\"" + type + "\",";
        return switch (type) {
            case "enum" -> {
                StringJoiner symbols = new StringJoiner(",", "[", "]");
                schema.path("symbols").forEach(symbol -> symbols.add(text(symbol.asText())));
                yield head + "\"symbols\":" + symbols + "}";
            }
            case "fixed" -> head + "\"size\":" + schema.path("size").asLong() + "}";
            default -> {
                StringJoiner fields = new StringJoiner(",", "[", "]");
                schema.path("fields")
                        .forEach(field -> fields.add(
                                "{\"name\":" + text(field.path("name").asText()) + ",\"type\":"
                                        + canonical(field.path("type"), namespace) + "}"));
                yield head + "\"fields\":" + fields + "}";
            }
        };
    }

    private static String full(String name, String namespace) {
        return PRIMITIVES.contains(name) || name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    private static String text(String value) {
        return JsonNodeFactory.instance.textNode(value).toString();
    }
}
