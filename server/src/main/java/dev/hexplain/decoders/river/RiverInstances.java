package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** The numbers of objects, and the references to them. */
final class RiverInstances {
    private final Parse parse;
    private final ParseInput in;
    private final RiverRows rows;
    /** The first that counts, since the last reset. */
    private int first;
    /** The offset of the string that was written, or referred to, last; 0 where the last value was none. */
    private long text;

    RiverInstances(Parse parse, RiverRows rows) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
    }

    void clear() {
        parse.out.resetHandles(in.pos);
        first = parse.out.handleCount();
    }

    long text() {
        return text;
    }

    void text(long offset) {
        text = offset;
    }

    static boolean isReference(int token) {
        return token == RiverToken.REPEAT_OBJECT_FAR
                || token == RiverToken.REPEAT_OBJECT_NEAR
                || token == RiverToken.REPEAT_OBJECT_NEARISH;
    }

    /** Writes the reference here. */
    void reference(int token) {
        long at = in.pos;
        int width = token == RiverToken.REPEAT_OBJECT_FAR
                ? Integer.BYTES
                : token == RiverToken.REPEAT_OBJECT_NEAR ? 1 : Short.BYTES;
        in.require(at + 1, width, "a reference");
        long target = target(at + 1, width);
        text = target > 0 && isString(in.bytes.u1(target)) ? target : 0;
        parse.leaf(rows.shape(RiverKind.REFERENCE, token, target, 0), at, at + 1 + width, 3);
    }

    static boolean isString(int token) {
        return token >= RiverToken.STRING_EMPTY && token <= RiverToken.STRING_LARGE;
    }

    /** The offset of the object that is referred to, or 0 where there is none: then an issue says so. */
    private long target(long at, int width) {
        int count = parse.out.handleCount() - first;
        long number = number(in, at, width, count);
        if (number < 0 || number >= count) {
            parse.issue(Issue.error(
                    at, width, "No object with this number was begun", "less than " + count, Long.toString(number)));
            return 0;
        }
        return parse.out.handleOffset(first + (int) number);
    }

    /** The number that a reference names: in one or two bytes, how far back it is. */
    static long number(ParseInput in, long at, int width, int count) {
        return switch (width) {
            case 1 -> count + (in.bytes.u1(at) | -1L << Byte.SIZE);
            case 2 -> count + (in.bytes.u2(at) | -1L << Short.SIZE);
            default -> in.bytes.s4(at);
        };
    }

    /** Fails unless a text or a reference to one stands here, as names of classes and fields. */
    void requireText(String what) {
        int token = in.u1(in.pos, what);
        if (!isString(token) && !isReference(token)) {
            throw MalformedInput.wrong(in.pos, 1, "No string stands where " + what + " must", what, in.shown(in.pos));
        }
    }
}
