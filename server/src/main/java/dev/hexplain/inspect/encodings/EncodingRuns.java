package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.view.EncodingsView;
import dev.hexplain.inspect.view.ImportedView.ObjectView;
import dev.hexplain.inspect.work.OtherWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A run of the codec lab whose results are stored and rendered for the API. Ask {@link #next} until it is empty;
 * closing ends what is left.
 */
public final class EncodingRuns implements AutoCloseable {
    private final CodecLab.Run<EncodingView> run;
    private final OptionalInt size;
    private final Optional<ObjectView> object;
    private final Runnable closed;
    private final OtherWork.Entry entry;
    private int results;
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private final long start = System.nanoTime();

    /** Stores the encoding of a codec, or declines to. */
    @FunctionalInterface
    interface Keeper {
        EncodingView.@Nullable KeptView keep(String name, Encoding.Encoded encoded);
    }

    private EncodingRuns(
            CodecLab.Run<EncodingView> run,
            OptionalInt size,
            Optional<ObjectView> object,
            OtherWork work,
            Runnable closed) {
        this.run = run;
        this.size = size;
        this.object = object;
        this.closed = closed;
        this.entry = work.begin(
                        WorkPool.ENCODING,
                        "Encoding %s with %d codecs".formatted(run.subject(), run.total()),
                        run::endBecause)
                .runs(run.costs());
    }

    static EncodingRuns ofSample(CodecLab.Run<EncodingView> run, OptionalInt size, OtherWork work) {
        return new EncodingRuns(run, size, Optional.empty(), work, () -> {});
    }

    /** @param closed called once, at the end */
    static EncodingRuns ofObject(CodecLab.Run<EncodingView> run, ObjectView object, OtherWork work, Runnable closed) {
        return new EncodingRuns(run, OptionalInt.empty(), Optional.of(object), work, closed);
    }

    /** Stores what came of codecs, and renders it. */
    static Function<CodecOutcome, EncodingView> kept(String subject, Keeper keeper) {
        return outcome -> EncodingViews.of(
                outcome,
                outcome.encoding() instanceof Encoding.Encoded encoded
                        ? keeper.keep(subject + "." + outcome.codec().id(), encoded)
                        : null);
    }

    public String sample() {
        return run.subject();
    }

    /** What was imported; empty for a sample. */
    public Optional<ObjectView> object() {
        return object;
    }

    /** All values that are encoded. */
    public JsonNode values() {
        return run.values();
    }

    /** How many codecs there are. */
    public int total() {
        return run.total();
    }

    /** The result of the next codec, as soon as one has finished; empty after the last. */
    public Optional<EncodingView> next() {
        Optional<EncodingView> next = run.next();
        entry.at(++results, total());
        return next;
    }

    /** Since it began. */
    public double millis() {
        return (System.nanoTime() - start) / 1e6;
    }

    /** All that are left, in the order in which they finish. */
    public EncodingsView all() {
        List<EncodingView> results = new ArrayList<>();
        for (Optional<EncodingView> next = next(); next.isPresent(); next = next()) {
            results.add(next.get());
        }
        return new EncodingsView(sample(), values(), size.isPresent() ? size.getAsInt() : null, results, millis());
    }

    @Override
    public void close() {
        if (!isClosed.getAndSet(true)) {
            entry.close();
            run.close();
            closed.run();
        }
    }
}
