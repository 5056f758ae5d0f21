package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.WrongSampleValues;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.Formats;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.inspect.work.WorkCosts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Encodes objects with many codecs, several at a time, and explains the encodings byte by byte. Safe for many threads.
 */
public final class CodecLab implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(CodecLab.class);

    /** Most concurrent runs; further ones are refused. */
    private static final int MOST_RUNS = 16;

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    /** How often somebody who waits looks for codecs that do not return. */
    private static final long LOOK_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Explanations explanations;
    private final Duration patience;
    private final CodecThreads threads;
    private final CodecMemory memory = CodecMemory.ofThisProcess();
    private final Semaphore runs = new Semaphore(MOST_RUNS);

    /** @param formats those that explain what codecs write */
    public CodecLab(Formats formats) {
        this(formats, PATIENCE);
    }

    /** @param patience what a run may take; a codec may take three quarters of that with one object */
    CodecLab(Formats formats, Duration patience) {
        this.explanations = new Explanations(formats);
        this.patience = patience;
        this.threads = new CodecThreads(patience.multipliedBy(3).dividedBy(4));
    }

    /**
     * Starts encoding.
     *
     * @throws Refusal where there is no such sample or codec, the values are wrong, or too much is being encoded
     *     already
     */
    public Run<CodecOutcome> begin(EncodeRequest order, EditedSchemas schemas) {
        return begin(order, schemas, outcome -> outcome);
    }

    /** @param shown what is made of each outcome, on the thread of the codec: its bytes are held no longer */
    <R> Run<R> begin(EncodeRequest order, EditedSchemas schemas, Function<CodecOutcome, R> shown) {
        CheckedRequest checked = CheckedRequest.of(order);
        // An object of its own for each codec: what one does to it, no other sees.
        return begin(
                new Task(checked.sample(), checked::object, checked.values(), schemas.applied(checked.codecs())),
                shown);
    }

    /**
     * Starts encoding an imported object; all codecs are given the same object.
     *
     * @throws Refusal where too much is being encoded already
     */
    <R> Run<R> begin(ImportedObject brought, List<Codec> codecs, Function<CodecOutcome, R> shown) {
        return begin(
                new Task(brought.subject(), brought::object, JsonNodeFactory.instance.objectNode(), codecs), shown);
    }

    Run<CodecOutcome> begin(ImportedObject brought, List<Codec> codecs) {
        return begin(brought, codecs, outcome -> outcome);
    }

    /** What is encoded, and by which codecs. */
    private record Task(Subject subject, ObjectMaking objects, JsonNode values, List<Codec> codecs) {}

    private <R> Run<R> begin(Task task, Function<CodecOutcome, R> shown) {
        threads.giveUp();
        if (threads.stuck() >= CodecThreads.MOST_STUCK) {
            throw Refusal.busy(
                    WorkPool.ENCODING,
                    "%d codecs have not returned from an object: nothing is encoded until one does, or Hexplain"
                                    .formatted(threads.stuck())
                            + " is started again. Its log names them.");
        }
        if (!runs.tryAcquire()) {
            throw Refusal.busy(WorkPool.ENCODING, "Too many objects are being encoded: try again in a moment.");
        }
        return new Run<>(task, shown);
    }

    /** Gives a codec the object that it encodes. */
    @FunctionalInterface
    private interface ObjectMaking {
        Object make() throws WrongSampleValues;
    }

    /** The same, with those behind all others that would keep them waiting when first used. */
    static List<Codec> quickFirst(List<Codec> codecs) {
        return codecs.stream().sorted(Comparator.comparing(Codec::startsSlowly)).toList();
    }

    /** Uses, once, the codecs whose first use takes long, so that nobody waits for that. */
    static void warmUp(List<Codec> codecs, Sample sample) {
        long start = System.nanoTime();
        List<Codec> slow = codecs.stream().filter(Codec::startsSlowly).toList();
        try {
            for (Codec codec : slow) {
                codec.run(sample, sample.build(sample.defaults(), OptionalInt.empty()));
            }
            LOG.debug("Warmed up {} codecs in {} ms", slow.size(), (System.nanoTime() - start) / 1_000_000);
        } catch (WrongSampleValues impossible) {
            throw new IllegalStateException("The values of a sample are its own", impossible);
        }
    }

    /** Threads of codecs that have not returned, and cannot be stopped. */
    int stuck() {
        threads.giveUp();
        return threads.stuck();
    }

    @Override
    public void close() {
        threads.close();
    }

    /** What came of a codec, or why that cannot be shown. */
    private record Finished<R>(
            Codec codec, @Nullable R result, @Nullable RuntimeException failure) {
        R get() {
            if (result == null) {
                throw Objects.requireNonNull(failure);
            }
            return result;
        }
    }

    private static CodecOutcome refused(Codec codec, String reason) {
        return new CodecOutcome(codec, new Encoding.Unsupported(reason), Optional.empty(), Optional.empty(), 0);
    }

    /**
     * One run: an object encoded with several codecs. Ask {@link #next} until it is empty; closing ends what is left.
     */
    public final class Run<R> implements AutoCloseable {
        private final Task task;
        private final Function<CodecOutcome, R> shown;
        private final List<Codec> waitedFor;
        private final BlockingQueue<Finished<R>> finished = new LinkedBlockingQueue<>();
        private final int total;
        private final long deadline = System.nanoTime() + patience.toNanos();
        private final WorkCosts costs = new WorkCosts();
        private final AtomicBoolean released = new AtomicBoolean();
        private volatile boolean closed;
        private volatile @Nullable Refusal ended;

        private Run(Task task, Function<CodecOutcome, R> shown) {
            this.task = task;
            this.shown = shown;
            this.waitedFor = new ArrayList<>(task.codecs());
            this.total = task.codecs().size();
            quickFirst(task.codecs()).forEach(codec -> threads.execute(RequestIds.carriedBy(() -> run(codec))));
        }

        /** The id of what is encoded. */
        public String subject() {
            return task.subject().id();
        }

        /** All values that are encoded. */
        public JsonNode values() {
            return task.values();
        }

        /** What its codecs take. */
        WorkCosts costs() {
            return costs;
        }

        /** How many codecs there are. */
        public int total() {
            return total;
        }

        private void run(Codec codec) {
            if (closed) {
                return;
            }
            Finished<R> result;
            try (WorkCosts.Use _ = costs.ofThisThread()) {
                result = new Finished<>(codec, shown.apply(outcome(codec)), null);
            } catch (RuntimeException failure) {
                result = new Finished<>(codec, null, failure);
            }
            finished.add(result);
        }

        /** What comes of a codec; whatever it throws is its own. */
        private CodecOutcome outcome(Codec codec) {
            if (threads.isStuck(codec)) {
                return refused(codec, "It has not returned from an object that it was given before.");
            }
            try (CodecThreads.Use _ = threads.use(codec)) {
                return encoded(codec);
            } catch (RuntimeException | WrongSampleValues | Error bug) {
                if (HeapShortage.noted("Codec " + codec.id(), bug)) {
                    return refused(codec, "It needs more memory than there is: %s.".formatted(bug.getMessage()));
                }
                LOG.error("Codec {} failed on {}", codec.id(), subject(), bug);
                return refused(codec, "Hexplain made a mistake; its log has the details.");
            }
        }

        private CodecOutcome encoded(Codec codec) throws WrongSampleValues {
            Object object = task.objects().make();
            long values = codec.values(object);
            Optional<CodecMemory.Share> share = memory.take(values, this::isOver);
            if (share.isEmpty()) {
                return refused(codec, isOver() ? late() : memory.refusal(values));
            }
            try (CodecMemory.Share _ = share.get()) {
                return outcome(codec, object);
            }
        }

        private CodecOutcome outcome(Codec codec, Object object) {
            long start = System.nanoTime();
            Encoding encoding = codec.run(task.subject(), object);
            Optional<Explanation> explanation = Optional.empty();
            Optional<CompressedSizes> compressed = Optional.empty();
            if (encoding instanceof Encoding.Encoded encoded) {
                explanation = explanations.of(
                        encoded.format(), encoded.bytes(), codec.hasPassingSchemas(task.subject()), this::isOver);
                compressed = Optional.of(CompressedSizes.of(encoded.bytes()));
            }
            return isOver()
                    ? refused(codec, late())
                    : new CodecOutcome(codec, encoding, explanation, compressed, System.nanoTime() - start);
        }

        /** Whether nobody waits for more of it. */
        private boolean isOver() {
            return closed || System.nanoTime() - deadline > 0;
        }

        private String late() {
            return "It did not finish within %d s.".formatted(patience.toSeconds());
        }

        /** The next that is finished; waits for it. Empty when all are. */
        public Optional<R> next() {
            if (waitedFor.isEmpty()) {
                return Optional.empty();
            }
            Finished<R> next = poll();
            if (next == null) {
                closed = true;
                Codec late = waitedFor.getFirst();
                next = new Finished<>(late, shown.apply(refused(late, late())), null);
            }
            waitedFor.remove(next.codec());
            return Optional.of(next.get());
        }

        /** Ends what is left, and tells that who waits for it. */
        void endBecause(Refusal why) {
            ended = why;
            closed = true;
        }

        private @Nullable Finished<R> poll() {
            try {
                long left = deadline - System.nanoTime();
                Finished<R> next = finished.poll();
                while (next == null && left > 0) {
                    if (ended != null) {
                        throw ended;
                    }
                    next = finished.poll(Math.min(left, LOOK_NANOS), TimeUnit.NANOSECONDS);
                    threads.giveUp();
                    left = deadline - System.nanoTime();
                }
                return next;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }

        @Override
        public void close() {
            closed = true;
            if (!released.getAndSet(true)) {
                runs.release();
            }
        }
    }
}
