package dev.hexplain.inspect.work;

/** The scheduling state of a job. Guarded by its {@link Workers}, but for what is volatile. */
final class JobTurn {
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

    void to(Place next) {
        place = next;
        since = System.nanoTime();
        isOver = false;
    }

    boolean lasts(long nanos) {
        return System.nanoTime() - since >= nanos;
    }

    /** Goes on after it was held up. */
    void goOn() {
        heldUpNanos = heldUpNanos + System.nanoTime() - since;
    }
}
