package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.RequestDeadline;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CancellationException;

/** Works out an answer that somebody waits for on this thread, in the time that is given for it. */
public final class TimedAnswer {
    /** What an answer has, even if decoding took all the time: what was decoded until then is to be seen. */
    private static final Duration LEAST = Duration.ofMillis(100);

    private TimedAnswer() {}

    /**
     * Works it out; what takes longer is left out, and that is said.
     *
     * @param most for all that is done with a dump
     * @param start when that began, as {@link System#nanoTime} counts
     * @param notices for what is left out
     * @throws Refusal where the answer is none without what is left out
     */
    public static <R> R within(
            Duration most, long start, PrintWriter notices, ScopedValue.CallableOp<R, IOException> answer)
            throws IOException {
        long now = System.nanoTime();
        long left = Math.max(LEAST.toNanos(), start + most.toNanos() - now);
        long end = now + left;
        String late = "it takes longer than %d s: what is printed is not all".formatted(most.toSeconds());
        try {
            return RequestDeadline.of(Duration.ofNanos(left), () -> System.nanoTime() - end > 0, () -> {
                R result = answer.call();
                if (RequestDeadline.isOver()) {
                    notices.println("hexplain: " + late);
                }
                return result;
            });
        } catch (CancellationException ended) {
            throw Refusal.busy("Not finished: " + late);
        }
    }
}
