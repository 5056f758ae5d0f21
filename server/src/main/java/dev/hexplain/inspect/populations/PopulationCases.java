package dev.hexplain.inspect.populations;

import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.work.OtherWork;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Use cases of populations of stored dumps: one is measured at a time, since it takes all processors. Safe for many threads. */
public final class PopulationCases implements AutoCloseable {
    /** Dumps of one population. */
    public static final int MOST_DUMPS = 1000;

    /** Threads of codecs that may be given up; beyond, nothing is measured any more. */
    private static final int MOST_GIVEN_UP = 4;

    /** How long somebody waits for another population, such as the one that he has just cancelled. */
    private static final long PATIENCE_SECONDS = 3;

    private static final long ENDS_WITHIN_MILLIS = 5_000;

    private final DumpOfPopulation.Place place;
    private final OtherWork work;
    private final Semaphore turn = new Semaphore(1, true);
    private final GivenUpThreads givenUp = new GivenUpThreads();
    private final AtomicReference<@Nullable PopulationRun> running = new AtomicReference<>();

    public PopulationCases(DumpCases dumps, Detector detector, DumpLimits bounds, OtherWork work) {
        this.work = work;
        this.place = new DumpOfPopulation.Place(dumps, detector, bounds, PopulationLimits.SHARED);
    }

    /**
     * Begins to measure a population.
     *
     * @throws Refusal where there is no such dump, codec, format or layer, there are too many dumps or none, or another population is being
     *     measured
     */
    public PopulationRun begin(PopulationRequest request) {
        List<Codec> codecs = CheckedRequest.codecs(request.codecs());
        List<PopulationSource> sources = sources(request);
        place.detector().requireKnown(request.choices());
        if (givenUp() >= MOST_GIVEN_UP) {
            throw Refusal.busy(
                    WorkPool.POPULATION,
                    "%d codecs have not returned from an object: no more are measured until one does, or Hexplain"
                                    .formatted(givenUp())
                            + " is started again.");
        }
        if (!isOurTurn()) {
            throw Refusal.busy(WorkPool.POPULATION, "Another population is being measured: try again when it is done.");
        }
        PopulationRun run = new PopulationRun(
                new PopulationOrder(sources, request.at(), request.each(), codecs, place.limits()),
                givenUp,
                turn::release);
        running.set(run);
        run.start(work);
        return run;
    }

    private List<PopulationSource> sources(PopulationRequest request) {
        List<String> ids = request.dumps().stream().distinct().toList();
        if (ids.isEmpty() || ids.size() > MOST_DUMPS) {
            throw Refusal.badRequest(
                    "A population is of 1 to %,d dumps, and these are %,d.".formatted(MOST_DUMPS, ids.size()));
        }
        return ids.stream()
                .<PopulationSource>map(id -> new DumpOfPopulation(place.dumps().find(id), request.choices(), place))
                .toList();
    }

    private boolean isOurTurn() {
        try {
            return turn.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** How many threads are lost to codecs that do not return. */
    public int givenUp() {
        return givenUp.count();
    }

    /** Ends what is being measured, before the dumps that it reads are closed. */
    @Override
    public void close() {
        PopulationRun last = running.get();
        if (last == null) {
            return;
        }
        last.close();
        try {
            last.join(ENDS_WITHIN_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
