package dev.hexplain.inspect.timings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.view.TimingView;
import dev.hexplain.inspect.view.TimingView.CodecTimeView;
import dev.hexplain.timing.TimingEvent;
import dev.hexplain.timing.TimingPlan;
import dev.hexplain.timing.TimingProcess;
import dev.hexplain.timing.TimingRequest;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run that measures an object with several codecs. Ask {@link #next} until it is empty; closing ends the processes that
 * measure.
 */
public final class TimingRun implements AutoCloseable {
    private final TimingSubject subject;
    private final TimingPlan plan;
    private final TimingProcess process;
    private final Instant started = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private final long start = System.nanoTime();
    private final double loadBefore = TimingMachine.load();
    private final List<CodecTimeView> results = new ArrayList<>();

    TimingRun(TimingSubject subject, TimingPlan plan) throws IOException {
        this.subject = subject;
        this.plan = plan;
        this.process = TimingProcess.start(new TimingRequest(
                subject.timed(), subject.codecs().stream().map(Codec::id).toList(), plan));
    }

    /** Starts measuring a sample. */
    public static TimingRun start(EncodeRequest order, TimingPlan plan) throws IOException {
        return new TimingRun(TimingSubject.of(order, List.of()), plan);
    }

    /** The process whose children measure. */
    ProcessHandle process() {
        return process.handle();
    }

    /** How many results there will be: one for each codec and size. */
    public int total() {
        return subject.total();
    }

    /** What comes next; waits for it. Empty behind the last, and where the processes were ended. */
    public Optional<TimingUpdate> next() throws IOException {
        return process.next().map(this::update);
    }

    private TimingUpdate update(TimingEvent event) {
        return switch (event) {
            case TimingEvent.Alive _ -> new TimingUpdate.Alive();
            case TimingEvent.Waiting _ -> new TimingUpdate.Waiting();
            case TimingEvent.Iteration iteration -> new TimingUpdate.Iteration(TimingViews.of(iteration));
            case TimingEvent.Measured measured -> result(TimingViews.of(measured));
            case TimingEvent.Refused refused -> result(TimingViews.of(refused));
            case TimingEvent.Failed failed -> result(TimingViews.of(failed));
            case TimingEvent.Finished(String jmh) -> new TimingUpdate.Finished(view(), jmh);
        };
    }

    private TimingUpdate result(CodecTimeView result) {
        results.add(result);
        return new TimingUpdate.Result(result);
    }

    private TimingView view() {
        return new TimingView(
                subject.title(),
                subject.sampleId(),
                subject.values(),
                subject.size(),
                subject.object(),
                TimingPlans.name(plan),
                started.toString(),
                (System.nanoTime() - start) / 1e9,
                TimingViews.machine(loadBefore),
                List.copyOf(results));
    }

    @Override
    public void close() {
        process.close();
    }
}
