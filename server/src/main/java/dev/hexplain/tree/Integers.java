package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Integers of 1 to 8 bytes, in both orders. */
final class Integers {
    private Integers() {}

    static long read(MemorySegment bytes, long offset, ValueType.Int type) {
        boolean big = type.order() == ByteOrder.BIG_ENDIAN;
        long value = 0;
        for (int i = 0; i < type.size(); i++) {
            long next = bytes.get(ValueLayout.JAVA_BYTE, offset + (big ? i : type.size() - 1 - i)) & 0xFF;
            value = value << 8 | next;
        }
        int unused = Long.SIZE - type.size() * Byte.SIZE;
        return type.signed() ? value << unused >> unused : value;
    }
}
