package dev.hexplain.inspect.common;

import dev.hexplain.decode.Decoder;
import dev.hexplain.tree.FaultListener;
import dev.hexplain.tree.FieldTree;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.LoggerFactory;

/**
 * Logs each bug that keeps a field from being shown: once for each format and place in the code, since a page may hold
 * a thousand fields with the same bug.
 */
public final class FaultLog implements FaultListener {
    private static final int MOST = 256;
    private static final int MOST_CALLS = 40;
    private static final Set<Seen> LOGGED = ConcurrentHashMap.newKeySet();

    private final String format;

    private FaultLog(String format) {
        this.format = format;
    }

    /** @param place the innermost call: of a stack that has overflown, the rest differs from one time to the next */
    private record Seen(String format, String kind, String place) {}

    /** Wraps a tree so that a failure in one field is logged, and the others are shown. */
    public static FieldTree shown(FieldTree tree, Decoder decoder) {
        tree.reportingFaults(new FaultLog(decoder.id()));
        return tree;
    }

    @Override
    public void fault(long offset, Throwable bug) {
        StackTraceElement[] stack = bug.getStackTrace();
        bug.setStackTrace(Arrays.copyOf(stack, Math.min(stack.length, MOST_CALLS)));
        Seen seen = new Seen(format, bug.getClass().getName(), stack.length == 0 ? "" : stack[0].toString());
        if (LOGGED.size() < MOST && LOGGED.add(seen)) {
            // Looked up only here, so that logging is not loaded before it is needed.
            LoggerFactory.getLogger(FaultLog.class)
                    .error("A field of {} at offset {} cannot be shown; please report this fault", format, offset, bug);
        }
    }
}
