package dev.hexplain.decoders.avro;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Makes one schema of several files, which refer to each other's types by their names: each type is declared where it is
 * first used.
 */
final class AvroSchemaFiles {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int MAX_DEPTH = 200;
    private static final String TYPE = "type";
    private static final String NAME = "name";
    private static final String NAMESPACE = "namespace";
    private static final String FIELDS = "fields";
    /** The parts of a schema that are schemas. */
    private static final List<String> INNER = List.of("items", "values");

    private final Map<String, ObjectNode> declared = new LinkedHashMap<>();
    private final Set<String> written = new HashSet<>();
    private int depth;

    private AvroSchemaFiles() {}

    /**
     * Reads the schema of a text.
     *
     * @param root the name of a type; empty for the one that no other refers to, of several files
     */
    static JsonNode read(String text, String root) {
        List<SchemaFile> files = SchemaFiles.split("", text);
        if (files.size() == 1) {
            return parsed(files.getFirst());
        }
        AvroSchemaFiles all = new AvroSchemaFiles();
        List<JsonNode> schemas = files.stream().map(AvroSchemaFiles::parsed).toList();
        schemas.forEach(schema -> all.declare(schema, ""));
        String first = all.root(root, schemas);
        return first.isEmpty() ? all.joined(schemas.getFirst().deepCopy(), "") : all.reference(first);
    }

    private static JsonNode parsed(SchemaFile file) {
        try {
            return JSON.readTree(file.text());
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation();
            throw new SchemaDiagnostic(
                    at == null ? 0 : at.getLineNr() + file.firstLine() - 1,
                    at == null ? 0 : at.getColumnNr(),
                    e.getOriginalMessage());
        }
    }

    // -- what is declared

    /** Takes in the named types in a schema, each with its namespace. */
    private void declare(JsonNode schema, String namespace) {
        descend();
        if (schema.isArray()) {
            schema.forEach(branch -> declare(branch, namespace));
        } else if (schema.isObject()) {
            String inside = isNamed(schema) ? declareNamed((ObjectNode) schema, namespace) : namespace;
            parts(schema).forEach(part -> declare(part, inside));
        }
        depth--;
    }

    private String declareNamed(ObjectNode schema, String around) {
        String name = fullName(schema, around);
        ObjectNode known = declared.putIfAbsent(name, schema);
        if (known != null && !known.equals(schema)) {
            throw new SchemaDiagnostic("The type " + name + " is declared twice, in different ways");
        }
        return namespaceOf(name);
    }

    private static boolean isNamed(JsonNode schema) {
        return schema.path(NAME).isTextual()
                && switch (schema.path(TYPE).asText()) {
                    case "record", "error", "enum", "fixed" -> true;
                    default -> false;
                };
    }

    /** The schemas in one. */
    private static List<JsonNode> parts(JsonNode schema) {
        List<JsonNode> parts = new ArrayList<>();
        schema.path(FIELDS).forEach(field -> parts.add(field.path(TYPE)));
        INNER.forEach(inner -> parts.add(schema.path(inner)));
        parts.add(schema.path(TYPE));
        return parts;
    }

    private static String fullName(JsonNode schema, String around) {
        String name = schema.path(NAME).asText();
        String namespace = schema.path(NAMESPACE).asText(around);
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    private static String namespaceOf(String fullName) {
        return fullName.substring(0, Math.max(0, fullName.lastIndexOf('.')));
    }

    /** The full name of a type that one refers to; empty where no file declares it. */
    private Optional<String> resolved(String name, String namespace) {
        String full = name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
        return declared.containsKey(full)
                ? Optional.of(full)
                : Optional.of(name).filter(declared::containsKey);
    }

    // -- which comes first

    private String root(String wanted, List<JsonNode> schemas) {
        if (!wanted.isEmpty()) {
            return declared.keySet().stream()
                    .filter(name -> name.equals(wanted) || name.endsWith("." + wanted))
                    .findFirst()
                    .orElse("");
        }
        Set<String> used = new HashSet<>();
        schemas.forEach(schema -> use(schema, "", used));
        List<String> outermost = schemas.stream()
                .filter(AvroSchemaFiles::isNamed)
                .map(schema -> fullName(schema, ""))
                .toList();
        return outermost.stream()
                .filter(name -> !used.contains(name))
                .findFirst()
                .or(() -> outermost.stream().findFirst())
                .orElse("");
    }

    /** Collects the types that others refer to; a type that refers to itself is not used by that. */
    private void use(JsonNode schema, String namespace, Set<String> used) {
        if (schema.isTextual()) {
            resolved(schema.asText(), namespace).ifPresent(used::add);
        } else if (schema.isArray()) {
            schema.forEach(branch -> use(branch, namespace, used));
        } else if (schema.isObject()) {
            String name = isNamed(schema) ? fullName(schema, namespace) : "";
            boolean isKnown = used.contains(name);
            String inside = name.isEmpty() ? namespace : namespaceOf(name);
            parts(schema).forEach(part -> use(part, inside, used));
            if (!isKnown) {
                used.remove(name);
            }
        }
    }

    // -- one schema of all

    private JsonNode reference(String fullName) {
        if (!written.add(fullName)) {
            return TextNode.valueOf(fullName);
        }
        ObjectNode schema =
                Objects.requireNonNull(declared.get(fullName), fullName).deepCopy();
        String namespace = namespaceOf(fullName);
        if (!schema.path(NAME).asText().contains(".")) {
            schema.put(NAMESPACE, namespace);
        }
        return joined(schema, namespace);
    }

    private JsonNode joined(JsonNode schema, String namespace) {
        descend();
        JsonNode made = schema.isTextual()
                ? resolved(schema.asText(), namespace).map(this::reference).orElse(schema)
                : schema.isArray() ? branches(schema, namespace) : schema;
        if (schema instanceof ObjectNode object) {
            for (JsonNode field : object.path(FIELDS)) {
                replace(field, TYPE, namespace);
            }
            INNER.forEach(inner -> replace(object, inner, namespace));
            if (!isNamed(object)) {
                replace(object, TYPE, namespace);
            }
        }
        depth--;
        return made;
    }

    private ArrayNode branches(JsonNode union, String namespace) {
        ArrayNode branches = JSON.createArrayNode();
        union.forEach(branch -> branches.add(inside(branch, namespace)));
        return branches;
    }

    private void replace(JsonNode in, String part, String namespace) {
        if (in instanceof ObjectNode object && object.has(part)) {
            object.set(part, inside(object.get(part), namespace));
        }
    }

    /** A type that is declared here is referred to where it was needed before. */
    private JsonNode inside(JsonNode schema, String namespace) {
        return isNamed(schema) ? reference(fullName(schema, namespace)) : joined(schema, namespace);
    }

    private void descend() {
        if (++depth > MAX_DEPTH) {
            throw new SchemaDiagnostic("Types are declared in types more than " + MAX_DEPTH + " deep");
        }
    }
}
