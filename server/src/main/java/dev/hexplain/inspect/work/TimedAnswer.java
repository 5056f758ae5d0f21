package dev.hexplain.inspect.work;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.tree.RequestDeadline;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.CancellationException;

/** Works out an answer that somebody waits for on this thread, in the time that is given for it. */
public final class TimedAnswer {
    private TimedAnswer() {}

    /**
     * Works it out; what takes longer is left out, and that is said.
     *
     * @param notices for that
     * @throws Refusal where the answer is none without what is left out
     */
    public static <R> R within(Duration most, PrintWriter notices, ScopedValue.CallableOp<R, IOException> answer)
            throws IOException {
        long end = System.nanoTime() + most.toNanos();
        String late = "it takes longer than %d s: what is printed is not all".formatted(most.toSeconds());
        try {
            return RequestDeadline.of(most, () -> System.nanoTime() - end > 0, () -> {
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
