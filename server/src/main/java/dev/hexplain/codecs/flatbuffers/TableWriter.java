package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.List;

/** Writes a FlatBuffers table: first strings and vectors, then the table with their offsets. */
final class TableWriter {
    private TableWriter() {}

    /** Writes a table of an object's members, with the strings and vectors it refers to. */
    static int table(FlatBufferBuilder out, Object object) {
        List<Object> values =
                List.copyOf(ClassMembers.of(object.getClass()).values(object).values());
        int[] parts = new int[values.size()];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = part(out, values.get(i));
        }
        out.startTable(parts.length);
        for (int i = 0; i < parts.length; i++) {
            field(out, i, values.get(i), parts[i]);
        }
        return out.endTable();
    }

    /** Writes a table whose only field is a vector of tables. */
    static int bulk(FlatBufferBuilder out, Object[] objects) {
        int[] tables = new int[objects.length];
        for (int i = 0; i < tables.length; i++) {
            tables[i] = table(out, objects[i]);
        }
        int vector = out.createVectorOfTables(tables);
        out.startTable(1);
        out.addOffset(0, vector, 0);
        return out.endTable();
    }

    /** Writes a string or vector and returns its offset; 0 for inline fields. */
    private static int part(FlatBufferBuilder out, Object value) {
        return switch (value) {
            case String text -> out.createString(text);
            case double[] numbers -> {
                out.startVector(Double.BYTES, numbers.length, Double.BYTES);
                for (int i = numbers.length - 1; i >= 0; i--) {
                    out.addDouble(numbers[i]);
                }
                yield out.endVector();
            }
            case long[] numbers -> {
                out.startVector(Long.BYTES, numbers.length, Long.BYTES);
                for (int i = numbers.length - 1; i >= 0; i--) {
                    out.addLong(numbers[i]);
                }
                yield out.endVector();
            }
            default -> 0;
        };
    }

    /** @param part offset of its string or vector, if it is one */
    private static void field(FlatBufferBuilder out, int id, Object value, int part) {
        switch (value) {
            case Boolean flag -> out.addBoolean(id, flag, false);
            case Integer number -> out.addInt(id, number, 0);
            case Long number -> out.addLong(id, number, 0);
            case Double number -> out.addDouble(id, number, 0);
            default -> out.addOffset(id, part, 0);
        }
    }
}
