package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Decodes Chronicle's stop-bit numbers: seven bits a byte, the low ones first, the highest bit set where another byte
 * follows. A final byte of 0 after others inverts all bits, for negative numbers.
 */
final class ChronicleWireStopBits {
    static final int MAX_BYTES = 10;
    private static final int BITS = 7;
    private static final int MORE = 0x80;

    private ChronicleWireStopBits() {}

    /** The offset after the number at an offset. */
    static long end(ParseInput in, long at) {
        for (int i = 0; i < MAX_BYTES; i++) {
            if (in.u1(at + i, "a stop-bit number") < MORE) {
                return at + i + 1;
            }
        }
        throw MalformedInput.wrong(
                at, MAX_BYTES, "A stop-bit number has no end", "at most 10 bytes", "10 bytes with the highest bit set");
    }

    /** The number that ends before an offset. */
    static long value(MemorySegment bytes, long at, long end) {
        long value = 0;
        int shift = 0;
        for (long i = at; i < end; i++) {
            int next = bytes.get(ValueLayout.JAVA_BYTE, i) & 0xFF;
            if (next == 0 && i == end - 1 && i > at) {
                return ~value;
            }
            value |= (long) (next & ~MORE) << shift;
            shift += BITS;
        }
        return value;
    }

    /** The number at an offset. */
    static long value(MemorySegment bytes, long at) {
        long end = at;
        while (bytes.get(ValueLayout.JAVA_BYTE, end) < 0) {
            end++;
        }
        return value(bytes, at, end + 1);
    }
}
