package dev.hexplain.codecs.objects;

import dev.hexplain.tree.RequestDeadline;
import java.util.concurrent.TimeUnit;

/** What making objects may cost: their number, bytes of arrays, and time. */
final class MakingBudget {
    private static final int MOST_OBJECTS = 100_000;
    private static final long MOST_BYTES = 32 << 20;
    private static final long SECONDS = 10;
    /** How many steps there are between looks at the clock. */
    private static final int STEPS = 1024;

    private final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    private int objects;
    private long bytes;
    private int steps;

    /** Nothing more is made. */
    static final class SpentException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        SpentException(String reason) {
            super(reason, null, false, false);
        }
    }

    void object() {
        if (++objects > MOST_OBJECTS) {
            throw new SpentException("it has more than %,d objects".formatted(MOST_OBJECTS));
        }
        step();
    }

    void bytes(long count) {
        bytes += count;
        if (bytes > MOST_BYTES) {
            throw new SpentException("its arrays have more than %d MB".formatted(MOST_BYTES >> 20));
        }
    }

    void step() {
        if (++steps % STEPS == 0) {
            RequestDeadline.requireAsked();
            if (System.nanoTime() > deadline) {
                throw new SpentException("it takes more than %d s".formatted(SECONDS));
            }
        }
    }
}
