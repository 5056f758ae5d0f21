package dev.hexplain.decode;

import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeWriter;
import org.jspecify.annotations.Nullable;

/**
 * The remaining {@link Limits} while one source is decoded, and the {@link Progress} to report to; shared with embedded
 * decoders. For one thread.
 */
public final class Budget {
    /** Rows between two checks of time and cancellation. */
    private static final int TICKS = 1 << 12;

    private final Limits limits;
    private final Progress progress;
    private final long start = System.nanoTime();
    private int ticks;

    /** A budget whose time counts from here. */
    public Budget(Limits limits, Progress progress) {
        this.limits = limits;
        this.progress = progress;
    }

    public Limits limits() {
        return limits;
    }

    /**
     * Called for each row; true once in a while, when the caller must check whether the budget {@link #spent is spent}.
     */
    public boolean isDue() {
        return ++ticks % TICKS == 0;
    }

    /** The same where what was read since may have written many rows. */
    public boolean isDue(int rows) {
        return isDue() || rows > limits.rows() - TICKS;
    }

    /**
     * Why decoding must stop at an offset; null where it need not.
     *
     * @param out what was written so far
     */
    public @Nullable Issue spent(long offset, TreeWriter out) {
        progress.at(offset);
        if (progress.cancelled()) {
            return stop(offset, "Decoding was cancelled", "");
        }
        if (isLate()) {
            String most = "at most " + limits.time().toSeconds() + " s";
            return stop(offset, "Decoding takes longer than the limit allows", most);
        }
        if (out.rowCount() > limits.rows() - TICKS) {
            return stop(offset, "There are more fields than the limit allows", "at most " + limits.rows() + " rows");
        }
        if (out.indexBytes() > mostIndexBytes(out)) {
            return stop(
                    offset,
                    "The index of this dump is larger than the limit allows",
                    "at most " + mostIndexBytes(out) + " bytes");
        }
        return null;
    }

    /** Why no row may be opened at an offset, inside so many; null where one may. */
    public @Nullable Issue tooDeep(long offset, int depth) {
        return depth < limits.depth()
                ? null
                : stop(offset, "Fields are nested deeper than the limit allows", "at most " + limits.depth());
    }

    private static Issue stop(long offset, String message, String expected) {
        return Issue.error(offset, 0, message, expected, "");
    }

    /** Whether decoding may already have stopped at a limit, with an issue. */
    public boolean isNearlyExhausted(TreeWriter out) {
        return out.rowCount() > limits.rows() - TICKS
                || progress.cancelled()
                || isLate()
                || out.indexBytes() > mostIndexBytes(out);
    }

    private long mostIndexBytes(TreeWriter out) {
        return limits.index().of(out.sourceLength());
    }

    /** Bytes that may still be derived, which are part of the index as well. */
    public long derivableBytes(TreeWriter out) {
        return Math.max(
                0, Math.min(mostIndexBytes(out) - out.indexBytes(), limits.derivedBytes() - out.derivedBytes()));
    }

    private boolean isLate() {
        return System.nanoTime() - start - progress.heldUpNanos()
                > limits.time().toNanos();
    }
}
