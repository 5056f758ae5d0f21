package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.ParseInput;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Resynchronizes: finds the next message after malformed bytes, or in a flow that was captured from its middle. */
final class RespResync {
    private static final int LONGEST_LINE = 1 << 16;
    /** The search limit, in bytes after a possible message, for a command, which is the better match. */
    private static final int FARTHEST = 1 << 16;

    private RespResync() {}

    /**
     * The offset of the next line, at or after an offset, that looks like the beginning of a message: a command, or
     * where none follows, any value; the end of the source where there is none.
     *
     * @param searched receives the number of bytes searched
     */
    static long next(ParseInput in, long from, LongConsumer searched) {
        long first = in.end;
        for (long at = from; at < in.end && at - FARTHEST <= first; at = nextLine(in, at, searched)) {
            RespHeaderLine head = RespHeaderLine.at(in, at);
            if (head != null && head.number() >= 0) {
                if (isCommand(in, head)) {
                    return at;
                }
                first = Math.min(first, at);
            }
        }
        return first;
    }

    private static long nextLine(ParseInput in, long at, LongConsumer searched) {
        long feed = in.bytes.indexOf('\n', at, in.end);
        long next = feed < 0 ? in.end : feed + 1;
        searched.accept(next - at);
        return next;
    }

    /** An array whose first element is a string. */
    private static boolean isCommand(ParseInput in, RespHeaderLine head) {
        if (head.type() != RespType.ARRAY) {
            return false;
        }
        @Nullable RespHeaderLine element = RespHeaderLine.at(in, head.end());
        return element != null && element.type() == RespType.BULK_STRING;
    }

    /** Whether the rest of the source could be the beginning of a line. */
    static boolean mayGoOn(ParseInput in, long at) {
        boolean typed = at < in.end && RespType.of(in.bytes.u1(at)) != null;
        boolean cut = in.left() < LONGEST_LINE && in.bytes.indexOf('\n', at, in.end) < 0;
        return typed && cut && PlainText.isLikely(in.bytes, at, in.end);
    }
}
