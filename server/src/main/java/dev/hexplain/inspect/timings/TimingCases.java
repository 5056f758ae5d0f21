package dev.hexplain.inspect.timings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.DeclaredRequest;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.ImportedCopy;
import dev.hexplain.inspect.encodings.ImportedObjects;
import dev.hexplain.inspect.encodings.ImportedRequest;
import dev.hexplain.inspect.work.OtherWork;
import dev.hexplain.inspect.work.WorkCosts;
import dev.hexplain.store.TimingRuns;
import dev.hexplain.timing.TimingPlan;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Use cases of measuring: one run at a time, since two would disturb each other; others wait in a line, in the order in
 * which they came. Safe for many threads.
 */
public final class TimingCases implements AutoCloseable {
    private static final int LONGEST_LINE = 8;

    /** The first one measures. */
    private final List<Turn> line = new ArrayList<>();

    private final ImportedObjects objects;
    private final StoredTimings stored;
    private final OtherWork work;
    private boolean closed;

    public TimingCases(ImportedObjects objects, TimingRuns runs, OtherWork work) {
        this.objects = objects;
        this.work = work;
        this.stored = new StoredTimings(runs);
    }

    /** The runs that were kept. */
    public StoredTimings stored() {
        return stored;
    }

    /**
     * Keeps a run that has ended.
     *
     * @return its id
     */
    public String keep(TimingUpdate.Finished finished) throws IOException {
        return stored.add(finished.run(), finished.jmh());
    }

    /**
     * Joins the line.
     *
     * @param sizes in which each codec is measured; none for one object, as it is ordered
     * @param plan {@code quick}, {@code thorough} or {@code article}
     * @throws Refusal where there is no such sample, codec or plan, the values are wrong, or the line is too long
     */
    public Turn join(EncodeRequest order, List<Integer> sizes, String plan) {
        TimingPlan named = TimingPlans.named(plan);
        return join(new Turn(TimingSubject.of(order, sizes), named));
    }

    /** The same with an object of a dump. */
    public Turn join(ImportedRequest order, String plan) throws IOException {
        TimingPlan named = TimingPlans.named(plan);
        List<Codec> codecs = CheckedRequest.codecs(order.codecs());
        return join(new Turn(TimingSubject.of(List.of(objects.copy(order)), codecs), named));
    }

    /**
     * The same with an object of declared types.
     *
     * @param sizes elements of each of its lists, which are generated, for each object to measure; none for one object
     */
    public Turn join(DeclaredRequest order, List<Integer> sizes, String plan) throws IOException {
        TimingPlan named = TimingPlans.named(plan);
        List<Codec> codecs = CheckedRequest.codecs(order.codecs());
        TimingSubject.requireSizes(sizes);
        List<ImportedCopy> copies = new ArrayList<>();
        for (int size : sizes) {
            copies.add(objects.copy(order.withSize(size)));
        }
        if (sizes.isEmpty()) {
            copies.add(objects.copy(order));
        }
        return join(new Turn(TimingSubject.of(copies, codecs), named));
    }

    private Turn join(Turn turn) {
        synchronized (line) {
            if (closed || line.size() >= LONGEST_LINE) {
                throw Refusal.busy(
                        WorkPool.TIMING, "%d runs are waiting to be measured: try again later.".formatted(line.size()));
            }
            line.add(turn);
            turn.listed();
        }
        return turn;
    }

    /** A place in the line, and then the run itself. Closing it leaves the line, and ends the run. */
    public final class Turn implements AutoCloseable {
        private final TimingSubject subject;
        private final TimingPlan plan;
        private Optional<TimingRun> run = Optional.empty();
        private OtherWork.@Nullable Entry entry;
        private boolean left;

        private Turn(TimingSubject subject, TimingPlan plan) {
            this.subject = subject;
            this.plan = plan;
        }

        private void listed() {
            entry = work.begin(
                    WorkPool.TIMING,
                    "Measuring %s with %d codecs"
                            .formatted(subject.title(), subject.codecs().size()),
                    _ -> end());
        }

        /** Goes on, unless it was ended: that is thrown as a {@link Refusal}. */
        public void requireWanted() {
            if (entry != null) {
                entry.requireWanted();
            }
        }

        /** How far it is. */
        public void at(int results, int total) {
            if (entry != null) {
                entry.at(results, total);
            }
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
                requireWanted();
                if (left) {
                    throw Refusal.busy(WorkPool.TIMING, "The server is being stopped.");
                }
                TimingRun started = new TimingRun(subject, plan);
                run = Optional.of(started);
                if (entry != null) {
                    WorkCosts costs = new WorkCosts();
                    var _ = costs.of(started.process());
                    entry.runs(costs);
                }
                return started;
            }
        }

        @Override
        public void close() {
            end();
            if (entry != null) {
                entry.close();
            }
        }

        private void end() {
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
