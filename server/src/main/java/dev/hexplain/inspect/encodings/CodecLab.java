package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.hexplain.bytes.Source;
import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Encoding;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.codecs.samples.WrongSampleValues;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.inspect.common.FaultLog;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
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

    private static final long PATIENCE_SECONDS = 60;
    private static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors());

    private final Formats formats;
    private final Semaphore runs = new Semaphore(MOST_RUNS);
    private final ThreadPoolExecutor threads = new ThreadPoolExecutor(
            THREADS,
            THREADS,
            10,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("encode-", 1).daemon().factory());

    /** @param formats those that explain what codecs write */
    public CodecLab(Formats formats) {
        this.formats = formats;
        threads.allowCoreThreadTimeOut(true);
    }

    /**
     * Starts encoding.
     *
     * @throws Refusal where there is no such sample or codec, the values are wrong, or too much is being encoded
     *     already
     */
    public Run begin(EncodeRequest order) {
        CheckedRequest checked = CheckedRequest.of(order);
        // An object of its own for each codec: what one does to it, no other sees.
        return begin(checked.sample(), checked::object, checked.values(), checked.codecs());
    }

    /**
     * Starts encoding an object that was brought; all codecs are given the same object.
     *
     * @param codecs ids; empty for all
     * @throws Refusal where there is no such codec, or too much is being encoded already
     */
    public Run begin(BroughtObject brought, Optional<List<String>> codecs) {
        return begin(
                brought.subject(),
                brought::object,
                JsonNodeFactory.instance.objectNode(),
                CheckedRequest.codecs(codecs));
    }

    private Run begin(Subject subject, ObjectMaking objects, JsonNode values, List<Codec> codecs) {
        if (!runs.tryAcquire()) {
            throw Refusal.busy("Too many objects are being encoded: try again in a moment.");
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

    @Override
    public void close() {
        threads.shutdownNow();
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
        private final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
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
            try {
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
                explanation = explain(encoded, subject);
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
                next = refused(late, "It did not finish within %d s.".formatted(PATIENCE_SECONDS));
            }
            waitedFor.remove(next.codec());
            return Optional.of(next);
        }

        private @Nullable CodecOutcome poll() {
            try {
                return finished.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
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

    /** A schema of an object that was brought is known to nobody else. */
    private Optional<Decoder> decoder(FormatRef format, Subject subject) {
        try {
            return subject.classes().arePassing() && format.schema().isPresent()
                    ? SchemaFormats.withSchema(format)
                    : formats.get(format.id());
        } catch (SchemaDiagnostic unspeakable) {
            LOG.debug("No class list for {}", format.id(), unspeakable);
            return Optional.empty();
        }
    }

    private Optional<Explanation> explain(Encoding.Encoded encoded, Subject subject) {
        return decoder(encoded.format(), subject).map(decoder -> {
            Source source = Source.ofBytes("encoding", encoded.bytes());
            DecodeOptions options = DecodeOptions.DEFAULT.in(encoded.format().order());
            try (FieldTree tree = decoder.decode(source, options, TreeStorage.inMemory(), Progress.NONE)) {
                return Explanation.of(FaultLog.shown(tree, decoder));
            }
        });
    }
}
