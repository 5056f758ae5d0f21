package dev.hexplain.spark;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Bundles of rows from one thread to another; a few at most wait. */
final class BundleQueue<T> {
    private static final int MOST = 16;

    private final Deque<List<T>> waiting = new ArrayDeque<>();
    private boolean ended;
    private boolean closed;
    private @Nullable Throwable failure;

    /**
     * Waits for room.
     *
     * @throws CancellationException where nobody takes any more
     */
    synchronized void put(List<T> bundle) {
        while (waiting.size() == MOST && !closed) {
            pause();
        }
        if (closed) {
            throw new CancellationException("Nobody takes rows any more");
        }
        waiting.add(bundle);
        notifyAll();
    }

    /** There will be no more. */
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /** There will be no more, because of a failure. */
    synchronized void fail(Throwable why) {
        failure = why;
        end();
    }

    /**
     * Waits for the next; null behind the last.
     *
     * @throws IllegalStateException where the other thread failed
     */
    synchronized @Nullable List<T> take() {
        while (waiting.isEmpty() && !ended) {
            pause();
        }
        if (waiting.isEmpty() && failure != null) {
            throw new IllegalStateException("Reading files ended", failure);
        }
        List<T> next = waiting.poll();
        notifyAll();
        return next;
    }

    /** Nothing is taken any more. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        notifyAll();
    }

    private void pause() {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("Interrupted");
        }
    }
}
