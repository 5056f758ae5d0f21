package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;

/** Looks ahead at elements to tell arrays and typed values by their names. Malformed elements count as neither. */
final class BsonLookahead {
    private static final long BROKEN = -1;
    /** The number of elements that are checked; the rest is assumed to be alike. */
    private static final int LOOKED_AT = 1 << 10;

    private static final byte[] FIRST_NAME = {'0', 0};

    private final ParseInput in;

    BsonLookahead(ParseInput in) {
        this.in = in;
    }

    /** Whether there are elements from an offset to the end of their document, and they are named 0, 1, 2 …. */
    boolean areNumbered(long body, long end) {
        long at = body;
        long last = Math.min(end, in.end) - 1;
        for (int number = 0; number < LOOKED_AT && at != last; number++) {
            at = elementEnd(at, number, last);
            if (at == BROKEN) {
                return false;
            }
        }
        return at > body;
    }

    /** Whether there are two elements, the first of which is the name of the second's type. */
    boolean areTyped(long body, long end, boolean outermost) {
        long last = Math.min(end, in.end) - 1;
        long second = isString(body, last) ? elementEnd(body, 0, last) : BROKEN;
        String name = second == BROKEN ? "" : text(body, second, outermost);
        return JavaTypeNames.isTypeName(name, outermost)
                && elementEnd(second, 1, last) == last
                && (BsonType.of(in.bytes.u1(second)).isContainer()
                        || (JavaTypeNames.isTypeName(name, false)
                                && !(isString(second, last)
                                        && JavaTypeNames.isTypeName(text(second, last, false), false))));
    }

    private boolean isString(long at, long last) {
        return at < last && in.bytes.u1(at) == BsonType.STRING.number;
    }

    /** The text of a string element with a name of one digit. */
    private String text(long at, long end, boolean outermost) {
        long from = at + 3 + 4;
        return JavaTypeNames.text(in.bytes, from, end - 1 - from, outermost);
    }

    /** The offset after the element with a number, as its lengths say. */
    private long elementEnd(long at, int number, long last) {
        byte[] name = number == 0 ? FIRST_NAME : (number + "\0").getBytes(StandardCharsets.US_ASCII);
        long value = at + 1 + name.length;
        return value <= last && in.bytes.matches(at + 1, name, 0, name.length)
                ? valueEnd(BsonType.of(in.bytes.u1(at)), value, last)
                : BROKEN;
    }

    private long valueEnd(BsonType type, long at, long last) {
        long counted = !type.counted ? 0 : at + 4 > last ? Integer.MIN_VALUE : in.bytes.s4le(at);
        long end = type == BsonType.REGEX ? zeroEnd(zeroEnd(at, last), last) : at + type.size + counted;
        return end > last || (end <= at && !type.fixed) ? BROKEN : end;
    }

    private long zeroEnd(long at, long last) {
        return in.bytes.indexOf(0, at, last) + 1;
    }
}
