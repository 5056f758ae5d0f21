package dev.hexplain.decoders.protobuf.schema;

import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import dev.hexplain.decode.schema.SchemaOutline.Struct;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The message types of a schema, for those who encode by it. */
public final class ProtoOutline {
    private final Map<ProtoMessageType, Struct> structs = new HashMap<>();

    private ProtoOutline() {}

    /** The outermost message. */
    public static SchemaOutline of(ProtoSchema schema) {
        return new ProtoOutline().struct(schema.root());
    }

    private Struct struct(ProtoMessageType type) {
        Struct known = structs.get(type);
        if (known != null) {
            return known;
        }
        Struct made = new Struct(type.name());
        structs.put(type, made); // it may contain itself
        type.fields().forEach(field -> made.add(member(field)));
        return made;
    }

    private Member member(ProtoFieldType field) {
        SchemaOutline type = field.repeated() && !field.isMap() ? new SchemaOutline.Sequence(type(field)) : type(field);
        return new Member(field.name(), field.number(), type, field.optional(), field.packed());
    }

    private SchemaOutline type(ProtoFieldType field) {
        if (field.isMap()) {
            ProtoMessageType entry = Objects.requireNonNull(field.message());
            return new SchemaOutline.Entries(
                    type(Objects.requireNonNull(entry.field(1))), type(Objects.requireNonNull(entry.field(2))));
        }
        if (field.kind() == ProtoFieldKind.GROUP) {
            return new SchemaOutline.Scalar("group", Content.OTHER);
        }
        if (field.message() != null) {
            return struct(field.message());
        }
        if (field.symbols() != null) {
            Map<Long, String> symbols = new LinkedHashMap<>();
            field.symbols().symbols().symbols().forEach((number, symbol) -> symbols.put(number, symbol.name()));
            return new SchemaOutline.Constants(field.typeName(), symbols);
        }
        return new SchemaOutline.Scalar(field.kind().id(), content(field.kind()));
    }

    private static Content content(ProtoFieldKind kind) {
        return switch (kind) {
            case DOUBLE -> Content.DOUBLE;
            case FLOAT -> Content.FLOAT;
            case INT64, UINT64, FIXED64, SFIXED64, SINT64 -> Content.INT64;
            case INT32, UINT32, FIXED32, SFIXED32, SINT32 -> Content.INT32;
            case BOOL -> Content.BOOLEAN;
            case STRING -> Content.TEXT;
            case BYTES -> Content.BYTES;
            case GROUP, MESSAGE, ENUM -> Content.OTHER;
        };
    }
}
