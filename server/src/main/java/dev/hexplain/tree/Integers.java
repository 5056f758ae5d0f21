package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Reads integers of 1 to 8 bytes and of 1 to 64 bits, in both byte orders. */
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

    static long read(MemorySegment bytes, long offset, ValueType.Bits type) {
        long value = 0;
        int read = 0;
        int end = type.firstBit() + type.width();
        for (int i = 0; i < type.fixedSize(); i++) {
            int first = i == 0 ? type.firstBit() : 0;
            int last = Math.min(Byte.SIZE, end - i * Byte.SIZE);
            int count = last - first;
            long whole = bytes.get(ValueLayout.JAVA_BYTE, offset + i) & 0xFFL;
            long part = whole >>> (type.littleEndian() ? first : Byte.SIZE - last) & (1 << count) - 1;
            value = type.littleEndian() ? value | part << read : value << count | part;
            read += count;
        }
        return value;
    }
}
