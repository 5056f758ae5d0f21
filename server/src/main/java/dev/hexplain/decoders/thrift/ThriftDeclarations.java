package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.classes.DeclarationText;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The structs of an interface file as Java classes. */
final class ThriftDeclarations {
    private final DeclarationText text = new DeclarationText();

    private ThriftDeclarations() {}

    /** Those that the root refers to, itself first. */
    static String of(ThriftSchema schema) {
        ThriftDeclarations declarations = new ThriftDeclarations();
        declarations.type(schema.root().type());
        return declarations.text.toString();
    }

    private String type(ThriftDeclaredType type) {
        if (type.symbols() != null) {
            if (text.begin(type.label())) {
                text.declareEnum(type.label(), type.symbols().names());
            }
            return type.label();
        }
        return switch (type.type()) {
            case BOOL -> "boolean";
            case I8 -> "byte";
            case I16 -> "short";
            case I32 -> "int";
            case I64 -> "long";
            case DOUBLE -> "double";
            case STRING -> type.binary() ? "byte[]" : "String";
            case UUID -> "UUID";
            case STRUCT -> type.struct() == null ? "Object" : struct(type.struct());
            case MAP -> "Map<%s, %s>".formatted(boxed(type.key()), boxed(type.item()));
            case SET -> "Set<%s>".formatted(boxed(type.item()));
            case LIST -> "List<%s>".formatted(boxed(type.item()));
            case STOP -> "Object";
        };
    }

    private String boxed(@Nullable Place place) {
        return place == null ? "Object" : DeclarationText.boxed(type(place.type()));
    }

    private String struct(Struct struct) {
        if (text.begin(struct.name)) {
            Map<String, String> fields = new LinkedHashMap<>();
            struct.fields.values().stream()
                    .sorted(Comparator.comparingInt(Place::id))
                    .forEach(field -> fields.put(field.name(), type(field.type())));
            text.declareClass(struct.name, fields);
        }
        return struct.name;
    }
}
