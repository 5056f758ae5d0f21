package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.tree.RequestDeadline;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Runs computations whose result is awaited, on a bounded number of threads of their own and for a bounded time, so
 * that request threads stay free. Work that may take longer belongs to {@link Jobs}. Safe for many threads.
 */
public final class Answers implements AutoCloseable {
    private static final int AT_ONCE = 8;
    private static final Workers.Sizes SIZES = new Workers.Sizes(AT_ONCE, AT_ONCE, 512, 1024);

    /** Values that take longer together are left out. */
    private static final Duration VALUES = Duration.ofSeconds(2);

    private static final Duration ALL = Duration.ofSeconds(30);

    private static final Duration STREAMED = Duration.ofDays(1);
    private static final Duration BETWEEN_FLUSHES = Duration.ofMillis(200);

    private final Workers workers = new Workers(SIZES);

    /** The computation. */
    @FunctionalInterface
    public interface Body<R> {
        R answer() throws IOException;
    }

    /**
     * Works something out, and waits for it.
     *
     * @param what it is: {@code Reading a tree}
     * @throws dev.hexplain.inspect.common.Refusal where too many wait, or it takes too long
     */
    public <R> R by(String what, Body<R> body) throws IOException {
        // A part of an answer takes no thread of its own: it would wait for one that waits for it.
        return RequestDeadline.isAsked()
                ? body.answer()
                : AwaitedJob.within(ALL, VALUES, workers, WorkPool.ANSWER, what, _ -> body.answer());
    }

    /** Prints an answer as it is worked out, on this thread, as long as somebody reads it. */
    public static void streamed(PrintWriter out, Runnable print) {
        RequestDeadline.of(STREAMED, new Unread(out), () -> {
            print.run();
            return out;
        });
    }

    /** Whether nobody reads an answer any more: asking flushes, and is not done often. */
    private static final class Unread implements BooleanSupplier {
        private final PrintWriter out;
        private long asked = System.nanoTime();
        private boolean gone;

        Unread(PrintWriter out) {
            this.out = out;
        }

        @Override
        public boolean getAsBoolean() {
            if (!gone && System.nanoTime() - asked > BETWEEN_FLUSHES.toNanos()) {
                gone = out.checkError();
                asked = System.nanoTime();
            }
            return gone;
        }
    }

    /** Whether nothing had to be left out of the answer that is worked out on this thread. */
    public static boolean isComplete() {
        return !RequestDeadline.isOver();
    }

    /** What works them out. */
    public Workers workers() {
        return workers;
    }

    @Override
    public void close() {
        workers.close();
    }
}
