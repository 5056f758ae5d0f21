package dev.hexplain.bytes;

/**
 * Integers of variable length, as Protocol Buffers, Avro and Thrift's compact protocol write them (LEB128): seven bits
 * a byte, the lowest first; the top bit is set where more bytes follow.
 */
public final class Varint {
    /** Bytes that 64 bits take. */
    public static final int MAX_LENGTH = 10;

    private Varint() {}

    /**
     * Bytes of the one at an offset; 0 where it does not end before {@code end}, and -1 where more than
     * {@value #MAX_LENGTH} bytes would belong to it.
     */
    public static int length(Window bytes, long at, long end) {
        for (int length = 1; length <= MAX_LENGTH; length++) {
            if (at + length > end) {
                return 0;
            }
            if (bytes.u1(at + length - 1) < 0x80) {
                return length;
            }
        }
        return -1;
    }

    /** The value of the one that takes these bytes; bits past the 64th are lost. */
    public static long value(Window bytes, long at, int length) {
        long value = 0;
        for (int i = 0; i < length; i++) {
            value |= (bytes.u1(at + i) & 0x7FL) << (7 * i);
        }
        return value;
    }

    /** The value of the one that takes these bytes of a source; bits past the 64th are lost. */
    public static long value(Source source, long at, long length) {
        long value = 0;
        for (int i = 0; i < length && i < MAX_LENGTH; i++) {
            value |= (source.u1(at + i) & 0x7FL) << (7 * i);
        }
        return value;
    }

    /** Decodes zigzag: the sign is the lowest bit, so that 0, 1, 2, 3 are 0, -1, 1, -2. */
    public static long zigzag(long value) {
        return value >>> 1 ^ -(value & 1);
    }
}
