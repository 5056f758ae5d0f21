package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.items.VariableInteger;

/**
 * The integers of Smile (specification, "VInts"): seven bits a byte, the highest first; six in the last byte, which is
 * marked.
 */
record SmileVInt(int most) implements VariableInteger {
    private static final int FIRST_AFTER_LAST = 0xC0;

    @Override
    public int length(byte[] bytes, int at, int limit) {
        int stop = Math.min(limit, at + most);
        for (int i = at; i < stop; i++) {
            if (bytes[i] < 0) {
                return (bytes[i] & 0xFF) < FIRST_AFTER_LAST ? i + 1 - at : 0;
            }
        }
        return 0;
    }

    @Override
    public long value(byte[] bytes, int at, int length) {
        long value = 0;
        int last = at + length - 1;
        for (int i = at; i < last; i++) {
            value = value << 7 | bytes[i];
        }
        return value << 6 | (bytes[last] & 0x3F);
    }

    @Override
    public MalformedInput wrong(ParseInput in, long at) {
        for (long i = at; i < at + most; i++) {
            int octet = in.u1(i, "a number");
            if (octet >= FIRST_AFTER_LAST) {
                return MalformedInput.wrong(
                        i, 1, "The last byte of a number has no more than six bits", "0x80 to 0xBF", in.shown(i));
            }
        }
        return MalformedInput.wrong(at, most, "The number has no end", "a byte of 0x80 to 0xBF within " + most, "");
    }
}
