package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.view.WorkView;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Work that may take long, whose progress can be watched and which can be cancelled. It checks every few milliseconds
 * whether it was {@link #cancelled}, and pauses there while other jobs have their turn.
 */
public abstract class Job {
    private static final AtomicLong NUMBERS = new AtomicLong();

    final JobSlot turn = new JobSlot();
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile @Nullable Workers workers;
    private volatile @Nullable Refusal givenUp;
    private volatile long position;
    private volatile long size;
    private volatile boolean cancelled;
    private WorkPool pool = WorkPool.ANSWER;
    private final long number = nextNumber();
    private final Instant since = Instant.now();

    /** Who asked for it first: others may wait for it, too. */
    final Asker asker = Asker.current();

    /** @param size what positions are of, in bytes */
    protected Job(long size) {
        this.size = size;
    }

    /** Does the work, on a thread of its own; where that fails or is cancelled, nothing stays. */
    protected abstract void run() throws IOException;

    /** Sets the number of bytes that positions are relative to, once it is known better. */
    protected final void size(long bytes) {
        size = bytes;
    }

    /** Everything before an offset is done. */
    public final void at(long offset) {
        position = offset;
    }

    /** Whether to stop. For the work itself, which is held up here while it is the turn of others. */
    public final boolean cancelled() {
        Workers own = workers;
        if (own != null && turn.isOver) {
            own.handOver(this);
        }
        return cancelled;
    }

    /** Time in which it could not go on because it was the turn of others. */
    public final long heldUpNanos() {
        return turn.heldUpNanos;
    }

    /** Whether it was cancelled. For observers, and for work that goes on elsewhere and cannot be held up here. */
    public final boolean isCancelled() {
        return cancelled;
    }

    /** Cancels it, and does not wait for its end. */
    public final void cancel() {
        cancelled = true;
        Workers own = workers;
        if (own != null) {
            own.cancelled(this);
        }
    }

    /** Ends it because there are too many. */
    final void giveUp(Refusal why) {
        givenUp = why;
        cancelled = true;
    }

    /** Why it was ended without being cancelled. */
    final Optional<Refusal> givenUp() {
        return Optional.ofNullable(givenUp);
    }

    /** From 0 to 1. */
    public final double fraction() {
        return size == 0 ? 0 : Math.clamp((double) position / size, 0, 1);
    }

    /** Waits for the end; false where it did not come in time. */
    public final boolean await(long millis) {
        try {
            return done.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** What it takes: processes that work for it are to be counted here. */
    public final WorkCosts costs() {
        return turn.costs;
    }

    /** Whether who asks on this thread asked for it first. */
    public final boolean isAskedForHere() {
        return asker.name().equals(Asker.current().name());
    }

    final void runBy(Workers own, WorkPool kind) {
        workers = own;
        pool = kind;
    }

    /** That of no other work while this process runs. */
    static long nextNumber() {
        return NUMBERS.incrementAndGet();
    }

    /** Tells it from all others while this process runs. */
    final String id() {
        return Long.toString(number);
    }

    /** The kind of work that it was submitted as. */
    final WorkPool pool() {
        return pool;
    }

    /** As it is now. The {@link Workers} that run it guard what that needs. */
    final WorkView view() {
        return view(id(), pool, toString(), turn, asker.name(), since, fraction());
    }

    static WorkView view(
            String id, WorkPool pool, String what, JobSlot turn, String by, Instant since, double fraction) {
        WorkCosts.Seen costs = turn.costs.seen();
        return new WorkView(
                id,
                pool.id(),
                what,
                turn.state(),
                by,
                since.toString(),
                Duration.between(since, Instant.now()).toMillis(),
                costs.processorMillis(),
                costs.allocatedBytes(),
                costs.residentBytes(),
                fraction);
    }

    /** Marks the job as ended. */
    final void end() {
        done.countDown();
    }
}
