package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;

/**
 * Finds the end of a text of so many UTF-16 units. Java writers encode each half of a surrogate pair by itself, in
 * three bytes; others write the four bytes of UTF-8, which count as two units.
 */
final class HessianTextEnd {
    /** The offset after the last byte. */
    final long end;
    /** Whether there is an unpaired surrogate. */
    final boolean surrogates;

    private HessianTextEnd(long end, boolean surrogates) {
        this.end = end;
        this.surrogates = surrogates;
    }

    /** Measures the text at an offset. */
    static HessianTextEnd measure(ParseInput in, long at, long units) {
        in.require(at, units, "a text");
        if (in.bytes.isAscii(at, units)) {
            return new HessianTextEnd(at + units, false);
        }
        long end = at;
        boolean surrogates = false;
        for (long left = units; left > 0; ) {
            int lead = in.u1(end, "a text");
            int size = bytesOf(end, lead);
            in.require(end, size, "a character");
            surrogates |= lead == 0xED && in.bytes.u1(end + 1) >= 0xA0;
            left -= size == 4 ? 2 : 1;
            end += size;
        }
        return new HessianTextEnd(end, surrogates);
    }

    private static int bytesOf(long at, int lead) {
        return switch (lead >>> 4) {
            case 0, 1, 2, 3, 4, 5, 6, 7 -> 1;
            case 0xC, 0xD -> 2;
            case 0xE -> 3;
            case 0xF -> 4;
            default ->
                throw MalformedInput.wrong(
                        at, 1, "This byte starts no character", "a lead byte of UTF-8", "0x%02X".formatted(lead));
        };
    }
}
