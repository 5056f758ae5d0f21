package dev.hexplain.decoders.fst;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;

/** Finds the lengths and ends of strings. */
final class FstStrings {
    private static final int WIDE = 255;
    private static final int MAX_NAME = 4000;

    private FstStrings() {}

    /** The size of a length at an offset. */
    static int lengthWidth(ParseInput in, FstSettings settings, long at, String what) {
        if (settings.unsafe()) {
            in.require(at, Integer.BYTES, what);
            return Integer.BYTES;
        }
        return FstIntegers.width(in, at, false, what);
    }

    static long length(ParseInput in, FstSettings settings, long at, int width) {
        if (settings.unsafe() || width == 5) {
            return in.bytes.s4le(settings.unsafe() ? at : at + 1);
        }
        return width == 3 ? (short) in.bytes.u2le(at + 1) : (byte) in.bytes.u1(at);
    }

    /** The end of so many characters. */
    static long end(ParseInput in, FstSettings settings, long at, long characters, String what) {
        if (characters < 0) {
            throw MalformedInput.wrong(at, 0, "A length is not negative", "0 or more", Long.toString(characters));
        }
        if (settings.unsafe()) {
            in.require(at, 2 * characters, what);
            return at + 2 * characters;
        }
        in.require(at, characters, what);
        long end = at;
        for (long i = 0; i < characters; i++) {
            in.require(at, end + 1 - at, what);
            end += in.bytes.u1(end) == WIDE ? 3 : 1;
        }
        in.require(at, end - at, what);
        return end;
    }

    static String read(ParseInput in, FstSettings settings, long from, long end, boolean ascii) {
        byte[] bytes = in.bytes.copy(from, (int) Math.min(MAX_NAME, end - from));
        return new String(bytes, settings.unsafe() && !ascii ? StandardCharsets.UTF_16LE : StandardCharsets.ISO_8859_1);
    }
}
