package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.Codec;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FailureMessages;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.graph.ReachableClasses;
import dev.hexplain.codecs.objects.ObjectSubject;
import dev.hexplain.codecs.samples.ClassMembers;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A change with both its versions defined, which codecs are tried with. For one thread at a time. */
public final class ChangeTrial {
    private static final long MOST_MILLIS = 10_000;
    /** Enough for libraries that stop at a thousand objects in each other, and not for ten thousand. */
    private static final long STACK = 2 << 20;

    private static final int DEEPEST_CAUSE = 10;

    private final SchemaChange change;
    private final Defined before;
    private final Defined after;

    /** A version, as its program has it. */
    private record Defined(DefinedClasses classes, Object object, ObjectSubject subject) {}

    public ChangeTrial(SchemaChange change) {
        this.change = change;
        DefinedClasses old = DefinedClasses.of(change.before().classes());
        DefinedClasses now = DefinedClasses.of(change.after().classes());
        Object first = change.before().making().apply(new VersionObjects(old));
        Object second = change.after().making().apply(new VersionObjects(now));
        Set<String> names = new HashSet<>();
        Stream.of(old, now)
                .flatMap(each -> each.definitions().stream())
                .map(ClassDefinition::name)
                .forEach(names::add);
        List<Class<?>> jdk = Stream.of(first, second)
                .flatMap(each -> ReachableClasses.in(each).stream())
                .filter(ClassMembers::isJdk)
                .distinct()
                .sorted(Comparator.comparing(Class::getName))
                .collect(Collectors.toList());
        this.before = defined(old, first, new VersionClasses(old, names, jdk));
        this.after = defined(now, second, new VersionClasses(now, names, jdk));
    }

    private static Defined defined(DefinedClasses classes, Object object, VersionClasses allowed) {
        ObjectSubject subject = ObjectSubject.of(object, classes);
        return new Defined(classes, object, new ObjectSubject(subject.type(), subject.classList(), allowed));
    }

    public SchemaChange change() {
        return change;
    }

    /** The classes that write, as a class list. */
    public String writerClasses(Direction direction) {
        return writer(direction).subject().classList();
    }

    /** The classes that read, as a class list. */
    public String readerClasses(Direction direction) {
        return reader(direction).subject().classList();
    }

    private Defined writer(Direction direction) {
        return direction == Direction.FORWARD ? after : before;
    }

    private Defined reader(Direction direction) {
        return direction == Direction.BACKWARD ? after : before;
    }

    /** Writes with one version and reads with the other, within bounds of stack and time. */
    public Trial run(Codec codec, Direction direction) {
        Defined writer = writer(direction);
        Defined reader = reader(direction);
        AtomicReference<Trial> result = new AtomicReference<>(
                Trial.withoutBytes(Outcome.CRASHED, "no end after %d s".formatted(MOST_MILLIS / 1_000)));
        Thread thread = Thread.ofPlatform()
                .daemon()
                .name("trial-" + codec.id())
                .inheritInheritableThreadLocals(false)
                .stackSize(STACK)
                .unstarted(() -> tryOut(codec, writer, reader, direction, result));
        thread.start();
        try {
            thread.join(MOST_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Objects.requireNonNull(result.get());
    }

    private void tryOut(
            Codec codec, Defined writer, Defined reader, Direction direction, AtomicReference<Trial> result) {
        VersionBytes written;
        try {
            Coder coder = codec.newCoder(writer.subject().classes());
            Optional<String> refusal = coder.refusal(writer.subject(), writer.object());
            if (refusal.isPresent()) {
                result.set(Trial.withoutBytes(Outcome.NOT_WRITTEN, refusal.get()));
                return;
            }
            written = written(coder, writer, writer.object());
        } catch (UnsupportedOperationException e) {
            result.set(Trial.withoutBytes(Outcome.NOT_WRITTEN, FailureMessages.of(e)));
            return;
        } catch (Exception | LinkageError | AssertionError | StackOverflowError | OutOfMemoryError e) {
            result.set(Trial.withoutBytes(failure(e), "writing: " + FailureMessages.of(e)));
            return;
        }
        read(codec, written, writer, reader, direction, result);
    }

    private static VersionBytes written(Coder coder, Defined version, Object object) throws Exception {
        return new VersionBytes(coder.encode(version.subject(), object), format(coder, version));
    }

    private static Optional<FormatRef> format(Coder coder, Defined version) {
        try {
            return Optional.of(coder.format(version.subject()));
        } catch (RuntimeException | LinkageError unknown) {
            return Optional.empty();
        }
    }

    private void read(
            Codec codec,
            VersionBytes written,
            Defined writer,
            Defined reader,
            Direction direction,
            AtomicReference<Trial> result) {
        try {
            Coder coder = codec.newCoder(reader.subject().classes());
            Optional<String> refusal = coder.refusal(reader.subject(), reader.object()); // its schema is made of that
            if (refusal.isPresent()) {
                result.set(Trial.unread(Outcome.REFUSED, "reading: " + refusal.get(), written));
                return;
            }
            Object copy = coder.decode(reader.subject(), written.bytes().clone());
            Map<String, String> renamed = direction == Direction.FORWARD ? inverted() : change.renamed();
            ReadComparison compared = ReadComparison.of(writer.object(), copy, renamed);
            Trial trial = new Trial(
                    compared.worst().outcome(),
                    compared.worst().reason(),
                    compared.fates(),
                    Optional.of(written),
                    Optional.empty(),
                    Optional.empty());
            result.set(trial);
            result.set(trial.withRewritten(again(coder, reader, copy)));
        } catch (Exception | LinkageError | AssertionError | StackOverflowError | OutOfMemoryError e) {
            Trial trial = Trial.unread(failure(e), "reading: " + FailureMessages.of(e), written);
            result.set(trial);
            if (trial.outcome() != Outcome.CRASHED) {
                result.set(trial.withOwn(again(codec.newCoder(reader.subject().classes()), reader, reader.object())));
            }
        }
    }

    /** An object that a library has half made may fail in any way when it is written. */
    private static Optional<VersionBytes> again(Coder coder, Defined version, @Nullable Object object) {
        try {
            return object == null || coder.refusal(version.subject(), object).isPresent()
                    ? Optional.empty()
                    : Optional.of(written(coder, version, object));
        } catch (Exception | LinkageError | AssertionError | StackOverflowError | OutOfMemoryError none) {
            return Optional.empty();
        }
    }

    /** Some libraries throw an exception of their own once the stack has overflown. */
    private static Outcome failure(Throwable thrown) {
        Throwable cause = thrown;
        for (int depth = 0; depth < DEEPEST_CAUSE && cause != null; depth++) {
            if (cause instanceof StackOverflowError || cause instanceof OutOfMemoryError) {
                return Outcome.CRASHED;
            }
            cause = cause.getCause();
        }
        return Outcome.REFUSED;
    }

    private Map<String, String> inverted() {
        return change.renamed().entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
    }
}
