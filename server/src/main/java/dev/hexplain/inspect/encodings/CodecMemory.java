package dev.hexplain.inspect.encodings;

import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The part of the heap that codecs may fill at the same time, for all who ask: each takes a share of it, by an estimate, before
 * it is given an object. Safe for many threads.
 */
final class CodecMemory {
    /**
     * Bytes of heap for each value of an object: its copy, the encoding several times, and the tree that explains it. XML
     * needs most, 250 for each number of an array.
     */
    private static final long BYTES_EACH = 300;

    private static final int PART_OF_HEAP = 3;
    private static final long LOOK_MILLIS = 100;

    private final int most;
    private final Semaphore free;

    /** Memory that a codec has until it is closed. */
    final class Share implements AutoCloseable {
        private final int taken;

        private Share(int taken) {
            this.taken = taken;
        }

        @Override
        public void close() {
            free.release(taken);
        }
    }

    /** @param most bytes at the same time */
    CodecMemory(long most) {
        this.most = kibibytes(most);
        this.free = new Semaphore(this.most, true);
    }

    static CodecMemory ofThisProcess() {
        return new CodecMemory(Runtime.getRuntime().maxMemory() / PART_OF_HEAP);
    }

    /**
     * Takes what an object needs; waits for it.
     *
     * @param values in the object
     * @return empty where that is more than there may ever be, or nobody waits any more
     */
    Optional<Share> take(long values, BooleanSupplier over) {
        int needed = needed(values);
        if (needed > most) {
            return Optional.empty();
        }
        try {
            while (!free.tryAcquire(needed, LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                if (over.getAsBoolean()) {
                    return Optional.empty();
                }
            }
            return Optional.of(new Share(needed));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** Why a codec is not given an object. */
    String refusal(long values) {
        return "The object has %,d values, for which it may need %,d MB of memory; %,d MB are set aside for codecs."
                .formatted(values, needed(values) >> 10, most >> 10);
    }

    private static int needed(long values) {
        return kibibytes(values * BYTES_EACH);
    }

    private static int kibibytes(long bytes) {
        return (int) Math.min(Integer.MAX_VALUE, Math.max(1, bytes >> 10));
    }
}
