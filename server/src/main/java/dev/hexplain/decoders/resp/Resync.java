package dev.hexplain.decoders.resp;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.Input;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Finds where messages begin again, behind something broken or in a flow from the middle. */
final class Resync {
    private static final int LONGEST_LINE = 1 << 16;
    /** Behind a value that may be a message, so far for a command, which is one more surely. */
    private static final int FARTHEST = 1 << 16;

    private Resync() {}

    /**
     * The offset of the next line, at or behind an offset, that looks like the beginning of a message: a command, or
     * where none follows, any value; the end of the source where there is none.
     *
     * @param searched told how many bytes were looked through
     */
    static long next(Input in, long from, LongConsumer searched) {
        long first = in.end;
        for (long at = from; at < in.end && at - FARTHEST <= first; at = nextLine(in, at, searched)) {
            Head head = Head.at(in, at);
            if (head != null && head.number() >= 0) {
                if (isCommand(in, head)) {
                    return at;
                }
                first = Math.min(first, at);
            }
        }
        return first;
    }

    private static long nextLine(Input in, long at, LongConsumer searched) {
        long feed = in.bytes.indexOf('\n', at, in.end);
        long next = feed < 0 ? in.end : feed + 1;
        searched.accept(next - at);
        return next;
    }

    /** An array whose first element is a string. */
    private static boolean isCommand(Input in, Head head) {
        if (head.type() != Type.ARRAY) {
            return false;
        }
        @Nullable Head element = Head.at(in, head.end());
        return element != null && element.type() == Type.BULK_STRING;
    }

    /** Whether all that is left could be the beginning of a line. */
    static boolean mayGoOn(Input in, long at) {
        boolean typed = at < in.end && Type.of(in.bytes.u1(at)) != null;
        boolean cut = in.left() < LONGEST_LINE && in.bytes.indexOf('\n', at, in.end) < 0;
        return typed && cut && PlainText.isLikely(in.bytes, at, in.end);
    }
}
