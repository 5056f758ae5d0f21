package dev.hexplain.inspect.timings;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.timing.TimingPlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Use cases of measuring: one run at a time, since two would disturb each other; others wait in a line, in the order in
 * which they came. Safe for many threads.
 */
public final class TimingCases implements AutoCloseable {
    private static final int LONGEST_LINE = 8;

    /** The first one measures. */
    private final List<Turn> line = new ArrayList<>();

    private boolean closed;

    /**
     * Joins the line.
     *
     * @param plan {@code quick}, {@code thorough} or {@code article}
     * @throws Refusal where there is no such sample, codec or plan, the values are wrong, or the line is too long
     */
    public Turn join(EncodeRequest order, String plan) {
        Turn turn = new Turn(CheckedRequest.of(order), TimingPlans.named(plan));
        synchronized (line) {
            if (closed || line.size() >= LONGEST_LINE) {
                throw Refusal.busy("%d runs are waiting to be measured: try again later.".formatted(line.size()));
            }
            line.add(turn);
        }
        return turn;
    }

    /** A place in the line, and then the run itself. Closing it leaves the line, and ends the run. */
    public final class Turn implements AutoCloseable {
        private final CheckedRequest checked;
        private final TimingPlan plan;
        private Optional<TimingRun> run = Optional.empty();
        private boolean left;

        private Turn(CheckedRequest checked, TimingPlan plan) {
            this.checked = checked;
            this.plan = plan;
        }

        /** How many are before this one; waits up to that long for there to be none. */
        public int waitForTurn(long millis) throws InterruptedException {
            synchronized (line) {
                if (!left && line.indexOf(this) > 0) {
                    line.wait(millis);
                }
                return left ? 0 : line.indexOf(this);
            }
        }

        /**
         * Starts measuring, once nobody is before it.
         *
         * @throws Refusal where the server is being stopped
         */
        public TimingRun start() throws IOException {
            synchronized (line) {
                if (left) {
                    throw Refusal.busy("The server is being stopped.");
                }
                TimingRun started = new TimingRun(checked, plan);
                run = Optional.of(started);
                return started;
            }
        }

        @Override
        public void close() {
            Optional<TimingRun> started;
            synchronized (line) {
                left = true;
                started = run;
            }
            started.ifPresent(TimingRun::close);
            synchronized (line) { // the next one starts when the processes of this one are gone
                line.remove(this);
                line.notifyAll();
            }
        }
    }

    @Override
    public void close() {
        List<Turn> all;
        synchronized (line) {
            closed = true;
            all = List.copyOf(line);
        }
        all.forEach(Turn::close);
    }
}
