package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The first line of a value.
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

    private static final long NO_NUMBER = -3;
    private static final int LONGEST_LINE = 1 << 16;
    private static final int MOST_DIGITS = 18;

    /** The line at an offset; null where it is not complete. */
    static @Nullable RespHeaderLine at(ParseInput in, long at) {
        if (at >= in.end) {
            return null;
        }
        RespType type = RespType.of(in.bytes.u1(at));
        long textEnd = type == null ? -1 : textEnd(in, at);
        if (type == null || textEnd <= at) {
            return null;
        }
        long number = number(in, type, at + 1, textEnd);
        return number == NO_NUMBER ? null : new RespHeaderLine(type, at, textEnd, number);
    }

    /** An inline command, as typed into a terminal. */
    static @Nullable RespHeaderLine inline(ParseInput in, long at) {
        long textEnd = textEnd(in, at);
        int first = in.bytes.u1(at) | 0x20;
        return textEnd > at && first >= 'a' && first <= 'z' && PlainText.isPrintable(in.bytes, at, textEnd)
                ? new RespHeaderLine(RespType.INLINE, at, textEnd, 0)
                : null;
    }

    /** The offset of the CR and LF that end a line; -1 for none, or where a lone CR precedes them. */
    private static long textEnd(ParseInput in, long at) {
        long feed = in.bytes.indexOf('\n', at, Math.min(in.end, at + LONGEST_LINE));
        return feed > at && in.bytes.indexOf('\r', at, feed) == feed - 1 ? feed - 1 : -1;
    }

    private static long number(ParseInput in, RespType type, long from, long to) {
        String text = text(in, from, to);
        return switch (type.form) {
            case BULK, LIST, MAP -> count(text);
            case LINE -> isRight(type, text) && PlainText.isLikely(in.bytes, from, to) ? 0 : NO_NUMBER;
        };
    }

    private static String text(ParseInput in, long from, long to) {
        int length = (int) Math.min(64, to - from);
        return new String(in.bytes.copy(from, length), StandardCharsets.ISO_8859_1);
    }

    private static long count(String text) {
        if (text.equals("?")) {
            return STREAMED;
        }
        if (text.equals("-1")) {
            return NULL;
        }
        boolean digits =
                !text.isEmpty() && text.length() <= MOST_DIGITS && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return digits ? Long.parseLong(text) : NO_NUMBER;
    }

    private static boolean isRight(RespType type, String text) {
        return switch (type) {
            case INTEGER, BIG_NUMBER -> text.matches("[+-]?[0-9]+");
            case NULL, END -> text.isEmpty();
            case BOOLEAN -> text.equals("t") || text.equals("f");
            case DOUBLE -> text.matches("[+-]?([0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?|inf)|nan");
            default -> true;
        };
    }

    /** The offset after the line. */
    long end() {
        return textEnd + 2;
    }
}
