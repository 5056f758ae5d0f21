package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The structs of an interface file, for those who encode by it. */
final class ThriftOutline {
    private final Map<Struct, SchemaOutline.Struct> structs = new HashMap<>();

    private ThriftOutline() {}

    /** The outermost value. */
    static SchemaOutline of(ThriftSchema schema) {
        return new ThriftOutline().type(schema.root().type());
    }

    private SchemaOutline type(@Nullable Place place) {
        return type(Objects.requireNonNull(place).type());
    }

    private SchemaOutline type(ThriftDeclaredType type) {
        if (type.symbols() != null) {
            Map<Long, String> symbols = new LinkedHashMap<>();
            type.symbols().symbols().forEach((number, symbol) -> symbols.put(number, symbol.name()));
            return new SchemaOutline.Constants(type.label(), symbols);
        }
        return switch (type.type()) {
            case STRUCT -> struct(Objects.requireNonNull(type.struct()));
            case LIST -> new SchemaOutline.Sequence(type(type.item()));
            case MAP -> new SchemaOutline.Entries(type(type.key()), type(type.item()));
            case BOOL -> scalar(type, Content.BOOLEAN);
            case I8 -> scalar(type, Content.INT8);
            case I16 -> scalar(type, Content.INT16);
            case I32 -> scalar(type, Content.INT32);
            case I64 -> scalar(type, Content.INT64);
            case DOUBLE -> scalar(type, Content.DOUBLE);
            case STRING -> scalar(type, type.binary() ? Content.BYTES : Content.TEXT);
            case SET, UUID, STOP -> scalar(type, Content.OTHER);
        };
    }

    private static SchemaOutline scalar(ThriftDeclaredType type, Content content) {
        return new SchemaOutline.Scalar(type.label(), content);
    }

    private SchemaOutline.Struct struct(Struct type) {
        SchemaOutline.Struct known = structs.get(type);
        if (known != null) {
            return known;
        }
        SchemaOutline.Struct made = new SchemaOutline.Struct(type.name);
        structs.put(type, made); // it may contain itself
        type.fields.values().stream()
                .sorted(Comparator.comparingInt(Place::id))
                .forEach(field -> made.add(new Member(field.name(), field.id(), type(field), true, false)));
        return made;
    }
}
