package dev.hexplain.inspect.work;

import org.jspecify.annotations.Nullable;

/** The scheduling state of a job. Guarded by its {@link Workers}, but for what is volatile. */
final class JobSlot {
    /** The states of a job. */
    enum Place {
        /** It has not begun. */
        WAITING,
        /** It runs, and may be short. */
        SHORT,
        /** It runs, and is long. */
        LONG,
        /** It has begun, and waits for its next turn. */
        HELD_UP,
        /** It has ended, or is about to. */
        ENDED
    }

    Place place = Place.WAITING;

    /** Whether it is to make room for others when it asks next. */
    volatile boolean isOver;

    volatile long heldUpNanos;
    private long since;
    /** What it runs on; null before it does. */
    private @Nullable Thread thread;
    /** Processor time of the thread when the turn began. */
    private long cpuSince;
    /** When the job began. */
    private long begun;

    /** What it has taken since. */
    WorkCosts costs = new WorkCosts();

    /** Begins to run on the current thread. */
    void begin() {
        thread = Thread.currentThread();
        begun = System.nanoTime();
        cpuSince = cpu();
        var _ = costs.ofThisThread();
    }

    /** How long ago it began; 0 where it has not. */
    long nanosSinceBegin() {
        return thread == null ? 0 : System.nanoTime() - begun;
    }

    /** Where it is, in a word for answers. */
    String state() {
        return switch (place) {
            case WAITING -> "waiting";
            case HELD_UP -> "paused";
            case SHORT, LONG, ENDED -> "running";
        };
    }

    void to(Place next) {
        place = next;
        since = System.nanoTime();
        cpuSince = cpu();
        isOver = false;
    }

    /** Whether so much was computed in this turn: on a busy machine it lasts longer. */
    boolean computes(long nanos) {
        return cpu() - cpuSince >= nanos;
    }

    private long cpu() {
        return thread == null ? 0 : WorkCosts.processorNanos(thread);
    }

    boolean lasts(long nanos) {
        return System.nanoTime() - since >= nanos;
    }

    /** Goes on after it was held up. */
    void goOn() {
        heldUpNanos = heldUpNanos + System.nanoTime() - since;
    }
}
