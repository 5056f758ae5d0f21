package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Values whose length is not in their first byte: long texts, binary data, big numbers. */
final class Scalars {
    private static final int LENGTH_BYTES = 5;

    private final Parse parse;
    private final Input in;
    private final TreeWriter out;

    /** Where the parts of the value that was measured last end. */
    private long scaleEnd;

    private long lengthEnd;
    private long end;

    Scalars(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
    }

    static boolean isLong(int token) {
        return switch (token) {
            case Tokens.LONG_ASCII,
                    Tokens.LONG_UNICODE,
                    Tokens.BINARY_7BIT,
                    Tokens.BINARY_RAW,
                    Tokens.BIG_INTEGER,
                    Tokens.BIG_DECIMAL -> true;
            default -> false;
        };
    }

    /** The offset behind the VInt at an offset. */
    long pastVint(long from, int most) {
        for (long at = from; at < from + most; at++) {
            int octet = in.u1(at, "a number");
            if (Numbers.isLast(octet)) {
                if (octet >= 0xC0) {
                    throw Malformed.wrong(
                            at, 1, "The last byte of a number has no more than six bits", "0x80 to 0xBF", hex(octet));
                }
                return at + 1;
            }
        }
        throw Malformed.wrong(from, most, "The number has no end", "a byte of 0x80 to 0xBF within " + most, "");
    }

    private static String hex(int octet) {
        return "0x%02X".formatted(octet);
    }

    /** Finds out where the value at an offset ends, all of which is there. */
    long measure(int token, long at) {
        if (token == Tokens.LONG_ASCII || token == Tokens.LONG_UNICODE) {
            end = pastText(token, at);
            return end;
        }
        scaleEnd = token == Tokens.BIG_DECIMAL ? pastVint(at + 1, LENGTH_BYTES) : at + 1;
        lengthEnd = pastVint(scaleEnd, LENGTH_BYTES);
        long length = Numbers.vint(in.bytes.copy(scaleEnd, (int) (lengthEnd - scaleEnd)))
                .longValueExact();
        long written = token == Tokens.BINARY_RAW ? length : Numbers.encodedLength(length);
        in.require(lengthEnd, written, "binary data");
        end = lengthEnd + written;
        return end;
    }

    private long pastText(int token, long at) {
        long last = in.bytes.indexOf(Tokens.END_OF_STRING, at + 1, in.end);
        if (last < 0) {
            throw Malformed.endOfSource(at, "a text", "0xFC behind it");
        }
        checkText(token == Tokens.LONG_ASCII ? Tokens.TINY_ASCII : Tokens.TINY_UNICODE, at + 1, last - at - 1);
        return last + 1;
    }

    void checkText(int token, long at, long length) {
        if (!Tokens.isAscii(token)) {
            parse.checkUtf8(at, length);
        } else if (!in.bytes.isAscii(at, length)) {
            out.issue(Issue.error(at, length, "The text is not ASCII, as its token says", "bytes below 0x80", ""));
        }
    }

    /** Writes the rows of the value that was measured. */
    void write(int token, long at) {
        out.leaf(SmileShapes.HEAD, at, 1);
        switch (token) {
            case Tokens.LONG_ASCII -> text(SmileShapes.ASCII, at);
            case Tokens.LONG_UNICODE -> text(SmileShapes.UNICODE, at);
            case Tokens.BINARY_7BIT -> sized(SmileShapes.PACKED);
            case Tokens.BINARY_RAW -> sized(SmileShapes.RAW);
            case Tokens.BIG_DECIMAL -> {
                out.leaf(SmileShapes.SCALE, at + 1, scaleEnd - at - 1);
                sized(SmileShapes.MAGNITUDE);
            }
            default -> sized(SmileShapes.MAGNITUDE);
        }
    }

    private void text(int shape, long at) {
        out.leaf(shape, at + 1, end - at - 2);
        out.leaf(SmileShapes.END_OF_STRING, end - 1, 1);
    }

    private void sized(int shape) {
        out.leaf(SmileShapes.LENGTH, scaleEnd, lengthEnd - scaleEnd);
        out.leaf(shape, lengthEnd, end - lengthEnd);
    }
}
