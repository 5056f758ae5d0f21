package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ParseInput;

/**
 * Decodes Kryo's integers of variable length: seven bits a byte, the lowest first; the top bit means that more follow.
 * A number of 64 bits takes at most nine bytes, the last of which has eight bits. One with a flag has the flag in the
 * top bit of its first byte, and the next bit means that more follow.
 */
final class KryoVarints {
    static final int MAX_INT = 5;
    static final int MAX_LONG = 9;

    private static final int MORE = 0x80;
    private static final int FLAG = 0x80;
    private static final int MORE_AFTER_FLAG = 0x40;

    private KryoVarints() {}

    /** The size of the one at an offset, which takes at most {@code most} bytes. */
    static int length(ParseInput in, long at, int most, String what) {
        int length = 1;
        while (in.u1(at + length - 1, what) >= MORE && length < most) {
            length++;
        }
        return length;
    }

    static long value(Window bytes, long at, int length) {
        long value = 0;
        for (int i = 0; i < length; i++) {
            value |= group(bytes.u1(at + i), i);
        }
        return value;
    }

    static long value(Source source, long at, long length) {
        long value = 0;
        for (int i = 0; i < length; i++) {
            value |= group(source.u1(at + i), i);
        }
        return value;
    }

    /** The ninth byte has no flag: all its bits belong to the value. */
    private static long group(int read, int index) {
        return index == MAX_LONG - 1 ? (long) read << (7 * index) : (read & 0x7FL) << (7 * index);
    }

    static long zigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }

    static boolean flag(int first) {
        return (first & FLAG) != 0;
    }

    static int flaggedLength(ParseInput in, long at, String what) {
        return (in.u1(at, what) & MORE_AFTER_FLAG) == 0 ? 1 : 1 + length(in, at + 1, MAX_INT - 1, what);
    }

    static int flaggedValue(Window bytes, long at, int length) {
        return (bytes.u1(at) & MORE_AFTER_FLAG - 1) | (int) (value(bytes, at + 1, length - 1) << 6);
    }

    static int flaggedValue(Source source, long at, long length) {
        return (source.u1(at) & MORE_AFTER_FLAG - 1) | (int) (value(source, at + 1, length - 1) << 6);
    }
}
