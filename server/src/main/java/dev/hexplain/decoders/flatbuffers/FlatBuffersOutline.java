package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.schema.SchemaOutline;
import dev.hexplain.decode.schema.SchemaOutline.Content;
import dev.hexplain.decode.schema.SchemaOutline.Member;
import dev.hexplain.decoders.flatbuffers.FlatBuffersType.TableField;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.ValueType;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The tables of a schema, for those who encode by it. */
final class FlatBuffersOutline {
    /** The fields of an entry without the type of a union. */
    private static final int KEY_AND_VALUE = 2;

    private final IdentityHashMap<FlatBuffersType, SchemaOutline.Struct> tables = new IdentityHashMap<>();

    private FlatBuffersOutline() {}

    static SchemaOutline of(FlatBuffersType.Table root) {
        return new FlatBuffersOutline().table(root);
    }

    private SchemaOutline type(FlatBuffersType type) {
        return switch (type) {
            case FlatBuffersType.Scalar scalar -> scalar(scalar);
            case FlatBuffersType.Text text -> new SchemaOutline.Scalar(text.name(), Content.TEXT);
            case FlatBuffersType.Table table -> table(table);
            case FlatBuffersType.Union union -> union(union);
            case FlatBuffersType.Vector vector -> vector(vector);
            case FlatBuffersType.Struct struct ->
                new SchemaOutline.Scalar("the struct " + struct.name(), Content.OTHER);
            case FlatBuffersType.FixedArray array -> new SchemaOutline.Scalar(array.name(), Content.OTHER);
        };
    }

    private static SchemaOutline scalar(FlatBuffersType.Scalar type) {
        if (type.symbols().isEmpty()) {
            return new SchemaOutline.Scalar(type.name(), content(type.value()));
        }
        Enumeration constants = type.symbols().get();
        if (constants.flags()) {
            return new SchemaOutline.Scalar("the flags " + type.name(), Content.OTHER);
        }
        Map<Long, String> symbols = new LinkedHashMap<>();
        constants.symbols().forEach((number, symbol) -> symbols.put(number, symbol.name()));
        return new SchemaOutline.Constants(simple(type.name()), symbols, FlatBuffersScalarTypes.base(type));
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private static Content content(ValueType type) {
        return switch (type) {
            case ValueType.Bool _ -> Content.BOOLEAN;
            case ValueType.Real real -> real.size() == Float.BYTES ? Content.FLOAT : Content.DOUBLE;
            case ValueType.Int number ->
                switch (number.size()) {
                    case 1 -> number.signed() ? Content.INT8 : Content.UINT8;
                    case 2 -> number.signed() ? Content.INT16 : Content.UINT16;
                    case 4 -> number.signed() ? Content.INT32 : Content.UINT32;
                    default -> number.signed() ? Content.INT64 : Content.UINT64;
                };
            default -> Content.OTHER;
        };
    }

    // -- tables

    private SchemaOutline.Struct table(FlatBuffersType.Table type) {
        SchemaOutline.Struct known = tables.get(type);
        if (known != null) {
            return known;
        }
        SchemaOutline.Struct made = new SchemaOutline.Struct(type.name());
        tables.put(type, made); // it may contain itself
        for (TableField field : type.fields()) {
            if (!type.isTypeOfUnion(field.id())) {
                made.add(new Member(
                        field.name(), field.id() + 1, type(field.type()), isOptional(field), false, field.absent()));
            }
        }
        return made;
    }

    /** Whether there is no value where the field is left out: numbers have a default, unless that is null. */
    private static boolean isOptional(TableField field) {
        return field.absent().isEmpty();
    }

    /** Tables alone, numbered in order, are what the codec's unions have. */
    private SchemaOutline union(FlatBuffersType.Union type) {
        Map<Integer, FlatBuffersType> variants = new TreeMap<>(type.variants());
        boolean isPlain = IntStream.rangeClosed(1, variants.size())
                .allMatch(code -> variants.get(code) instanceof FlatBuffersType.Table);
        return isPlain
                ? new SchemaOutline.Alternatives(
                        variants.values().stream().map(this::type).toList())
                : new SchemaOutline.Scalar("the union " + type.name(), Content.OTHER);
    }

    // -- vectors

    private SchemaOutline vector(FlatBuffersType.Vector vector) {
        if (isByte(vector.element())) {
            return new SchemaOutline.Scalar(vector.name(), Content.BYTES);
        }
        if (vector.element() instanceof FlatBuffersType.Table table) {
            List<TableField> fields = table.fields();
            if (table.isEntry() && isKeyAndValue(table)) {
                return new SchemaOutline.Entries(
                        type(fields.getFirst().type()), type(fields.getLast().type()));
            }
            if (fields.size() == 1
                    && fields.getFirst().logical().isEmpty()
                    && fields.getFirst().type() instanceof FlatBuffersType.Vector(FlatBuffersType element)
                    && isByte(element)) {
                return new SchemaOutline.Sequence(type(fields.getFirst().type()));
            }
        }
        return new SchemaOutline.Sequence(type(vector.element()));
    }

    /** Whether an entry has no more than a key and a value, which is left out where it is 0. */
    private static boolean isKeyAndValue(FlatBuffersType.Table entry) {
        TableField value = entry.fields().getLast();
        boolean isUnion = FlatBuffersResolver.unionOf(value.type()) != null;
        boolean isPlain = !(value.type() instanceof FlatBuffersType.Scalar scalar)
                || value.absent().equals(FlatBuffersResolver.absent(scalar));
        return isPlain && entry.fields().size() == (isUnion ? KEY_AND_VALUE + 1 : KEY_AND_VALUE);
    }

    private static boolean isByte(FlatBuffersType type) {
        return type instanceof FlatBuffersType.Scalar scalar
                && scalar.symbols().isEmpty()
                && scalar.value().equals(ValueType.U1);
    }
}
