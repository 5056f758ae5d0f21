package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/** Where scalars end, once their bytes are found to be there and well-formed. */
final class Ends {
    /** The smallest simple value that two bytes may spell (RFC 8949, section 3.3). */
    private static final int LEAST_SIMPLE_8 = 32;

    private final Parse parse;
    private final Input in;
    private final Lookahead ahead;

    Ends(Parse parse, Lookahead ahead) {
        this.parse = parse;
        this.in = parse.in;
        this.ahead = ahead;
    }

    /** The offset behind a scalar. */
    long scalar(long at, int initial) {
        int size = Initial.size(initial);
        if (size < 0) {
            return longString(at, initial, -size);
        }
        if (size > in.end - at) {
            throw Malformed.endOfSource(at, Initial.spell(initial), size, in.end - at);
        }
        if (Initial.major(initial) == Initial.TEXT) {
            parse.checkUtf8(at + 1, size - 1);
        } else if (initial == Initial.SIMPLE_8) {
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
        boolean text = Initial.major(initial) == Initial.TEXT;
        in.require(from, length, text ? "a text" : "a byte string");
        if (text) {
            parse.checkUtf8(from, length);
        }
        return from + length;
    }

    /** A byte that may not stand where an item, or a certain one, has to. */
    static Malformed unexpected(long at, int initial, String expected) {
        return Malformed.wrong(
                at,
                1,
                initial == Initial.BREAK ? "A break that ends nothing" : "No item starts with this byte",
                expected,
                "0x%02X".formatted(initial));
    }
}
