package dev.hexplain.codecs.objects;

import dev.hexplain.bytes.Source;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads primitive values of a stream: big-endian, {@code boolean} as a byte. */
final class StreamPrimitives {
    private static final ValueLayout.OfChar CHAR = ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfFloat FLOAT = ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfDouble DOUBLE =
            ValueLayout.JAVA_DOUBLE_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private StreamPrimitives() {}

    static boolean isPrimitive(String descriptor) {
        return descriptor.length() == 1;
    }

    /** A value, boxed. */
    static Object read(Source source, long offset, char type) {
        MemorySegment bytes = source.segment();
        return switch (type) {
            case 'Z' -> bytes.get(ValueLayout.JAVA_BYTE, offset) != 0;
            case 'B' -> bytes.get(ValueLayout.JAVA_BYTE, offset);
            case 'C' -> bytes.get(CHAR, offset);
            case 'S' -> bytes.get(SHORT, offset);
            case 'I' -> bytes.get(INT, offset);
            case 'J' -> bytes.get(LONG, offset);
            case 'F' -> bytes.get(FLOAT, offset);
            default -> bytes.get(DOUBLE, offset);
        };
    }

    /** An array of all values in some bytes. */
    static Object array(MemorySegment bytes, char type) {
        return switch (type) {
            case 'Z' -> booleans(bytes.toArray(ValueLayout.JAVA_BYTE));
            case 'B' -> bytes.toArray(ValueLayout.JAVA_BYTE);
            case 'C' -> bytes.toArray(CHAR);
            case 'S' -> bytes.toArray(SHORT);
            case 'I' -> bytes.toArray(INT);
            case 'J' -> bytes.toArray(LONG);
            case 'F' -> bytes.toArray(FLOAT);
            default -> bytes.toArray(DOUBLE);
        };
    }

    private static boolean[] booleans(byte[] bytes) {
        boolean[] truths = new boolean[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            truths[i] = bytes[i] != 0;
        }
        return truths;
    }

    /** Bytes of one value. */
    static int size(char type) {
        return switch (type) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'I', 'F' -> 4;
            default -> 8;
        };
    }
}
