package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.inspect.populations.PopulationProgress.Pass;
import dev.hexplain.inspect.view.PopulationView;
import dev.hexplain.inspect.work.OtherWork;
import dev.hexplain.inspect.work.WorkCosts;
import java.io.IOException;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A population that is being measured, on a thread of its own. Ask {@link #next} until there is {@code Measured}; closing ends it
 * where it is, since nobody listens any more. For one thread that asks.
 */
public final class PopulationRun implements AutoCloseable {
    private final PopulationOrder order;
    private final GivenUpThreads givenUp;
    private final Thread thread;
    private OtherWork.@Nullable Entry entry;
    private PopulationUpdate.@Nullable At untold;
    private @Nullable PopulationView measured;
    private @Nullable Exception failure;
    private boolean isClosed;

    /** @param ended called once, when nothing is done any more */
    PopulationRun(PopulationOrder order, GivenUpThreads givenUp, Runnable ended) {
        this.order = order;
        this.givenUp = givenUp;
        this.thread = Thread.ofPlatform().name("population").daemon().unstarted(RequestIds.carriedBy(() -> {
            try {
                run();
            } finally {
                ended.run();
            }
        }));
    }

    void start(OtherWork work) {
        entry = work.begin(
                WorkPool.POPULATION,
                "Measuring %,d dumps with %d codecs".formatted(dumps(), codecs()),
                this::endedBecause);
        thread.start();
    }

    private void run() {
        try (OtherWork.Entry listed = Objects.requireNonNull(entry)) {
            WorkCosts costs = new WorkCosts();
            listed.runs(costs);
            try (WorkCosts.Use _ = costs.ofThisThread()) {
                ended(PopulationLab.measure(order, this::at, new CodecBatches.Place(givenUp, costs)), null);
            }
        } catch (IOException | RuntimeException e) {
            ended(null, e);
        } catch (Error e) {
            ended(null, new IllegalStateException("Measuring a population failed", e));
            throw e;
        }
    }

    private synchronized void endedBecause(Refusal why) {
        ended(null, why);
        isClosed = true;
    }

    private synchronized void at(Pass pass, int done, int total) {
        if (isClosed) {
            throw new CancellationException("Nobody waits for it");
        }
        if (entry != null) {
            entry.at(done, total);
        }
        untold = new PopulationUpdate.At(pass, done, total);
        notifyAll();
    }

    private synchronized void ended(@Nullable PopulationView view, @Nullable Exception why) {
        if (failure == null) {
            measured = view;
            failure = why;
        }
        notifyAll();
    }

    /** How many dumps there are. */
    public int dumps() {
        return order.sources().size();
    }

    /** How many codecs there are. */
    public int codecs() {
        return order.codecs().size();
    }

    /**
     * The latest there is to tell; waits so long for some.
     *
     * @throws Refusal where nothing can be made of any dump
     */
    public synchronized PopulationUpdate next(long millis) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        for (long left = millis; isSilent() && left > 0; left = leftUntil(deadline)) {
            wait(left);
        }
        if (untold != null) {
            PopulationUpdate latest = untold;
            untold = null;
            return latest;
        }
        return end().<PopulationUpdate>map(PopulationUpdate.Measured::new).orElseGet(PopulationUpdate.Alive::new);
    }

    private boolean isSilent() {
        return untold == null && measured == null && failure == null;
    }

    private static long leftUntil(long deadline) {
        return TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
    }

    private Optional<PopulationView> end() throws IOException {
        switch (failure) {
            case null -> {
                return Optional.ofNullable(measured);
            }
            case IOException io -> throw io;
            case RuntimeException bug -> throw bug;
            default -> throw new IllegalStateException(failure);
        }
    }

    /** Ends it, soon: at the next object or dump. */
    @Override
    public synchronized void close() {
        isClosed = true;
    }

    /** Waits a while for it to have ended. */
    void join(long millis) throws InterruptedException {
        thread.join(millis);
    }
}
