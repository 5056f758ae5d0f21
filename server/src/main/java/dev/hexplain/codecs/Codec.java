package dev.hexplain.codecs;

import dev.hexplain.codecs.graph.Comparison;
import dev.hexplain.codecs.graph.ObjectCycles;
import dev.hexplain.codecs.graph.ObjectSize;
import dev.hexplain.codecs.graph.RoundTrip;
import dev.hexplain.codecs.graph.UnrolledSize;
import dev.hexplain.codecs.samples.SampleClasses;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
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

    private final About about;
    private final Making making;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Prepared prepared;

    /** Its description. */
    private record About(String id, String title, Family family, CodecLibrary library, String doc) {}

    /**
     * How its coders are made and used.
     *
     * @param explanation the format of its bytes, where that is known without the library
     * @param writing by schemas; null where it writes by none that can be edited
     * @param isEdited whether it writes by an edited one
     */
    private record Making(
            Function<AllowedClasses, Coder> coders,
            boolean lacksReferenceTracking,
            boolean startsSlowly,
            @Nullable Function<Subject, FormatRef> explanation,
            @Nullable SchemaWriting writing,
            boolean isEdited) {}

    /** How a library writes by schemas of a language. */
    private record SchemaWriting(String language, Function<Optional<EditedSchema>, Coder> coders) {}

    private Codec(About about, Making making) {
        this.about = about;
        this.making = making;
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
        return new Codec(
                new About(id, title, family, library, doc), new Making(maker, false, false, null, null, false));
    }

    /**
     * The same, for a library that writes by a schema, which may be an edited one.
     *
     * @param language the ending of the names of such schemas' files: {@code proto}
     */
    public static Codec bySchema(
            String id,
            String title,
            Family family,
            CodecLibrary library,
            String doc,
            String language,
            Function<Optional<EditedSchema>, Coder> maker) {
        return new Codec(
                new About(id, title, family, library, doc),
                new Making(
                        _ -> maker.apply(Optional.empty()),
                        false,
                        false,
                        null,
                        new SchemaWriting(language, maker),
                        false));
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
        return new Codec(
                about,
                new Making(
                        making.coders, true, making.startsSlowly, making.explanation, making.writing, making.isEdited));
    }

    /** The same, for a library whose first use takes much longer than others', such as one that compiles classes. */
    public Codec startingSlowly() {
        return new Codec(
                about,
                new Making(
                        making.coders,
                        making.lacksReferenceTracking,
                        true,
                        making.explanation,
                        making.writing,
                        making.isEdited));
    }

    /** The same, with the format of its bytes known without loading the library. */
    public Codec explainedBy(Function<Subject, FormatRef> known) {
        return new Codec(
                about,
                new Making(
                        making.coders,
                        making.lacksReferenceTracking,
                        making.startsSlowly,
                        known,
                        making.writing,
                        making.isEdited));
    }

    /** The same, writing by an edited schema; empty where a codec makes its bytes without a schema that can be edited. */
    public Optional<Codec> by(EditedSchema schema) {
        return Optional.ofNullable(making.writing)
                .map(by -> new Codec(
                        about,
                        new Making(
                                _ -> by.coders().apply(Optional.of(schema)),
                                making.lacksReferenceTracking,
                                making.startsSlowly,
                                null,
                                by,
                                true)));
    }

    /** The ending of the names of files with schemas that {@link #by} takes. */
    public Optional<String> schemaLanguage() {
        return Optional.ofNullable(making.writing).map(SchemaWriting::language);
    }

    /** Whether the schemas of its encodings of a subject are known nowhere else: they go with them. */
    public boolean hasPassingSchemas(Subject subject) {
        return making.isEdited || subject.classes().arePassing();
    }

    public String id() {
        return about.id;
    }

    public String title() {
        return about.title;
    }

    public Family family() {
        return about.family;
    }

    public CodecLibrary library() {
        return about.library;
    }

    public String doc() {
        return about.doc;
    }

    /** Whether it recurses endlessly on an object with a cycle. */
    public boolean lacksReferenceTracking() {
        return making.lacksReferenceTracking;
    }

    /** Whether its first use takes so long that others should not wait for it. */
    public boolean startsSlowly() {
        return making.startsSlowly;
    }

    /**
     * Encodes an object, reads it back, and compares. What the library throws is a result, and so is that this thread was
     * interrupted while it waited for another that uses the codec.
     */
    public Encoding run(Subject subject, Object object) {
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Encoding.Unavailable("It has not returned from an object that it was given before");
        }
        try {
            Prepared with = coder(subject.classes());
            return run(with, subject, object, this::format);
        } finally {
            lock.unlock();
        }
    }

    /** Begins with a coder of its own for many objects of passing classes. */
    public CodecSeries series(AllowedClasses passing) {
        Prepared with = made(passing);
        Map<Subject, FormatRef> formats = new HashMap<>();
        return (subject, object) ->
                run(with, subject, object, (ready, of) -> formats.computeIfAbsent(of, _ -> format(ready, of)));
    }

    private Encoding run(Prepared with, Subject subject, Object object, BiFunction<Coder, Subject, FormatRef> format) {
        return switch (with) {
            case Ready(Coder ready) ->
                refusal(ready, subject, object)
                        .<Encoding>map(Encoding.Unsupported::new)
                        .orElseGet(() -> encoded(ready, subject, object, format));
            case Missing(String reason) -> new Encoding.Unavailable(reason);
        };
    }

    /** The format that decodes its bytes of an object; empty where the codec cannot be used. */
    public Optional<FormatRef> format(Subject subject) {
        Function<Subject, FormatRef> known = making.explanation;
        if (known != null) {
            return Optional.of(named(known.apply(subject), subject));
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

    /** A passing schema is named by its content, too: another object of that id has others. */
    private FormatRef named(FormatRef format, Subject subject) {
        return format.withSchemaNamed(schema -> hasPassingSchemas(subject)
                ? "%s-%s.%s".formatted(subject.id(), schema.digest(), about.id)
                : subject.id() + "." + about.id);
    }

    /** Its coder of samples, for somebody who alone uses this codec in this process; empty where it cannot be used. */
    public Optional<Coder> coder() {
        return coderOf(SampleClasses.ALL);
    }

    /** The same for an object that may be imported. */
    public Optional<Coder> coder(Subject subject) {
        return coderOf(subject.classes());
    }

    private Optional<Coder> coderOf(AllowedClasses classes) {
        lock.lock();
        try {
            return coder(classes) instanceof Ready(Coder ready) ? Optional.of(ready) : Optional.empty();
        } finally {
            lock.unlock();
        }
    }

    /**
     * A coder of its own for passing classes, for somebody who alone uses it.
     *
     * @throws UnsupportedOperationException with the reason, where the codec cannot be used
     */
    public Coder newCoder(AllowedClasses passing) {
        return switch (made(passing)) {
            case Ready(Coder ready) -> ready;
            case Missing(String reason) -> throw new UnsupportedOperationException(reason);
        };
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
            return new Ready(making.coders.apply(classes));
        } catch (RuntimeException | LinkageError e) {
            return new Missing(FailureMessages.of(e));
        }
    }

    /** How many values it writes of an object, those that are there several times as often as it writes them. */
    public long values(Object object) {
        long once = ObjectSize.of(object);
        return making.lacksReferenceTracking && ObjectCycles.in(object).isEmpty()
                ? Math.max(once, Math.min(UnrolledSize.of(object), MOST_UNROLLED))
                : once;
    }

    private Optional<String> refusal(Coder by, Subject subject, Object object) {
        return endless(object).or(() -> by.refusal(subject, object));
    }

    private Optional<String> endless(Object object) {
        if (!making.lacksReferenceTracking) {
            return Optional.empty();
        }
        Optional<String> cycle = ObjectCycles.in(object);
        if (cycle.isPresent()) {
            return cycle.map("The object holds itself, at %s: this codec would follow that for ever"::formatted);
        }
        long unrolled = UnrolledSize.of(object);
        return unrolled > MOST_UNROLLED && unrolled > ObjectSize.of(object)
                ? Optional.of("Objects in it are there so often that this codec would write more than %,d"
                        .formatted(MOST_UNROLLED))
                : Optional.empty();
    }

    /** Any throwable is the library's failure, linkage errors and stack overflows included. */
    private static Encoding encoded(
            Coder by, Subject subject, Object object, BiFunction<Coder, Subject, FormatRef> format) {
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
            return new Encoding.Encoded(bytes, roundTrip, format.apply(by, subject), written - start, read - written);
        } catch (Exception | LinkageError | StackOverflowError | AssertionError e) {
            return new Encoding.Unsupported(
                    "Writes %d bytes that it cannot read back: %s".formatted(bytes.length, FailureMessages.of(e)));
        }
    }

    @Override
    public String toString() {
        return about.id;
    }
}
