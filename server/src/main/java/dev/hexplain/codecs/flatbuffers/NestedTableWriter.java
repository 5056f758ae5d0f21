package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.nested.SchemaType;
import dev.hexplain.codecs.nested.SchemaType.Choice;
import dev.hexplain.codecs.nested.SchemaType.Chosen;
import dev.hexplain.codecs.nested.SchemaType.Constants;
import dev.hexplain.codecs.nested.SchemaType.Dictionary;
import dev.hexplain.codecs.nested.SchemaType.Field;
import dev.hexplain.codecs.nested.SchemaType.Scalar;
import dev.hexplain.codecs.nested.SchemaType.Sequence;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes structs as tables: first what a table refers to, then the table with the offsets of that. */
final class NestedTableWriter {
    private final FlatBufferBuilder out = new FlatBufferBuilder();
    private final NestedTables tables;

    private NestedTableWriter(NestedTables tables) {
        this.tables = tables;
    }

    static byte[] write(NestedTables tables, Struct root, Map<String, Object> values) {
        NestedTableWriter writer = new NestedTableWriter(tables);
        writer.out.finish(writer.table(root, values));
        return writer.out.sizedByteArray();
    }

    private int table(Struct struct, Map<?, ?> values) {
        List<Field> fields = struct.fields();
        int[] parts = new int[fields.size()];
        int[] types = new int[fields.size()];
        for (int i = 0; i < parts.length; i++) {
            Object value = values.get(fields.get(i).name());
            if (value != null) {
                parts[i] = part(fields.get(i).type(), value);
                types[i] = types(fields.get(i).type(), value);
            }
        }
        NestedTables.Slots slots = tables.slots(struct);
        out.startTable(slots.count());
        for (int size = Long.BYTES; size > 0; size /= 2) { // the largest first, as generated code does it
            for (int i = parts.length - 1; i >= 0; i--) {
                Object value = values.get(fields.get(i).name());
                if (value != null) {
                    field(size, slots.ids().get(i), fields.get(i), value, parts[i], types[i]);
                }
            }
        }
        return out.endTable();
    }

    /**
     * Writes what a field has of a size into the table that was begun: a number, or an offset, and before that the byte
     * of a union's type.
     *
     * @param part offset of its value, where that is elsewhere
     * @param types offset of the types of a vector of unions
     */
    private void field(int size, int id, Field field, Object value, int part, int types) {
        Optional<TableScalar> scalar = TableScalar.of(field.type());
        if (scalar.isPresent()) {
            number(size, id, field, scalar.get(), number(field.type(), value));
        } else if (size == Integer.BYTES) {
            out.addOffset(id, part, 0);
            out.addOffset(id - 1, types, 0); // none where it is 0
        } else if (size == Byte.BYTES && tables.isUnion(field.type())) {
            out.addByte(id - 1, code(field.type(), value), 0);
        }
    }

    private void number(int size, int id, Field field, TableScalar scalar, Object number) {
        if (scalar.size() == size && (field.optional() || !scalar.isAbsent(field, number))) {
            scalar.add(out, number);
            out.slot(id);
        }
    }

    /** A constant is its number. */
    private static Object number(SchemaType type, Object value) {
        return type instanceof Constants constants ? constants.number(String.valueOf(value)) : value;
    }

    /** Writes what stands elsewhere and returns its offset; 0 for numbers. */
    private int part(SchemaType type, Object value) {
        return switch (type) {
            case Scalar scalar -> text(scalar, value);
            case SchemaType.Spelled(Scalar scalar, String _) -> text(scalar, value);
            case Constants _ -> 0;
            case Struct _, SchemaType.Recursion _ -> table(NestedTables.struct(type), (Map<?, ?>) value);
            case Choice choice -> choice(choice, (Chosen) value);
            case Sequence(SchemaType of) -> vector(of, (List<?>) value);
            case Dictionary map -> entries(map, (Map<?, ?>) value);
        };
    }

    private int text(Scalar scalar, Object value) {
        return switch (scalar) {
            case TEXT -> out.createString((String) value);
            case BYTES -> out.createByteVector((byte[]) value);
            default -> 0;
        };
    }

    private int choice(Choice choice, Chosen value) {
        return tables.isUnion(choice)
                ? part(value.field().type(), value.value())
                : table(tables.alternatives(choice), Map.of(value.field().name(), value.value()));
    }

    /** Variants are numbered from 1. */
    private static byte code(SchemaType union, Object value) {
        return (byte) (((Choice) union).fields().indexOf(((Chosen) value).field()) + 1);
    }

    // -- vectors

    private int vector(SchemaType of, List<?> elements) {
        Optional<TableScalar> scalar = TableScalar.of(of);
        if (scalar.isPresent()) {
            return numbers(scalar.get(), of, elements);
        }
        if (NestedTables.isBytes(of)) {
            Struct around = (Struct) tables.element(of);
            return out.createVectorOfTables(elements.stream()
                    .mapToInt(each -> table(around, Map.of(NestedTables.VALUE, each)))
                    .toArray());
        }
        return out.createVectorOfTables(
                elements.stream().mapToInt(each -> part(of, each)).toArray());
    }

    private int numbers(TableScalar scalar, SchemaType of, List<?> elements) {
        out.startVector(scalar.size(), elements.size(), scalar.size());
        for (int i = elements.size() - 1; i >= 0; i--) {
            scalar.add(out, number(of, elements.get(i)));
        }
        return out.endVector();
    }

    private int entries(Dictionary map, Map<?, ?> entries) {
        Struct entry = tables.entry(map);
        return out.createVectorOfTables(entries.entrySet().stream()
                .mapToInt(each ->
                        table(entry, Map.of(NestedTables.KEY, each.getKey(), NestedTables.VALUE, each.getValue())))
                .toArray());
    }

    /** Writes the types of a vector of unions and returns their offset; 0 for what has none. */
    private int types(SchemaType type, Object value) {
        if (!(type instanceof Sequence(SchemaType of)) || !tables.isUnion(of)) {
            return 0;
        }
        List<?> elements = (List<?>) value;
        byte[] codes = new byte[elements.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = code(of, elements.get(i));
        }
        return out.createByteVector(codes);
    }
}
