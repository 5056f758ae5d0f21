package dev.hexplain.codecs;

import dev.hexplain.codecs.graph.Comparison;
import dev.hexplain.codecs.graph.ObjectCycles;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.samples.Sample;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A codec: one way to encode objects, with its description and a {@link Coder} that is created when first used. Safe
 * for use by many threads, one at a time.
 */
public final class Codec {
    private final String id;
    private final String title;
    private final Family family;
    private final CodecLibrary library;
    private final String doc;
    private final boolean lacksReferenceTracking;
    private final boolean startsSlowly;
    private final Supplier<Coder> maker;
    private final @Nullable Function<Sample, FormatRef> explanation;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Coder coder;
    private @Nullable String missing;

    private Codec(
            String id,
            String title,
            Family family,
            CodecLibrary library,
            String doc,
            boolean lacksReferenceTracking,
            boolean startsSlowly,
            Supplier<Coder> maker,
            @Nullable Function<Sample, FormatRef> explanation) {
        this.id = id;
        this.title = title;
        this.family = family;
        this.library = library;
        this.doc = doc;
        this.lacksReferenceTracking = lacksReferenceTracking;
        this.startsSlowly = startsSlowly;
        this.maker = maker;
        this.explanation = explanation;
    }

    /**
     * A codec.
     *
     * @param id lower case, words joined by hyphens
     * @param doc its characteristics, in one or two sentences
     * @param maker a lambda, not a method reference, so that classes in it are loaded when it is called
     */
    public static Codec of(
            String id, String title, Family family, CodecLibrary library, String doc, Supplier<Coder> maker) {
        return new Codec(id, title, family, library, doc, false, false, maker, null);
    }

    /** A codec that cannot be used, with the reason. */
    public static Codec unavailable(
            String id, String title, Family family, CodecLibrary library, String doc, String reason) {
        Supplier<Coder> maker = () -> {
            throw new UnsupportedOperationException(reason);
        };
        return of(id, title, family, library, doc, maker);
    }

    /** The same, for a library that does not detect cycles: it is not given objects with cycles. */
    public Codec withoutReferenceTracking() {
        return new Codec(id, title, family, library, doc, true, startsSlowly, maker, explanation);
    }

    /** The same, for a library whose first use takes much longer than others', such as one that compiles classes. */
    public Codec startingSlowly() {
        return new Codec(id, title, family, library, doc, lacksReferenceTracking, true, maker, explanation);
    }

    /** The same, with the format of its bytes known without loading the library. */
    public Codec explainedBy(Function<Sample, FormatRef> known) {
        return new Codec(id, title, family, library, doc, lacksReferenceTracking, startsSlowly, maker, known);
    }

    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    public Family family() {
        return family;
    }

    public CodecLibrary library() {
        return library;
    }

    public String doc() {
        return doc;
    }

    /** Whether it recurses endlessly on an object with a cycle. */
    public boolean lacksReferenceTracking() {
        return lacksReferenceTracking;
    }

    /** Whether its first use takes so long that others should not wait for it. */
    public boolean startsSlowly() {
        return startsSlowly;
    }

    /** Encodes an object of a sample, reads it back, and compares. What the library throws is a result. */
    public Encoding run(Sample sample, Object object) {
        lock.lock();
        try {
            Coder ready = made();
            return ready == null
                    ? new Encoding.Unavailable(String.valueOf(missing))
                    : refusal(ready, sample, object)
                            .<Encoding>map(Encoding.Unsupported::new)
                            .orElseGet(() -> encoded(ready, sample, object));
        } finally {
            lock.unlock();
        }
    }

    /** The format that decodes its bytes of a sample; empty where the codec cannot be used. */
    public Optional<FormatRef> format(Sample sample) {
        if (explanation != null) {
            return Optional.of(named(explanation.apply(sample), sample));
        }
        lock.lock();
        try {
            Coder ready = made();
            return ready == null ? Optional.empty() : Optional.of(format(ready, sample));
        } catch (UnsupportedOperationException unknown) {
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** Schemas are named by the sample and the codec. */
    private FormatRef format(Coder by, Sample sample) {
        return named(by.format(sample), sample);
    }

    private FormatRef named(FormatRef format, Sample sample) {
        return format.withSchemaNamed(sample.id() + "." + id);
    }

    /** Its coder, for somebody who alone uses this codec in this process; empty where it cannot be used. */
    public Optional<Coder> coder() {
        lock.lock();
        try {
            return Optional.ofNullable(made());
        } finally {
            lock.unlock();
        }
    }

    private @Nullable Coder made() {
        if (coder == null && missing == null) {
            try {
                coder = maker.get();
            } catch (RuntimeException | LinkageError e) {
                missing = FailureMessages.of(e);
            }
        }
        return coder;
    }

    private Optional<String> refusal(Coder by, Sample sample, Object object) {
        Optional<String> cycle = lacksReferenceTracking ? ObjectCycles.in(object) : Optional.empty();
        return cycle.map("The object holds itself, at %s: this codec would follow that for ever"::formatted)
                .or(() -> by.refusal(sample, object));
    }

    /** Any throwable is the library's failure, linkage errors and stack overflows included. */
    private Encoding encoded(Coder by, Sample sample, Object object) {
        byte[] bytes;
        long start = System.nanoTime();
        try {
            bytes = by.encode(sample, object);
        } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
            return new Encoding.Unsupported(FailureMessages.of(e));
        }
        long written = System.nanoTime();
        try {
            Object copy = by.decode(sample, bytes.clone());
            long read = System.nanoTime();
            RoundTrip roundTrip = Comparison.of(object, copy);
            return new Encoding.Encoded(bytes, roundTrip, format(by, sample), written - start, read - written);
        } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
            return new Encoding.Unsupported(
                    "Writes %d bytes that it cannot read back: %s".formatted(bytes.length, FailureMessages.of(e)));
        }
    }

    @Override
    public String toString() {
        return id;
    }
}
