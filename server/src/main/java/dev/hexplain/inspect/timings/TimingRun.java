package dev.hexplain.inspect.timings;

import dev.hexplain.codecs.Codec;
import dev.hexplain.inspect.encodings.CheckedRequest;
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
 * A run that measures a sample with several codecs. Ask {@link #next} until it is empty; closing ends the processes that
 * measure.
 */
public final class TimingRun implements AutoCloseable {
    private final CheckedRequest checked;
    private final TimingPlan plan;
    private final TimingProcess process;
    private final Instant started = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private final long start = System.nanoTime();
    private final double loadBefore = TimingMachine.load();
    private final List<CodecTimeView> results = new ArrayList<>();

    TimingRun(CheckedRequest checked, TimingPlan plan) throws IOException {
        this.checked = checked;
        this.plan = plan;
        this.process = TimingProcess.start(new TimingRequest(
                checked.sample().id(),
                checked.values().toString(),
                checked.size().orElse(0),
                checked.codecs().stream().map(Codec::id).toList(),
                plan));
    }

    /** Starts measuring. */
    public static TimingRun start(EncodeRequest order, TimingPlan plan) throws IOException {
        return new TimingRun(CheckedRequest.of(order), plan);
    }

    /** How many codecs there are. */
    public int total() {
        return checked.codecs().size();
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
            case TimingEvent.Refused(String codec, String reason) ->
                result(new TimingView.Refused(codec, TimingViews.version(codec), reason));
            case TimingEvent.Failed(String codec, String reason, String log) ->
                result(new TimingView.Failed(codec, TimingViews.version(codec), reason, log));
            case TimingEvent.Finished(String jmh) -> new TimingUpdate.Finished(view(), jmh);
        };
    }

    private TimingUpdate result(CodecTimeView result) {
        results.add(result);
        return new TimingUpdate.Result(result);
    }

    private TimingView view() {
        return new TimingView(
                checked.sample().id(),
                checked.values(),
                checked.size().isPresent() ? checked.size().getAsInt() : null,
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
