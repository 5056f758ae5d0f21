package dev.hexplain.inspect.work;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** A lock per folder: one job at a time writes each folder. Waiting for it can be cancelled. */
public final class FolderLock {
    private static final long LOOK_MILLIS = 20;
    private static final Set<Object> UNDER_WAY = new HashSet<>();

    private FolderLock() {}

    /** Work done while holding the lock. */
    @FunctionalInterface
    public interface Body<R, E extends Exception> {
        R made() throws E;
    }

    /**
     * Waits for the lock of a folder, and runs the work.
     *
     * @param key of the folder: equal for equal folders
     * @throws CancellationException where waiting was ended
     */
    public static <R, E extends Exception> R alone(Object key, BooleanSupplier cancelled, Body<R, E> body) throws E {
        begin(key, cancelled);
        try {
            return body.made();
        } finally {
            synchronized (UNDER_WAY) {
                UNDER_WAY.remove(key);
                UNDER_WAY.notifyAll();
            }
        }
    }

    private static void begin(Object key, BooleanSupplier cancelled) {
        while (!cancelled.getAsBoolean()) {
            synchronized (UNDER_WAY) {
                if (UNDER_WAY.add(key)) {
                    return;
                }
                try {
                    UNDER_WAY.wait(LOOK_MILLIS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    break;
                }
            }
        }
        throw new CancellationException("The lock is not waited for any more: " + key);
    }
}
