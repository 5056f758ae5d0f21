package dev.hexplain.codecs;

import dev.hexplain.codecs.graph.Comparison;
import dev.hexplain.codecs.graph.ObjectCycles;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.graph.UnrolledSize;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
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
    /** Objects that are written by a codec that does not see that it has written them before. */
    private static final int MOST_UNROLLED = 1_000_000;

    private final String id;
    private final String title;
    private final Family family;
    private final CodecLibrary library;
    private final String doc;
    private final boolean lacksReferenceTracking;
    private final boolean startsSlowly;
    private final Function<AllowedClasses, Coder> maker;
    private final @Nullable Function<Subject, FormatRef> explanation;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Prepared prepared;

    private Codec(
            String id,
            String title,
            Family family,
            CodecLibrary library,
            String doc,
            boolean lacksReferenceTracking,
            boolean startsSlowly,
            Function<AllowedClasses, Coder> maker,
            @Nullable Function<Subject, FormatRef> explanation) {
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
        return of(id, title, family, library, doc, _ -> maker.get());
    }

    /** The same, for a library that makes objects of the classes that it finds in the bytes. */
    public static Codec of(
            String id,
            String title,
            Family family,
            CodecLibrary library,
            String doc,
            Function<AllowedClasses, Coder> maker) {
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
    public Codec explainedBy(Function<Subject, FormatRef> known) {
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

    /** Encodes an object, reads it back, and compares. What the library throws is a result. */
    public Encoding run(Subject subject, Object object) {
        lock.lock();
        try {
            return switch (coder(subject.classes())) {
                case Ready(Coder ready) ->
                    refusal(ready, subject, object)
                            .<Encoding>map(Encoding.Unsupported::new)
                            .orElseGet(() -> encoded(ready, subject, object));
                case Missing(String reason) -> new Encoding.Unavailable(reason);
            };
        } finally {
            lock.unlock();
        }
    }

    /** The format that decodes its bytes of an object; empty where the codec cannot be used. */
    public Optional<FormatRef> format(Subject subject) {
        if (explanation != null) {
            return Optional.of(named(explanation.apply(subject), subject));
        }
        lock.lock();
        try {
            return coder(subject.classes()) instanceof Ready(Coder ready)
                    ? Optional.of(format(ready, subject))
                    : Optional.empty();
        } catch (UnsupportedOperationException unknown) {
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** Schemas are named by what is encoded, and the codec. */
    private FormatRef format(Coder by, Subject subject) {
        return named(by.format(subject), subject);
    }

    private FormatRef named(FormatRef format, Subject subject) {
        return format.withSchemaNamed(subject.id() + "." + id);
    }

    /** Its coder of samples, for somebody who alone uses this codec in this process; empty where it cannot be used. */
    public Optional<Coder> coder() {
        lock.lock();
        try {
            return coder(SampleClasses.ALL) instanceof Ready(Coder ready) ? Optional.of(ready) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /** The coder, or why there is none. */
    private sealed interface Prepared {}

    private record Ready(Coder coder) implements Prepared {}

    private record Missing(String reason) implements Prepared {}

    /** Libraries keep what they know of a class: what has met passing classes goes with them. */
    private Prepared coder(AllowedClasses classes) {
        if (classes.arePassing()) {
            return made(classes);
        }
        if (prepared == null) {
            prepared = made(classes);
        }
        return prepared;
    }

    private Prepared made(AllowedClasses classes) {
        try {
            return new Ready(maker.apply(classes));
        } catch (RuntimeException | LinkageError e) {
            return new Missing(FailureMessages.of(e));
        }
    }

    private Optional<String> refusal(Coder by, Subject subject, Object object) {
        return endless(object).or(() -> by.refusal(subject, object));
    }

    private Optional<String> endless(Object object) {
        if (!lacksReferenceTracking) {
            return Optional.empty();
        }
        Optional<String> cycle = ObjectCycles.in(object);
        if (cycle.isPresent()) {
            return cycle.map("The object holds itself, at %s: this codec would follow that for ever"::formatted);
        }
        return UnrolledSize.of(object) > MOST_UNROLLED
                ? Optional.of("Objects in it are there so often that this codec would write more than %,d"
                        .formatted(MOST_UNROLLED))
                : Optional.empty();
    }

    /** Any throwable is the library's failure, linkage errors and stack overflows included. */
    private Encoding encoded(Coder by, Subject subject, Object object) {
        byte[] bytes;
        long start = System.nanoTime();
        try {
            bytes = by.encode(subject, object);
        } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
            return new Encoding.Unsupported(FailureMessages.of(e));
        }
        long written = System.nanoTime();
        try {
            Object copy = by.decode(subject, bytes.clone());
            long read = System.nanoTime();
            RoundTrip roundTrip = Comparison.of(object, copy);
            return new Encoding.Encoded(bytes, roundTrip, format(by, subject), written - start, read - written);
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
