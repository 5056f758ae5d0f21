package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.RedisReply.Aggregate;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Builds lists of numbered lines, in each other:
 *
 * <pre>
 * 1) "0"
 * 2) 1) "name"
 *    2) "kettle"
 * </pre>
 */
final class RedisNumberedLists {
    /** {@code 1) } of a list, {@code 1~ } of a set, {@code 1# } of a map. */
    static final Pattern NUMBER = Pattern.compile("\\G\\s*([0-9]{1,9})([)#~]) ");

    /** Lists in each other: replies of Redis have a few. */
    private static final int DEEPEST = 64;

    /** Lists that are not over, innermost last. */
    private final Deque<Open> open = new ArrayDeque<>();

    private @Nullable Aggregate outermost;

    /** A list, the column of its brackets and the last number. */
    private static final class Open {
        final Aggregate list;
        final int column;
        final char sign;
        int count;

        Open(Aggregate list, int column, char sign, int count) {
            this.list = list;
            this.column = column;
            this.sign = sign;
            this.count = count;
        }

        boolean expects(Matcher number) {
            return sign == number.group(2).charAt(0) && count + 1 == Integer.parseInt(number.group(1));
        }
    }

    /** Whether a number that begins a line goes on with the lists that are open; those inside are over then. */
    boolean goesOn(Matcher number) {
        Open next = null;
        for (Open each : open) {
            if (each.expects(number)
                    && (next == null || (each.column == number.start(2) && next.column != each.column))) {
                next = each;
            }
        }
        while (next != null && open.getFirst() != next) {
            open.pop();
        }
        if (next != null) {
            next.count++;
        }
        return next != null;
    }

    /** Begins a list with a number: the outermost, or an element of the innermost. */
    void begin(Matcher number, long start) {
        char sign = number.group(2).charAt(0);
        Aggregate list = Aggregate.of(sign == '#' ? '%' : sign == '~' ? '~' : '*', start);
        if (outermost == null) {
            outermost = list;
        } else {
            add(list);
        }
        open.push(new Open(list, number.start(2), sign, Integer.parseInt(number.group(1))));
    }

    /** Whether no more lists may begin in the innermost. */
    boolean isDeepest() {
        return open.size() >= DEEPEST;
    }

    /** Adds an element, or a key, to the innermost list. */
    void add(RedisReply element) {
        open.getFirst().list.elements().add(element);
    }

    /** The whole, after which another may begin; null where there is none. */
    @Nullable Aggregate take() {
        Aggregate whole = outermost;
        outermost = null;
        open.clear();
        return whole;
    }
}
