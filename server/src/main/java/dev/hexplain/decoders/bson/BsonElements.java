package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;

/**
 * Looks ahead at a document's elements to tell arrays and typed values by their names. Malformed elements count as
 * neither.
 */
final class BsonElements {
    private static final long BROKEN = -1;
    /** The number of elements that are checked; the rest is assumed to be alike. */
    private static final int LOOKED_AT = 1 << 10;

    private final ParseInput in;

    BsonElements(ParseInput in) {
        this.in = in;
    }

    /**
     * Whether a document has elements and they are named 0, 1, 2 ….
     *
     * @param body the offset of the first element
     * @param end the offset after the document
     */
    boolean areNumbered(long body, long end) {
        long at = body;
        long last = Math.min(end, in.end) - 1;
        for (int number = 0; number < LOOKED_AT; number++) {
            if (at == last) {
                return number > 0;
            }
            at = isNamed(at, number, last) ? elementEnd(at, last) : BROKEN;
            if (at == BROKEN) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are two elements, the first of which is the name of the second's type. */
    boolean areTyped(long body, long end, boolean outermost) {
        long last = Math.min(end, in.end) - 1;
        if (body >= last || in.bytes.u1(body) != BsonType.STRING) {
            return false;
        }
        long second = isNamed(body, 0, last) ? elementEnd(body, last) : BROKEN;
        String name = second == BROKEN ? "" : text(body, second, outermost);
        if (name.isEmpty()
                || !JavaTypeNames.isTypeName(name, outermost)
                || !isNamed(second, 1, last)
                || elementEnd(second, last) != last) {
            return false;
        }
        int type = in.bytes.u1(second);
        return type == BsonType.DOCUMENT
                || type == BsonType.ARRAY
                || (JavaTypeNames.isTypeName(name, false)
                        && !(type == BsonType.STRING && JavaTypeNames.isTypeName(text(second, last, false), false)));
    }

    private boolean isNamed(long at, int number, long last) {
        if (number == 0 && (at + 2 >= last || in.bytes.u1(at + 1) != '0')) {
            return false;
        }
        byte[] name = Integer.toString(number).getBytes(StandardCharsets.US_ASCII);
        return at + 1 + name.length < last
                && in.bytes.matches(at + 1, name, 0, name.length)
                && in.bytes.u1(at + 1 + name.length) == 0;
    }

    /** The text of a string element with a name of one digit. */
    private String text(long at, long end, boolean outermost) {
        long from = at + 3 + 4;
        long length = end - 1 - from;
        return JavaTypeNames.mayStand(in.bytes, from, length, outermost)
                ? new String(in.bytes.copy(from, (int) length), StandardCharsets.UTF_8)
                : "";
    }

    private long elementEnd(long at, long last) {
        int type = in.bytes.u1(at);
        long zero = in.bytes.indexOf(0, at + 1, last);
        if (zero < 0) {
            return BROKEN;
        }
        long value = zero + 1;
        long end = switch (type) {
            case BsonType.STRING, BsonType.CODE, BsonType.SYMBOL -> value + 4 + length(value, last);
            case BsonType.DOCUMENT, BsonType.ARRAY, BsonType.CODE_WITH_SCOPE -> value + length(value, last);
            case BsonType.BINARY -> value + 5 + length(value, last);
            case BsonType.DB_POINTER -> value + 4 + length(value, last) + BsonType.OBJECT_ID_SIZE;
            case BsonType.REGEX -> 1 + in.bytes.indexOf(0, 1 + in.bytes.indexOf(0, value, last), last);
            default -> BsonType.size(type) < 0 ? BROKEN : value + BsonType.size(type);
        };
        return (end <= value && BsonType.size(type) != 0) || end > last ? BROKEN : end;
    }

    private long length(long at, long last) {
        return at + 4 > last ? Integer.MIN_VALUE : in.bytes.s4le(at);
    }
}
