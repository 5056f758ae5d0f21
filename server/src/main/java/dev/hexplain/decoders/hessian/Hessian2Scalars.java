package dev.hexplain.decoders.hessian;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/** Decodes the numbers of Hessian 2 by their first byte (specification, sections 4.3 to 4.7). */
final class Hessian2Scalars {
    private static final ValueLayout.OfShort S2 = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfInt S4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong S8 = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private static final double MILLIS = 0.001;
    private static final long MINUTE = 60_000;

    private Hessian2Scalars() {}

    static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }

    static int u2(MemorySegment bytes, long at) {
        return bytes.get(S2, at) & 0xFFFF;
    }

    static int s4(MemorySegment bytes, long at) {
        return bytes.get(S4, at);
    }

    static long s8(MemorySegment bytes, long at) {
        return bytes.get(S8, at);
    }

    static boolean isInt(int tag) {
        return (tag >= 0x80 && tag <= 0xD7) || tag == 'I';
    }

    static boolean isLong(int tag) {
        return tag >= 0xD8 || (tag >= 0x38 && tag <= 0x3F) || tag == 'L' || tag == 0x59;
    }

    static boolean isDouble(int tag) {
        return tag == 'D' || (tag >= 0x5B && tag <= 0x5F);
    }

    static boolean isDate(int tag) {
        return tag == 0x4A || tag == 0x4B;
    }

    /** Bytes of an int, its first byte included, by that byte. */
    static int sizeOfInt(int tag) {
        return tag == 'I' ? 5 : tag < 0xC0 ? 1 : tag < 0xD0 ? 2 : 3;
    }

    static int sizeOfInt(MemorySegment bytes, long at) {
        return sizeOfInt(u1(bytes, at));
    }

    static int intAt(MemorySegment bytes, long at) {
        int tag = u1(bytes, at);
        return switch (sizeOfInt(tag)) {
            case 1 -> tag - 0x90;
            case 2 -> ((tag - 0xC8) << 8) + u1(bytes, at + 1);
            case 3 -> ((tag - 0xD4) << 16) + u2(bytes, at + 1);
            default -> bytes.get(S4, at + 1);
        };
    }

    static long longAt(MemorySegment bytes, long at) {
        int tag = u1(bytes, at);
        if (tag == 'L') {
            return bytes.get(S8, at + 1);
        }
        if (tag == 0x59) {
            return bytes.get(S4, at + 1);
        }
        if (tag < 0x40) {
            return ((tag - 0x3CL) << 16) + u2(bytes, at + 1);
        }
        return tag < 0xF0 ? tag - 0xE0L : ((tag - 0xF8L) << 8) + u1(bytes, at + 1);
    }

    static double doubleAt(MemorySegment bytes, long at) {
        return switch (u1(bytes, at)) {
            case 0x5B -> 0;
            case 0x5C -> 1;
            case 0x5D -> bytes.get(ValueLayout.JAVA_BYTE, at + 1);
            case 0x5E -> bytes.get(S2, at + 1);
            case 0x5F -> MILLIS * bytes.get(S4, at + 1);
            default -> Double.longBitsToDouble(bytes.get(S8, at + 1));
        };
    }

    /** Milliseconds since 1970. */
    static long dateAt(MemorySegment bytes, long at) {
        return u1(bytes, at) == 0x4B ? MINUTE * bytes.get(S4, at + 1) : bytes.get(S8, at + 1);
    }
}
