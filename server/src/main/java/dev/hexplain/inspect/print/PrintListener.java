package dev.hexplain.inspect.print;

import dev.hexplain.tree.RequestDeadline;
import java.io.PrintWriter;

/**
 * Tells whether the reader of the output is still there; checked at intervals, since checking flushes: of lines, and of
 * time, as some lines take long.
 */
final class PrintListener {
    private static final int ASKED_EVERY = 1 << 14;
    private static final int CLOCK_EVERY = 1 << 4;
    private static final long LONGEST_NANOS = 200_000_000;

    private final PrintWriter out;
    private int lines;
    private long asked = System.nanoTime();
    private boolean late;

    PrintListener(PrintWriter out) {
        this.out = out;
    }

    boolean listens() {
        boolean late = ++lines % CLOCK_EVERY == 0 && System.nanoTime() - asked > LONGEST_NANOS;
        if (lines % ASKED_EVERY != 0 && !late) {
            return true;
        }
        asked = System.nanoTime();
        return !Thread.currentThread().isInterrupted() && !out.checkError();
    }

    /** The same where lines are not left out by themselves when the time for them is over. */
    boolean goesOn() {
        late |= lines % CLOCK_EVERY == 0 && RequestDeadline.isOver();
        return listens() && !late;
    }

    /** Whether the time was over. */
    boolean isLate() {
        return late;
    }
}
