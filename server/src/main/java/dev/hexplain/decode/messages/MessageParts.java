package dev.hexplain.decode.messages;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Opens and closes the parts of the current message, each at the current position. */
public final class MessageParts {
    /** The end of a part that is not known before it is read. */
    public static final long UNKNOWN = Long.MAX_VALUE;

    private final Parse parse;
    private final ParseInput in;

    public MessageParts(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
    }

    /**
     * Opens a part, and returns the number of its row.
     *
     * @param end the offset where it ends, which may be behind the source's end, or {@link #UNKNOWN}
     */
    public int open(int shape, long end) {
        return open(shape, end, 0);
    }

    /**
     * The same for a part that is read step by step.
     *
     * @param rule what {@link MessageGrammar#part} reads it by
     */
    public int open(int shape, long end, int rule) {
        parse.open(shape, in.pos, in.pos, rule, end);
        return parse.out.current();
    }

    /** Sets the end of the part on top, once it was read. */
    public void endAt(long end) {
        parse.frames.left(end);
    }

    /** Closes the part on top; reports bytes left before its known end. */
    public void close() {
        long rest = end() - in.pos;
        if (endIsKnown() && rest > 0) {
            parse.issue(Issue.error(in.pos, rest, "Bytes are left in the message", "its end", rest + " bytes"));
        }
        leave();
    }

    /** Closes the part on top; its rest is unparsed. */
    void leave() {
        long end = end();
        if (endIsKnown() && in.pos < end) {
            parse.out.unparsed(in.pos, end - in.pos);
            in.pos = end;
        }
        parse.close();
    }

    private boolean endIsKnown() {
        return parse.frames.left() != UNKNOWN;
    }

    /** The end of the part on top, or of the source. */
    public long end() {
        return Math.min(parse.frames.left(), in.end);
    }

    /** Bytes that are left of the part on top. */
    public long left() {
        return end() - in.pos;
    }

    /**
     * Writes a row and moves behind it; returns its number.
     *
     * @param its name for the issue where bytes are missing: {@code a length}
     */
    public int leaf(int shape, long length, String what) {
        need(length, what);
        parse.tick();
        int row = parse.out.leaf(shape, in.pos, length);
        in.pos += length;
        return row;
    }

    /** The same for a payload. */
    public int payload(Payload payload, long length, String what) {
        need(length, what);
        parse.tick();
        int row = payload.write(parse, in.bytes, in.pos, length);
        in.pos += length;
        return row;
    }

    /** Writes a row whose layout computes fields of fixed sizes. */
    public int fixed(int shape, int size, int fields, String what) {
        int row = leaf(shape, size, what);
        parse.out.computed(fields);
        return row;
    }

    /**
     * Throws {@link dev.hexplain.decode.documents.MalformedInput} unless this many bytes are left of the part on top.
     */
    public void need(long length, String what) {
        long left = left();
        if (Long.compareUnsigned(length, left) <= 0) {
            return;
        }
        if (end() == in.end) {
            throw MalformedInput.endOfSource(in.pos, what, length, left);
        }
        throw MalformedInput.wrong(
                in.pos,
                left,
                "Unexpected end of the message in " + what,
                Long.toUnsignedString(length) + " bytes",
                left + " bytes");
    }

    /**
     * The end of a part with a length, for {@link #open}; reports one behind the end of the source, once.
     *
     * @param its name: {@code a message}
     */
    public long endOf(long length, String what) {
        if (length > in.left()) {
            parse.issue(
                    MalformedInput.endOfSource(in.pos, what, length, in.left()).issue());
        }
        return in.pos + length;
    }
}
