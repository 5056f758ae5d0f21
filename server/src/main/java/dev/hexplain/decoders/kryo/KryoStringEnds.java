package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.text.ModifiedUtf8;

/** Finds the ends of strings. */
final class KryoStringEnds {
    private static final int MAX_NAME = 4000;
    private static final int MAX_CHARACTER = 3;

    private KryoStringEnds() {}

    /** Whether the text at an offset has a length before it, rather than a mark on its last character. */
    static boolean hasLength(ParseInput in, long at, String what) {
        return KryoVarints.flag(in.u1(at, what));
    }

    /** The end of a text, including its length if it has one. */
    static long end(ParseInput in, long at, String what) {
        if (!hasLength(in, at, what)) {
            return asciiEnd(in, at, what);
        }
        int width = KryoVarints.flaggedLength(in, at, what);
        return charsEnd(in, at + width, KryoVarints.flaggedValue(in.bytes, at, width) - 1L, what);
    }

    static long asciiEnd(ParseInput in, long at, String what) {
        long end = at;
        while (in.u1(end, what) < 0x80) {
            end++;
        }
        return end + 1;
    }

    /** The end of so many UTF-16 units, of one to three bytes each. */
    static long charsEnd(ParseInput in, long at, long units, String what) {
        if (units < 0) {
            return at;
        }
        in.require(at, units, what);
        long end = at;
        for (long unit = 0; unit < units; unit++) {
            in.require(at, end + 1 - at, what);
            int lead = in.bytes.u1(end);
            int size = lead < 0x80 ? 1 : lead >>> 5 == 6 ? 2 : lead >>> 4 == 14 ? 3 : 0;
            if (size == 0) {
                throw MalformedInput.misread(
                        end,
                        1,
                        "No character starts with this byte",
                        "UTF-8 of up to three bytes",
                        "0x%02X".formatted(lead));
            }
            end += size;
        }
        in.require(at, end - at, what);
        return end;
    }

    /** A text with a known end, up to the longest class name. */
    static String read(ParseInput in, long at, long end) {
        boolean ascii = !KryoVarints.flag(in.bytes.u1(at));
        long from = ascii ? at : at + KryoVarints.flaggedLength(in, at, "a text");
        byte[] bytes = in.bytes.copy(from, (int) Math.min(MAX_NAME, end - from));
        if (ascii && bytes.length > 0) {
            bytes[bytes.length - 1] &= 0x7F;
        }
        return ModifiedUtf8.decode(bytes);
    }

    /** A text written by {@code writeAscii} or {@code writeString}. */
    static String nameAt(Source source, long at) {
        long left = source.length() - at;
        if (left <= 0) {
            return "";
        }
        if (KryoVarints.flag(source.u1(at))) {
            long length = 1;
            while (length < Math.min(left, KryoVarints.MAX_INT)
                    && source.u1(at + length - 1) >= (length == 1 ? 0xC0 : 0x80)) {
                length++;
            }
            int characters = Math.min(MAX_NAME, KryoVarints.flaggedValue(source, at, length) - 1);
            byte[] bytes =
                    source.copy(at + length, (int) Math.clamp((long) characters * MAX_CHARACTER, 0, left - length));
            String text = ModifiedUtf8.decode(bytes);
            return text.substring(0, Math.clamp(characters, 0, text.length()));
        }
        long end = at;
        while (end < at + Math.min(left, MAX_NAME) - 1 && source.u1(end) < 0x80) {
            end++;
        }
        return KryoLeafKinds.ascii(source, at, end + 1 - at);
    }
}
