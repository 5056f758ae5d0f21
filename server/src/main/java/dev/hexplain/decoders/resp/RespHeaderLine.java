package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.resp.RespType.Form;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The first line of a value, which says how the value goes on; and the search for one, after malformed bytes or in a flow
 * that was captured from its middle.
 *
 * @param at the offset of its first byte
 * @param textEnd the offset after its text; CR and LF follow
 * @param number bytes or values that follow, or {@link #NULL} or {@link #STREAMED}; 0 where nothing follows
 */
record RespHeaderLine(RespType type, long at, long textEnd, long number) {
    static final long NULL = -1;
    /** A streamed aggregate or string: its elements go on until an end mark. */
    static final long STREAMED = -2;

    private static final long NO_NUMBER = Long.MIN_VALUE;
    private static final int MINUS_ONE = '-' << Byte.SIZE | '1';

    /** CR and LF. */
    static final int LINE_END = '\r' << Byte.SIZE | '\n';

    /** Characters that are compared with what a type allows. */
    private static final int COMPARED = 64;

    private static final int MOST_DIGITS = 18;
    private static final int LONGEST_LINE = 1 << 16;
    /** The search limit, in bytes after a possible message, for a command, which is the better match. */
    private static final int FARTHEST = 1 << 16;

    /** The line at an offset; null where it is not complete. */
    static @Nullable RespHeaderLine at(ParseInput in, long at) {
        RespType type = at < in.end ? RespType.of(in.bytes.u1(at)) : null;
        return type == null ? null : of(in, type, at);
    }

    /** The same where a message begins, which may be an inline command, as typed into a terminal. */
    static @Nullable RespHeaderLine ofMessage(ParseInput in, long at) {
        RespHeaderLine typed = at(in, at);
        return typed == null ? of(in, RespType.INLINE, at) : typed;
    }

    private static @Nullable RespHeaderLine of(ParseInput in, RespType type, long at) {
        long feed = in.bytes.indexOf('\n', at, Math.min(in.end, at + LONGEST_LINE));
        long end = feed - 1;
        if (feed <= at || in.bytes.indexOf('\r', at, feed) != end) { // or a lone CR precedes them
            return null;
        }
        long from = at + type.size();
        if (type.form == Form.LINE) {
            return isText(in, type, from, end) ? new RespHeaderLine(type, at, end, 0) : null;
        }
        long number = number(in, from, end);
        return number == NO_NUMBER ? null : new RespHeaderLine(type, at, end, number);
    }

    private static boolean isText(ParseInput in, RespType type, long from, long end) {
        boolean plain = type == RespType.INLINE
                ? PlainText.isPrintable(in.bytes, from, end)
                : PlainText.isLikely(in.bytes, from, end);
        int compared = (int) Math.min(COMPARED, end - from);
        int place = in.bytes.place(from, compared);
        return plain && type.text.matches(in.bytes.array(), place, place + compared);
    }

    /** A number of bytes or values, or what may stand instead. */
    private static long number(ParseInput in, long from, long end) {
        long length = end - from;
        if (length > 0 && length <= MOST_DIGITS && in.bytes.digitsEnd(from, end) == end) {
            return count(in, from, end);
        }
        if (length == 1 && in.bytes.u1(from) == '?') {
            return STREAMED;
        }
        return length == 2 && in.bytes.u2(from) == MINUS_ONE ? NULL : NO_NUMBER;
    }

    private static long count(ParseInput in, long from, long end) {
        long count = 0;
        for (long at = from; at < end; at++) {
            count = 10 * count + in.bytes.u1(at) - '0';
        }
        return count;
    }

    /**
     * The offset of the next line, at or after an offset, that looks like the beginning of a message: a command, or
     * where none follows, any value; the end of the source where there is none.
     *
     * @param searched receives the number of bytes searched
     */
    static long next(ParseInput in, long from, LongConsumer searched) {
        long first = in.end;
        for (long at = from; at < in.end && at - FARTHEST <= first; ) {
            RespHeaderLine head = at(in, at);
            if (head != null && head.number >= 0) {
                if (head.isCommand(in)) {
                    return at;
                }
                first = Math.min(first, at);
            }
            long feed = in.bytes.indexOf('\n', at, in.end);
            long next = feed < 0 ? in.end : feed + 1;
            searched.accept(next - at);
            at = next;
        }
        return first;
    }

    /** Whether it begins an array whose first element is a string. */
    private boolean isCommand(ParseInput in) {
        RespHeaderLine element = type == RespType.ARRAY ? at(in, end()) : null;
        return element != null && element.type == RespType.BULK_STRING;
    }

    /** Whether the rest of the source could be the beginning of a line. */
    static boolean mayBegin(ParseInput in, long at) {
        boolean typed = at < in.end && RespType.of(in.bytes.u1(at)) != null;
        boolean cut = in.left() < LONGEST_LINE && in.bytes.indexOf('\n', at, in.end) < 0;
        return typed && cut && PlainText.isLikely(in.bytes, at, in.end);
    }

    /** The offset of its text, after the type. */
    long textAt() {
        return at + type.size();
    }

    /** The offset after the line. */
    long end() {
        return textEnd + 2;
    }

    /** Whether as many bytes as it says follow, and a line end: not behind the last part of a streamed string. */
    boolean countsBytes() {
        return type.form == Form.BULK && number >= (type == RespType.STRING_PART ? 1 : 0);
    }

    /** The offset after the value, or where that has elements, before the first of them. */
    long valueEnd() {
        return countsBytes() ? end() + number + 2 : end();
    }
}
