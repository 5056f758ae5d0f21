package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.Limits;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.Issue;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** What decoding may still cost. Streams keep to the limits themselves; this is for what stands between them. */
final class Budget {
    private static final int TICKS = 1 << 12;

    private final Limits limits;
    private final Progress progress;
    private final long deadline;
    private int ticks;

    Budget(Limits limits, Progress progress) {
        this.limits = limits;
        this.progress = progress;
        this.deadline = System.nanoTime() + limits.time().toNanos();
    }

    /** Called for each message: why decoding must stop, or null. */
    @Nullable Issue spent(long offset, int rows) {
        if (++ticks % TICKS != 0) {
            return null;
        }
        progress.at(offset);
        if (progress.cancelled()) {
            return Issue.error(offset, 0, "Decoding was cancelled", "", "");
        }
        if (System.nanoTime() > deadline) {
            String most = "at most " + limits.time().toSeconds() + " s";
            return Issue.error(offset, 0, "Decoding takes longer than the limit allows", most, "");
        }
        if (rows > limits.rows() - TICKS) {
            String most = "at most " + limits.rows() + " rows";
            return Issue.error(offset, 0, "There are more fields than the limit allows", most, "");
        }
        return null;
    }

    /** The limits, with the time that is left. */
    Limits left() {
        Duration time = Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
        return new Limits(limits.rows(), limits.depth(), limits.classes(), time, limits.derivedBytes());
    }

    /** Whether a stream may have ended because of a limit, and said so. */
    boolean isNearlySpent(int rows) {
        return rows > limits.rows() - TICKS || progress.cancelled() || System.nanoTime() > deadline;
    }
}
