package dev.hexplain.timing;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * Beats once a second, on a thread of its own, and ends processes that measure and make no progress: a codec that hangs,
 * and cannot be interrupted, costs its own row only.
 */
final class Heartbeat implements AutoCloseable {
    private static final long PERIOD_MILLIS = 1000;

    /** Longer than the start of a process, and than an iteration, after which JMH interrupts. */
    private static final long MOST_SECONDS = 90;

    private final Thread thread;

    /** @param progress when there was progress for the last time, as {@link System#nanoTime()} */
    Heartbeat(Runnable beat, LongSupplier progress) {
        this.thread = Thread.ofPlatform().daemon().name("heartbeat").start(() -> run(beat, progress));
    }

    private static void run(Runnable beat, LongSupplier progress) {
        try {
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                beat.run();
                if (System.nanoTime() - progress.getAsLong() > TimeUnit.SECONDS.toNanos(MOST_SECONDS)) {
                    ProcessHandle.current().children().forEach(ProcessHandle::destroyForcibly);
                }
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
