package dev.hexplain.inspect.work;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** A lock per folder: one job at a time writes each folder. Waiting for it can be cancelled. */
public final class FolderLock {
    private static final long LOOK_MILLIS = 20;
    private static final Set<Path> UNDER_WAY = new HashSet<>();

    private FolderLock() {}

    /** Work done while holding the lock. */
    @FunctionalInterface
    public interface Body<R, E extends Exception> {
        R made() throws E;
    }

    /**
     * Waits for the lock of a folder, and runs the work.
     *
     * @throws CancellationException where waiting was ended
     */
    public static <R, E extends Exception> R alone(Path folder, BooleanSupplier cancelled, Body<R, E> body) throws E {
        begin(folder, cancelled);
        try {
            return body.made();
        } finally {
            synchronized (UNDER_WAY) {
                UNDER_WAY.remove(folder);
                UNDER_WAY.notifyAll();
            }
        }
    }

    private static void begin(Path folder, BooleanSupplier cancelled) {
        while (!cancelled.getAsBoolean()) {
            synchronized (UNDER_WAY) {
                if (UNDER_WAY.add(folder)) {
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
        throw new CancellationException("Nothing is made in " + folder + " any more");
    }
}
