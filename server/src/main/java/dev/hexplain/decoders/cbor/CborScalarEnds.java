package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Finds the end offsets of scalars, and checks that they are complete and well-formed. */
final class CborScalarEnds {
    /** The smallest simple value that may be encoded in two bytes (RFC 8949, section 3.3). */
    private static final int LEAST_SIMPLE_8 = 32;

    private final Parse parse;
    private final ParseInput in;
    private final CborLookahead ahead;

    CborScalarEnds(Parse parse, CborLookahead ahead) {
        this.parse = parse;
        this.in = parse.in;
        this.ahead = ahead;
    }

    /** The offset after a scalar. */
    long scalar(long at, int initial) {
        int size = CborInitialByte.size(initial);
        if (size < 0) {
            return longString(at, initial, -size);
        }
        if (size > in.end - at) {
            throw MalformedInput.endOfSource(at, CborInitialByte.spell(initial), size, in.end - at);
        }
        if (CborInitialByte.major(initial) == CborInitialByte.TEXT) {
            parse.checkUtf8(at + 1, size - 1);
        } else if (initial == CborInitialByte.SIMPLE_8) {
            checkSimple(at + 1);
        }
        return at + size;
    }

    private void checkSimple(long at) {
        int value = in.bytes.u1(at);
        if (value < LEAST_SIMPLE_8) {
            parse.out.issue(Issue.error(
                    at,
                    1,
                    "No such simple value may be written in two bytes",
                    LEAST_SIMPLE_8 + " to 255",
                    Integer.toString(value)));
        }
    }

    private long longString(long at, int initial, int argumentSize) {
        in.require(at, 1 + argumentSize, "the length of a string");
        long length = ahead.argument(at, initial);
        long from = at + 1 + argumentSize;
        boolean text = CborInitialByte.major(initial) == CborInitialByte.TEXT;
        in.require(from, length, text ? "a text" : "a byte string");
        if (text) {
            parse.checkUtf8(from, length);
        }
        return from + length;
    }

    /** The failure for a byte that cannot begin an item, or not the expected one. */
    static MalformedInput unexpected(long at, int initial, String expected) {
        return MalformedInput.wrong(
                at,
                1,
                initial == CborInitialByte.BREAK ? "A break that ends nothing" : "No item starts with this byte",
                expected,
                "0x%02X".formatted(initial));
    }
}
