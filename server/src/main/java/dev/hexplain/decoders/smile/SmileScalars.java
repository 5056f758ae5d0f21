package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads values whose length is not in their first byte: long texts, binary data, big numbers. */
final class SmileScalars {
    private static final int LENGTH_BYTES = 5;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;

    /** The ends of the parts of the value measured last. */
    private long scaleEnd;

    private long lengthEnd;
    private long end;

    SmileScalars(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
    }

    static boolean isLong(int token) {
        return switch (token) {
            case SmileTokens.LONG_ASCII,
                    SmileTokens.LONG_UNICODE,
                    SmileTokens.BINARY_7BIT,
                    SmileTokens.BINARY_RAW,
                    SmileTokens.BIG_INTEGER,
                    SmileTokens.BIG_DECIMAL -> true;
            default -> false;
        };
    }

    /** The offset after the VInt at an offset. */
    long pastVint(long from, int most) {
        for (long at = from; at < from + most; at++) {
            int octet = in.u1(at, "a number");
            if (SmileNumbers.isLast(octet)) {
                if (octet >= 0xC0) {
                    throw MalformedInput.wrong(
                            at, 1, "The last byte of a number has no more than six bits", "0x80 to 0xBF", hex(octet));
                }
                return at + 1;
            }
        }
        throw MalformedInput.wrong(from, most, "The number has no end", "a byte of 0x80 to 0xBF within " + most, "");
    }

    private static String hex(int octet) {
        return "0x%02X".formatted(octet);
    }

    /** Measures the value at an offset, and checks that it is complete. */
    long measure(int token, long at) {
        if (token == SmileTokens.LONG_ASCII || token == SmileTokens.LONG_UNICODE) {
            end = pastText(token, at);
            return end;
        }
        scaleEnd = token == SmileTokens.BIG_DECIMAL ? pastVint(at + 1, LENGTH_BYTES) : at + 1;
        lengthEnd = pastVint(scaleEnd, LENGTH_BYTES);
        long length = SmileNumbers.vint(in.bytes.copy(scaleEnd, (int) (lengthEnd - scaleEnd)))
                .longValueExact();
        long written = token == SmileTokens.BINARY_RAW ? length : SmileNumbers.encodedLength(length);
        in.require(lengthEnd, written, "binary data");
        end = lengthEnd + written;
        return end;
    }

    private long pastText(int token, long at) {
        long last = in.bytes.indexOf(SmileTokens.END_OF_STRING, at + 1, in.end);
        if (last < 0) {
            throw MalformedInput.endOfSource(at, "a text", "0xFC behind it");
        }
        checkText(
                token == SmileTokens.LONG_ASCII ? SmileTokens.TINY_ASCII : SmileTokens.TINY_UNICODE,
                at + 1,
                last - at - 1);
        return last + 1;
    }

    void checkText(int token, long at, long length) {
        if (!SmileTokens.isAscii(token)) {
            parse.checkUtf8(at, length);
        } else if (!in.bytes.isAscii(at, length)) {
            out.issue(Issue.error(at, length, "The text is not ASCII, as its token says", "bytes below 0x80", ""));
        }
    }

    /** Writes the rows of the measured value. */
    void write(int token, long at) {
        out.leaf(SmileShapes.HEAD, at, 1);
        switch (token) {
            case SmileTokens.LONG_ASCII -> text(SmileShapes.ASCII, at);
            case SmileTokens.LONG_UNICODE -> text(SmileShapes.UNICODE, at);
            case SmileTokens.BINARY_7BIT -> sized(SmileShapes.PACKED);
            case SmileTokens.BINARY_RAW -> sized(SmileShapes.RAW);
            case SmileTokens.BIG_DECIMAL -> {
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
