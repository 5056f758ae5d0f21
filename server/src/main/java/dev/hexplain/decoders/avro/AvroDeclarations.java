package dev.hexplain.decoders.avro;

import dev.hexplain.decode.classes.DeclarationText;
import dev.hexplain.decoders.avro.AvroType.Logical;
import dev.hexplain.decoders.avro.AvroType.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The types of a schema as Java classes. Recurses as deep as the schema, which its reader bounds. */
final class AvroDeclarations {
    private final DeclarationText text = new DeclarationText();

    private AvroDeclarations() {}

    /** Those that the root refers to, itself first. */
    static String of(AvroSchema schema) {
        AvroDeclarations declarations = new AvroDeclarations();
        declarations.type(schema.root.type());
        return declarations.text.toString();
    }

    private String type(AvroType type) {
        return switch (type) {
            case AvroType.Primitive primitive -> ofLogical(primitive.logical(), primitive(primitive.kind()));
            case AvroType.Fixed fixed -> ofLogical(fixed.logical(), "byte[]");
            case AvroType.EnumType constants -> constants(constants);
            case AvroType.RecordType record -> record(record);
            case AvroType.Array array -> "List<%s>".formatted(boxed(array.items()));
            case AvroType.Mapping map -> "Map<String, %s>".formatted(boxed(map.values()));
            case AvroType.Union union -> union(union);
        };
    }

    private String boxed(Place place) {
        return DeclarationText.boxed(type(place.type()));
    }

    private static String primitive(AvroType.Kind kind) {
        return switch (kind) {
            case NULL -> "Object";
            case BOOLEAN -> "boolean";
            case INT -> "int";
            case LONG -> "long";
            case FLOAT -> "float";
            case DOUBLE -> "double";
            case BYTES -> "byte[]";
            case STRING -> "String";
        };
    }

    /** As Avro's own Java classes have them. */
    private static String ofLogical(Logical logical, String otherwise) {
        return switch (logical.id()) {
            case "decimal" -> "BigDecimal";
            case "uuid" -> "UUID";
            case "date" -> "LocalDate";
            case "time-millis", "time-micros" -> "LocalTime";
            case "timestamp-millis", "timestamp-micros", "timestamp-nanos" -> "Instant";
            case "local-timestamp-millis", "local-timestamp-micros", "local-timestamp-nanos" -> "LocalDateTime";
            default -> otherwise;
        };
    }

    private String constants(AvroType.EnumType type) {
        if (text.begin(type.name())) {
            text.declareEnum(type.name(), type.symbols().names());
        }
        return type.name();
    }

    private String record(AvroType.RecordType type) {
        if (text.begin(type.name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            type.fields.forEach(field -> fields.put(field.name(), type(field.type())));
            text.declareClass(type.name, fields);
        }
        return type.name;
    }

    /** A union with null is a type that may be null; others are anything. */
    private String union(AvroType.Union type) {
        List<Place> branches = type.branches().stream()
                .filter(branch -> !(branch.type() instanceof AvroType.Primitive(AvroType.Kind kind, Logical _)
                        && kind == AvroType.Kind.NULL))
                .toList();
        List<String> types = branches.stream().map(this::boxed).toList();
        return types.size() == 1 ? types.getFirst() : "Object";
    }
}
