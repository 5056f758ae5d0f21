package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;

/** The fields of a table: what lies elsewhere is written first, and the table then holds where. */
final class TableWriter {
    private TableWriter() {}

    /** Writes what does not stand in the table; 0 for what does. */
    static int part(FlatBufferBuilder out, Object value) {
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

    /** @param part where it lies, if it lies elsewhere */
    static void field(FlatBufferBuilder out, int id, Object value, int part) {
        switch (value) {
            case Boolean flag -> out.addBoolean(id, flag, false);
            case Integer number -> out.addInt(id, number, 0);
            case Long number -> out.addLong(id, number, 0);
            case Double number -> out.addDouble(id, number, 0);
            default -> out.addOffset(id, part, 0);
        }
    }
}
