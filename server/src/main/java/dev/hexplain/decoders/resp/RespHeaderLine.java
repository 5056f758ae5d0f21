package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.resp.RespType.Form;
import java.nio.charset.StandardCharsets;
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
        if (type.form != Form.LINE && isCount(in, from, end)) {
            return new RespHeaderLine(type, at, end, count(in, from, end));
        }
        String text =
                new String(in.bytes.copy(from, (int) Math.min(COMPARED, end - from)), StandardCharsets.ISO_8859_1);
        boolean plain = type == RespType.INLINE
                ? PlainText.isPrintable(in.bytes, from, end)
                : PlainText.isLikely(in.bytes, from, end);
        return plain && type.line.matcher(text).matches()
                ? new RespHeaderLine(type, at, end, number(type, text))
                : null;
    }

    /** Whether a text is a number of bytes or values, as almost all are that may be one. */
    private static boolean isCount(ParseInput in, long from, long end) {
        return end > from && end - from <= MOST_DIGITS && in.bytes.digitsEnd(from, end) == end;
    }

    private static long count(ParseInput in, long from, long end) {
        long count = 0;
        for (long at = from; at < end; at++) {
            count = 10 * count + in.bytes.u1(at) - '0';
        }
        return count;
    }

    private static long number(RespType type, String text) {
        return type.form == Form.LINE ? 0 : text.equals("?") ? STREAMED : Long.parseLong(text);
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
