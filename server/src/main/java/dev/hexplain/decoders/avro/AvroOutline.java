package dev.hexplain.decoders.avro;

import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import dev.hexplain.decoders.avro.AvroType.Logical;
import dev.hexplain.decoders.avro.AvroType.Place;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The types of a schema, for those who encode by it. Recurses as deep as the schema, which its reader bounds. */
final class AvroOutline {
    private final Map<AvroType.RecordType, SchemaOutline.Struct> structs = new HashMap<>();

    private AvroOutline() {}

    /** The outermost value. */
    static SchemaOutline of(AvroSchema schema) {
        return new AvroOutline().type(schema.root.type());
    }

    private SchemaOutline type(AvroType type) {
        return switch (type) {
            case AvroType.Primitive primitive -> new SchemaOutline.Scalar(primitive.label(), content(primitive.kind()));
            case AvroType.Fixed fixed -> new SchemaOutline.Scalar(fixed.label(), Content.OTHER);
            case AvroType.EnumType constants -> constants(constants);
            case AvroType.RecordType record -> struct(record);
            case AvroType.Array array ->
                new SchemaOutline.Sequence(type(array.items().type()));
            case AvroType.Mapping map ->
                new SchemaOutline.Entries(
                        new SchemaOutline.Scalar(AvroType.Kind.STRING.id(), Content.TEXT),
                        type(map.values().type()));
            case AvroType.Union union -> union(union);
        };
    }

    private static Content content(AvroType.Kind kind) {
        return switch (kind) {
            case NULL -> Content.OTHER;
            case BOOLEAN -> Content.BOOLEAN;
            case INT -> Content.INT32;
            case LONG -> Content.INT64;
            case FLOAT -> Content.FLOAT;
            case DOUBLE -> Content.DOUBLE;
            case BYTES -> Content.BYTES;
            case STRING -> Content.TEXT;
        };
    }

    private static SchemaOutline constants(AvroType.EnumType type) {
        Map<Long, String> symbols = new LinkedHashMap<>();
        type.symbols().symbols().forEach((number, symbol) -> symbols.put(number, symbol.name()));
        return new SchemaOutline.Constants(type.label(), symbols);
    }

    private SchemaOutline.Struct struct(AvroType.RecordType type) {
        SchemaOutline.Struct known = structs.get(type);
        if (known != null) {
            return known;
        }
        SchemaOutline.Struct made = new SchemaOutline.Struct(type.name);
        structs.put(type, made); // it may contain itself
        for (Place field : type.fields) {
            boolean isOptional = field.type() instanceof AvroType.Union union
                    && union.branches().stream().anyMatch(AvroOutline::isNull);
            made.add(new Member(field.name(), 0, type(field.type()), isOptional, false));
        }
        return made;
    }

    private SchemaOutline union(AvroType.Union type) {
        List<SchemaOutline> types = type.branches().stream()
                .filter(branch -> !isNull(branch))
                .map(branch -> type(branch.type()))
                .toList();
        return types.size() == 1 ? types.getFirst() : new SchemaOutline.Alternatives(types);
    }

    private static boolean isNull(Place branch) {
        return branch.type() instanceof AvroType.Primitive(AvroType.Kind kind, Logical _) && kind == AvroType.Kind.NULL;
    }
}
