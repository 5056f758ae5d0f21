package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.StreamValue;
import dev.hexplain.ksy.model.BitOrder;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * A stream of the language: a range of bytes, read sequentially or at any position. Positions are offsets in the
 * underlying bytes; expressions ({@link StreamValue}) count from the start of the range.
 */
final class KsyStream implements StreamValue {
    private final StreamBytes medium;
    private final MemorySegment bytes;
    private final long start;
    private final long end;
    /** The next byte; where {@link #bit} is not 0, the one that is partly read. */
    private long pos;

    private int bit;
    private BitOrder bitOrder = BitOrder.BIG;

    KsyStream(StreamBytes medium, long start, long end) {
        this.medium = medium;
        this.bytes = medium.bytes();
        this.start = start;
        this.end = end;
        this.pos = start;
    }

    StreamBytes medium() {
        return medium;
    }

    MemorySegment bytes() {
        return bytes;
    }

    long start() {
        return start;
    }

    long end() {
        return end;
    }

    /** The next byte that is not read at all. */
    long at() {
        return bit == 0 ? pos : pos + 1;
    }

    /** Bits read or passed so far: more whenever reading moves on. */
    long bitsPassed() {
        return (pos - start) * Byte.SIZE + bit;
    }

    /** Bytes from {@link #at} to the end. */
    long left() {
        return end - at();
    }

    /** Goes on at an offset in the medium. */
    void seek(long offset) {
        pos = offset;
        bit = 0;
    }

    /** Leaves the bits of a byte that is partly read. */
    void align() {
        pos = at();
        bit = 0;
    }

    void skip(long count) {
        pos += count;
    }

    /** Where it is, to the bit, for {@link #restore}. */
    Mark mark() {
        return new Mark(pos, bit, bitOrder);
    }

    void restore(Mark mark) {
        pos = mark.pos;
        bit = mark.bit;
        bitOrder = mark.order;
    }

    record Mark(long pos, int bit, BitOrder order) {}

    /** The byte that holds the next bit. */
    long bitByte() {
        return pos;
    }

    /** The next bit in {@link #bitByte}, counted in the order of reading. */
    int bit() {
        return bit;
    }

    /** Takes bits in an order; where the last ones were taken in the other, a new byte begins. */
    void beginBits(BitOrder order) {
        if (bitOrder != order) {
            align();
            bitOrder = order;
        }
    }

    /** Whether so many bits follow. */
    boolean hasBits(int width) {
        return (long) bit + width <= (end - pos) * Byte.SIZE;
    }

    /** The next 1 to 64 bits; they must be there. */
    long bits(int width) {
        long value = bits(bytes, pos, bit, width, bitOrder);
        long next = bit + (long) width;
        pos += next >>> 3;
        bit = (int) (next & 7);
        return value;
    }

    /** So many bits from one on, in the byte at an offset. */
    static long bits(MemorySegment bytes, long offset, int firstBit, int width, BitOrder order) {
        return order == BitOrder.BIG
                ? bigBits(bytes, offset, firstBit, width)
                : littleBits(bytes, offset, firstBit, width);
    }

    private static long bigBits(MemorySegment bytes, long offset, int firstBit, int width) {
        long value = 0;
        int taken = 0;
        for (long at = offset; taken < width; at++) {
            int from = at == offset ? firstBit : 0;
            int count = Math.min(Byte.SIZE - from, width - taken);
            int part = (u1(bytes, at) >>> (Byte.SIZE - from - count)) & ((1 << count) - 1);
            value = value << count | part;
            taken += count;
        }
        return value;
    }

    private static long littleBits(MemorySegment bytes, long offset, int firstBit, int width) {
        long value = 0;
        int taken = 0;
        for (long at = offset; taken < width; at++) {
            int from = at == offset ? firstBit : 0;
            int count = Math.min(Byte.SIZE - from, width - taken);
            int part = (u1(bytes, at) >>> from) & ((1 << count) - 1);
            value |= (long) part << taken;
            taken += count;
        }
        return value;
    }

    private static int u1(MemorySegment bytes, long offset) {
        return bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF;
    }

    @Override
    public long size() {
        return end - start;
    }

    @Override
    public long position() {
        return at() - start;
    }

    @Override
    public boolean atEnd() {
        return bit == 0 && pos >= end;
    }
}
