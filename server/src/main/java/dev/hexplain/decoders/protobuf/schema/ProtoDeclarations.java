package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.classes.DeclarationText;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The messages of a schema as Java classes, their fields named as in JSON ("ProtoJSON Format"). */
public final class ProtoDeclarations {
    private final DeclarationText text = new DeclarationText();

    private ProtoDeclarations() {}

    /** Those that the root refers to, itself first. */
    public static String of(ProtoSchema schema) {
        ProtoDeclarations declarations = new ProtoDeclarations();
        declarations.message(schema.root());
        return declarations.text.toString();
    }

    private String message(ProtoMessageType type) {
        if (text.begin(type.name())) {
            Map<String, String> fields = new LinkedHashMap<>();
            type.fields().forEach(field -> fields.put(jsonName(field.name()), type(field)));
            text.declareClass(type.name(), fields);
        }
        return type.name();
    }

    /** {@code orderId} of {@code order_id}. */
    private static String jsonName(String name) {
        StringBuilder json = new StringBuilder();
        boolean upper = false;
        for (char each : name.toCharArray()) {
            if (each == '_') {
                upper = true;
            } else {
                json.append(upper ? Character.toUpperCase(each) : each);
                upper = false;
            }
        }
        return json.toString();
    }

    private String type(ProtoFieldType field) {
        if (field.isMap()) {
            ProtoMessageType entry = Objects.requireNonNull(field.message());
            return "Map<%s, %s>".formatted(boxed(entry.field(1)), boxed(entry.field(2)));
        }
        return field.repeated() ? "List<%s>".formatted(boxed(field)) : one(field);
    }

    private String boxed(@Nullable ProtoFieldType field) {
        return field == null ? "Object" : DeclarationText.boxed(one(field));
    }

    private String one(ProtoFieldType field) {
        return switch (field.kind()) {
            case DOUBLE -> "double";
            case FLOAT -> "float";
            case INT64, UINT64, FIXED64, SFIXED64, SINT64, UINT32, FIXED32 -> "long";
            case INT32, SFIXED32, SINT32 -> "int";
            case BOOL -> "boolean";
            case STRING -> "String";
            case BYTES -> "byte[]";
            case ENUM -> constants(Objects.requireNonNull(field.symbols()));
            case MESSAGE, GROUP -> wellKnown(Objects.requireNonNull(field.message()));
        };
    }

    private String constants(ProtoEnumType type) {
        if (text.begin(type.name())) {
            text.declareEnum(type.name(), type.symbols().names());
        }
        return type.name();
    }

    /** Messages that come with the language and stand for what Java has. */
    private String wellKnown(ProtoMessageType type) {
        return switch (type.name()) {
            case "google.protobuf.Timestamp" -> "Instant";
            case "google.protobuf.Duration" -> "Duration";
            case "google.protobuf.StringValue" -> "String";
            case "google.protobuf.BytesValue" -> "byte[]";
            case "google.protobuf.BoolValue" -> "Boolean";
            case "google.protobuf.Int32Value" -> "Integer";
            case "google.protobuf.Int64Value", "google.protobuf.UInt32Value", "google.protobuf.UInt64Value" -> "Long";
            case "google.protobuf.FloatValue" -> "Float";
            case "google.protobuf.DoubleValue" -> "Double";
            default -> message(type);
        };
    }
}
