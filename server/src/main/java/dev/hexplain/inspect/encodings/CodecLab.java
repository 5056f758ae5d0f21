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
import dev.hexplain.inspect.monitoring.RequestIds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
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
    public Run begin(EncodeRequest order, EditedSchemas schemas) {
        CheckedRequest checked = CheckedRequest.of(order);
        // An object of its own for each codec: what one does to it, no other sees.
        return begin(checked.sample(), checked::object, checked.values(), schemas.applied(checked.codecs()));
    }

    /**
     * Starts encoding an object that was brought; all codecs are given the same object.
     *
     * @throws Refusal where too much is being encoded already
     */
    Run begin(BroughtObject brought, List<Codec> codecs) {
        return begin(brought.subject(), brought::object, JsonNodeFactory.instance.objectNode(), codecs);
    }

    private Run begin(Subject subject, ObjectMaking objects, JsonNode values, List<Codec> codecs) {
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
        return new Run(subject, objects, values, codecs);
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

    /**
     * One run: an object encoded with several codecs. Ask {@link #next} until it is empty; closing ends what is left.
     */
    public final class Run implements AutoCloseable {
        private final Subject subject;
        private final ObjectMaking objects;
        private final JsonNode values;
        private final List<Codec> waitedFor;
        private final BlockingQueue<CodecOutcome> finished = new LinkedBlockingQueue<>();
        private final int total;
        private final long deadline = System.nanoTime() + patience.toNanos();
        private final AtomicBoolean released = new AtomicBoolean();
        private volatile boolean closed;

        private Run(Subject subject, ObjectMaking objects, JsonNode values, List<Codec> codecs) {
            this.subject = subject;
            this.objects = objects;
            this.values = values;
            this.waitedFor = new ArrayList<>(codecs);
            this.total = codecs.size();
            quickFirst(codecs).forEach(codec -> threads.execute(RequestIds.carriedBy(() -> run(codec))));
        }

        /** The id of what is encoded. */
        public String subject() {
            return subject.id();
        }

        /** All values that are encoded. */
        public JsonNode values() {
            return values;
        }

        /** How many codecs there are. */
        public int total() {
            return total;
        }

        private void run(Codec codec) {
            if (closed) {
                return;
            }
            if (threads.isStuck(codec)) {
                finished.add(refused(codec, "It has not returned from an object that it was given before."));
                return;
            }
            try (CodecThreads.Use _ = threads.use(codec)) {
                finished.add(outcome(codec));
            } catch (RuntimeException | WrongSampleValues bug) {
                LOG.error("Codec {} failed on {}", codec.id(), subject.id(), bug);
                finished.add(refused(codec, "Hexplain made a mistake; its log has the details."));
            }
        }

        private CodecOutcome outcome(Codec codec) throws WrongSampleValues {
            long start = System.nanoTime();
            Encoding encoding = codec.run(subject, objects.make());
            Optional<Explanation> explanation = Optional.empty();
            Optional<CompressedSizes> compressed = Optional.empty();
            if (encoding instanceof Encoding.Encoded encoded) {
                explanation = explanations.of(encoded.format(), encoded.bytes(), codec.hasPassingSchemas(subject));
                compressed = Optional.of(CompressedSizes.of(encoded.bytes()));
            }
            return new CodecOutcome(codec, encoding, explanation, compressed, System.nanoTime() - start);
        }

        /** The next that is finished; waits for it. Empty when all are. */
        public Optional<CodecOutcome> next() {
            if (waitedFor.isEmpty()) {
                return Optional.empty();
            }
            CodecOutcome next = poll();
            if (next == null) {
                closed = true;
                Codec late = waitedFor.getFirst();
                next = refused(late, "It did not finish within %d s.".formatted(patience.toSeconds()));
            }
            waitedFor.remove(next.codec());
            return Optional.of(next);
        }

        private @Nullable CodecOutcome poll() {
            try {
                long left = deadline - System.nanoTime();
                CodecOutcome next = finished.poll();
                while (next == null && left > 0) {
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

        private static CodecOutcome refused(Codec codec, String reason) {
            return new CodecOutcome(codec, new Encoding.Unsupported(reason), Optional.empty(), Optional.empty(), 0);
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
