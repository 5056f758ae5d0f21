package dev.hexplain.ksy.run;

import dev.hexplain.ksy.model.DataType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads integers and floats from bytes. */
final class NumberOperations {
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ByteOrder HERE = ByteOrder.nativeOrder();

    private NumberOperations() {}

    /** An integer of 1, 2, 4 or 8 bytes. */
    static long integer(MemorySegment bytes, long offset, int size, boolean signed, ByteOrder order) {
        long raw = raw(bytes, offset, size, order);
        int unused = Long.SIZE - size * Byte.SIZE;
        return signed ? raw << unused >> unused : raw;
    }

    /** A number of 4 or 8 bytes in IEEE 754. */
    static double real(MemorySegment bytes, long offset, int size, ByteOrder order) {
        long raw = raw(bytes, offset, size, order);
        return size == Float.BYTES ? Float.intBitsToFloat((int) raw) : Double.longBitsToDouble(raw);
    }

    static Object value(MemorySegment bytes, long offset, DataType.Int type, ByteOrder order) {
        return integer(bytes, offset, type.size(), type.signed(), order);
    }

    private static long raw(MemorySegment bytes, long offset, int size, ByteOrder order) {
        boolean swap = order != HERE;
        return switch (size) {
            case Byte.BYTES -> bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFFL;
            case Short.BYTES -> {
                short raw = bytes.get(SHORT, offset);
                yield (swap ? Short.reverseBytes(raw) : raw) & 0xFFFFL;
            }
            case Integer.BYTES -> {
                int raw = bytes.get(INT, offset);
                yield (swap ? Integer.reverseBytes(raw) : raw) & 0xFFFF_FFFFL;
            }
            case Long.BYTES -> {
                long raw = bytes.get(LONG, offset);
                yield swap ? Long.reverseBytes(raw) : raw;
            }
            default -> throw new IllegalArgumentException("No number has " + size + " bytes");
        };
    }
}
