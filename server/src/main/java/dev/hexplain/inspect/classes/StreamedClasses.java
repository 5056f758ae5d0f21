package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.verdict.StreamedClass;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DescribedClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The classes that a stream describes, each once: a stream that was reset, or is made of several, repeats them. */
public final class StreamedClasses {
    /** A superclass of a superclass, and so on; where they go round, too. */
    static final int MAX_LEVELS = 1_000;

    private final Map<Long, DescribedClass> byOffset = new HashMap<>();
    /** Superclasses by the offsets of their descriptors: what is above a class does not depend on how often it is there. */
    private final Map<Long, StreamedClass> above = new HashMap<>();

    /** Receives the classes that have more superclasses than are looked at. */
    private final Consumer<DescribedClass> cut;

    private StreamedClasses(List<DescribedClass> described, Consumer<DescribedClass> cut) {
        this.cut = cut;
        described.forEach(each -> byOffset.put(each.descriptor().offset(), each));
    }

    /** A class, and its first descriptor. */
    public record Placed(StreamedClass type, ClassDescriptor first) {}

    /** In the order of their first descriptors. */
    public static List<StreamedClass> of(List<DescribedClass> described) {
        return placed(described).stream().map(Placed::type).toList();
    }

    /** The same, each with its first descriptor. */
    public static List<Placed> placed(List<DescribedClass> described) {
        return placed(described, _ -> {});
    }

    /** @param cut receives the classes that have more than {@link #MAX_LEVELS} superclasses: the first ones are looked at */
    static List<Placed> placed(List<DescribedClass> described, Consumer<DescribedClass> cut) {
        StreamedClasses classes = new StreamedClasses(described, cut);
        Map<StreamedClass, Placed> merged = new LinkedHashMap<>();
        for (DescribedClass each : described) {
            StreamedClass found = classes.withSuperclasses(each);
            merged.merge(
                    counted(found, 0, List.of()),
                    new Placed(found, each.descriptor()),
                    (first, next) -> new Placed(together(first.type(), next.type()), first.first()));
        }
        return List.copyOf(merged.values());
    }

    private StreamedClass withSuperclasses(DescribedClass undermost) {
        List<DescribedClass> levels = new ArrayList<>();
        Optional<DescribedClass> next = above(undermost);
        while (next.isPresent()
                && levels.size() < MAX_LEVELS
                && !above.containsKey(next.get().descriptor().offset())) {
            levels.add(next.get());
            next = above(next.get());
        }
        Optional<StreamedClass> made =
                next.map(each -> above.get(each.descriptor().offset()));
        if (next.isPresent() && made.isEmpty()) {
            cut.accept(undermost);
        }
        for (DescribedClass level : levels.reversed()) {
            made = Optional.of(counted(of(level, made), 0, List.of()));
            above.put(level.descriptor().offset(), made.get());
        }
        return of(undermost, made);
    }

    private Optional<DescribedClass> above(DescribedClass of) {
        return of.descriptor().superClass().map(ref -> byOffset.get(ref.offset()));
    }

    private static StreamedClass of(DescribedClass described, Optional<StreamedClass> superClass) {
        ClassDescriptor descriptor = described.descriptor();
        StreamedClass.Kind kind = kind(descriptor);
        return new StreamedClass(
                kind == StreamedClass.Kind.PROXY ? "" : descriptor.name(),
                descriptor.serialVersionUID().longValue(),
                kind,
                descriptor.flags().contains("SC_WRITE_METHOD"),
                descriptor.fields().stream()
                        .map(field -> new FieldFacts(field.name(), field.descriptor(), 0))
                        .toList(),
                descriptor.proxyInterfaces(),
                superClass,
                described.instances(),
                described.enumConstants());
    }

    private static StreamedClass.Kind kind(ClassDescriptor descriptor) {
        List<String> flags = descriptor.flags();
        if (!descriptor.proxyInterfaces().isEmpty()) {
            return StreamedClass.Kind.PROXY;
        }
        if (descriptor.name().startsWith("[")) {
            return StreamedClass.Kind.ARRAY;
        }
        if (flags.contains("SC_ENUM")) {
            return StreamedClass.Kind.ENUM;
        }
        if (flags.contains("SC_EXTERNALIZABLE")) {
            return StreamedClass.Kind.EXTERNALIZABLE;
        }
        return flags.contains("SC_SERIALIZABLE") ? StreamedClass.Kind.SERIALIZABLE : StreamedClass.Kind.NEITHER;
    }

    private static StreamedClass together(StreamedClass one, StreamedClass other) {
        TreeSet<String> constants = new TreeSet<>(one.enumConstants());
        constants.addAll(other.enumConstants());
        return counted(one, one.instances() + other.instances(), List.copyOf(constants));
    }

    private static StreamedClass counted(StreamedClass of, long instances, List<String> constants) {
        return new StreamedClass(
                of.name(),
                of.uid(),
                of.kind(),
                of.hasWriteMethod(),
                of.fields(),
                of.interfaces(),
                of.superClass(),
                instances,
                constants);
    }
}
