package dev.hexplain.decoders.river;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.text.ModifiedUtf8;

/** Texts: a number of UTF-16 units, after a token or alone in four bytes, and modified UTF-8. */
final class RiverTexts {
    /** Of names; further characters are not read. */
    private static final int LONGEST = 4096;

    private RiverTexts() {}

    /** The number of units in a string at an offset, which is whole: behind its token, or in four bytes. */
    static long units(ParseInput in, long at, int width) {
        return switch (width) {
            case 0 -> 0;
            case 1 -> in.bytes.u1(at) == 0 ? 1 << Byte.SIZE : in.bytes.u1(at);
            case 2 -> in.bytes.u2(at) == 0 ? 1 << Short.SIZE : in.bytes.u2(at);
            default -> in.bytes.s4(at);
        };
    }

    /** The offset after a text of so many units. */
    static long end(ParseInput in, long at, long units) {
        in.require(at, units, "a text");
        if (in.bytes.isAscii(at, units)) {
            return at + units;
        }
        long end = at;
        for (long left = units; left > 0; left--) {
            int size = bytesOf(end, in.u1(end, "a text"));
            in.require(end, size, "a character");
            end += size;
        }
        return end;
    }

    private static int bytesOf(long at, int lead) {
        return switch (lead >>> 4) {
            case 0, 1, 2, 3, 4, 5, 6, 7 -> 1;
            case 0xC, 0xD -> 2;
            case 0xE -> 3;
            default ->
                throw MalformedInput.wrong(
                        at, 1, "This byte starts no character", "a lead byte of UTF-8", "0x%02X".formatted(lead));
        };
    }

    /** The text of a string or a name at an offset, as far as it is there; empty for anything else. */
    static String at(Source source, long at) {
        if (at <= 0 || at >= source.length()) {
            return "";
        }
        int token = source.u1(at);
        boolean string = token >= RiverToken.STRING_EMPTY && token <= RiverToken.STRING_LARGE;
        int width = string ? RiverToken.countWidth(token, RiverToken.STRING_EMPTY) : Integer.BYTES;
        ParseInput in = new ParseInput(source, at);
        long from = at + (string ? 1 : 0) + width;
        try {
            in.require(at, from - at, "a text");
            long units = Math.min(LONGEST, units(in, from - width, width));
            return units < 0 ? "" : decode(source, from, end(in, from, units));
        } catch (MalformedInput none) {
            return "";
        }
    }

    private static String decode(Source source, long from, long end) {
        return ModifiedUtf8.decode(source.copy(from, (int) (end - from)));
    }
}
