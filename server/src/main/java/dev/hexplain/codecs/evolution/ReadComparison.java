package dev.hexplain.codecs.evolution;

import dev.hexplain.codecs.graph.EquivalentValues;
import dev.hexplain.codecs.graph.ObjectDescriptions;
import dev.hexplain.codecs.graph.ObjectParts;
import dev.hexplain.codecs.graph.ObjectParts.Part;
import dev.hexplain.codecs.samples.ClassMembers;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedCollection;
import org.jspecify.annotations.Nullable;

/**
 * Compares what was written with what a reader made of it, who has other classes: by the names of members and classes.
 * Finds the worst of all differences, and what became of each value.
 */
@SuppressWarnings("ReferenceEquality") // object identity is compared on purpose
final class ReadComparison {
    /** Values that are listed. */
    static final int MOST_FATES = 64;

    /**
     * What happened to a part.
     *
     * @param reason empty where it is the same
     */
    record Difference(Outcome outcome, String reason) {
        static final Difference NONE = new Difference(Outcome.SAME, "");
    }

    /** @param from the path in what was written */
    private record Pair(@Nullable Object written, @Nullable Object read, String path, String from) {
        Pair at(Part part, @Nullable Object other, String name) {
            return new Pair(part.value(), other, new Part(name, null).in(path), part.in(from));
        }
    }

    private final Map<String, String> renamed;
    private final Deque<Pair> queue = new ArrayDeque<>();
    private final IdentityHashMap<Object, Object> met = new IdentityHashMap<>();
    private final List<MemberFate> fates = new ArrayList<>();
    private Difference worst = Difference.NONE;

    private ReadComparison(Map<String, String> renamed) {
        this.renamed = renamed;
    }

    /**
     * Compares.
     *
     * @param renamed the writer's names of members and classes that the reader has others for
     */
    static ReadComparison of(Object written, @Nullable Object read, Map<String, String> renamed) {
        ReadComparison comparison = new ReadComparison(renamed);
        comparison.queue.add(new Pair(written, read, "", ""));
        while (!comparison.queue.isEmpty()) {
            comparison.compare(comparison.queue.remove());
        }
        return comparison;
    }

    /** The worst difference. */
    Difference worst() {
        return worst;
    }

    /** The values that were written, and those that were not and are there: the first ones. */
    List<MemberFate> fates() {
        return fates;
    }

    private void found(Outcome outcome, Pair at, String words) {
        found(outcome, at.path(), words, new MemberFate(at.from(), at.path(), outcome, words));
    }

    private void found(Outcome outcome, String path, String words, MemberFate fate) {
        if (outcome.compareTo(worst.outcome()) > 0) {
            worst = new Difference(outcome, path.isEmpty() ? words : path + ": " + words);
        }
        list(fate);
    }

    private void list(MemberFate fate) {
        if (fates.size() < MOST_FATES) {
            fates.add(fate);
        }
    }

    private void compare(Pair pair) {
        Object written = pair.written();
        Object read = pair.read();
        if (written == null) {
            compareWithNull(pair, read);
        } else if (read == null) {
            found(Outcome.LOST, pair, "%s became null".formatted(ObjectDescriptions.of(written)));
        } else if (ObjectParts.isValue(written)) {
            compareValues(pair, written, read);
        } else {
            Object before = met.putIfAbsent(written, read);
            if (before == null) {
                compareParts(pair, written, read);
            } else if (before != read) {
                found(Outcome.LOST, pair, "what was one object is there twice");
            }
        }
    }

    private void compareValues(Pair pair, Object written, Object read) {
        boolean isSame = written instanceof Enum<?> constant
                ? read instanceof Enum<?> other && constant.name().equals(other.name())
                : written.getClass() == read.getClass() && EquivalentValues.equal(written, read);
        if (isSame) {
            list(new MemberFate(pair.from(), pair.path(), Outcome.SAME, ObjectDescriptions.of(read)));
            return;
        }
        String words = "%s became %s".formatted(ObjectDescriptions.of(written), ObjectDescriptions.of(read));
        if (written.getClass() != read.getClass() && EquivalentValues.same(written, read)) {
            found(Outcome.CONVERTED, pair, words);
        } else {
            found(isDefault(read) ? Outcome.LOST : Outcome.WRONG, pair, words);
        }
    }

    private void compareWithNull(Pair pair, @Nullable Object read) {
        if (read == null) {
            list(new MemberFate(pair.from(), pair.path(), Outcome.SAME, "null"));
        } else {
            found(defaultOrWrong(read), pair, "null became " + ObjectDescriptions.of(read));
        }
    }

    private static Outcome defaultOrWrong(Object read) {
        return isDefault(read) ? Outcome.DEFAULT : Outcome.WRONG;
    }

    private static boolean isDefault(Object read) {
        return switch (read) {
            case Number number -> number.doubleValue() == 0;
            case Boolean truth -> !truth;
            case Character unit -> unit == 0;
            case String text -> text.isEmpty();
            case Collection<?> all -> all.isEmpty();
            case Map<?, ?> map -> map.isEmpty();
            default -> false;
        };
    }

    private void compareParts(Pair pair, Object written, Object read) {
        String expected = className(written);
        if (!renamed.getOrDefault(expected, expected).equals(className(read))) {
            found(
                    Outcome.CONVERTED,
                    pair,
                    "a %s became a %s".formatted(ObjectDescriptions.type(written), ObjectDescriptions.type(read)));
        }
        if (written instanceof Collection<?> all && read instanceof Collection<?> others) {
            compareElements(pair, all, others);
        } else {
            compareMembers(pair, ObjectParts.of(written), read);
        }
    }

    /** Lambdas of one class have no name to tell them apart. */
    private static String className(Object object) {
        return object.getClass().getName().replaceFirst("\\$\\$Lambda.*", "\\$\\$Lambda");
    }

    private void compareElements(Pair pair, Collection<?> written, Collection<?> read) {
        if (written.size() != read.size()) {
            found(Outcome.LOST, pair, "%d elements became %d".formatted(written.size(), read.size()));
            return;
        }
        List<?> all = new ArrayList<>(written);
        List<?> others = new ArrayList<>(read);
        if (!(written instanceof SequencedCollection<?>) || !(read instanceof SequencedCollection<?>)) {
            all.sort(Comparator.comparing(String::valueOf));
            others.sort(Comparator.comparing(String::valueOf));
        }
        for (int i = 0; i < all.size(); i++) {
            Part element = new Part("[%d]".formatted(i), all.get(i));
            queue.add(pair.at(element, others.get(i), element.step()));
        }
    }

    private void compareMembers(Pair pair, List<Part> written, Object read) {
        Map<String, @Nullable Object> byName = new LinkedHashMap<>();
        ObjectParts.of(read).forEach(part -> byName.put(part.step(), part.value()));
        if (!ObjectParts.isValue(read)) {
            checkTypes(pair, read);
        }
        for (Part part : written) {
            String name = renamed.getOrDefault(part.step(), part.step());
            if (byName.containsKey(name)) {
                queue.add(pair.at(part, byName.remove(name), name));
            } else if (part.value() != null) {
                String words = "%s was written, and there is no place for it".formatted(part.step());
                String from = part.in(pair.from());
                found(Outcome.LOST, pair.path(), words, new MemberFate(from, null, Outcome.LOST, words));
            }
        }
        byName.forEach((name, value) -> notWritten(new Part(name, value).in(pair.path()), value));
    }

    private void notWritten(String path, @Nullable Object value) {
        Outcome outcome = value == null ? Outcome.DEFAULT : defaultOrWrong(value);
        String words = "was not written, and is " + ObjectDescriptions.of(value);
        found(outcome, path, words, new MemberFate(null, path, outcome, words));
    }

    /** Memory may be written whatever it is declared as: what is of another type fails when it is used. */
    private void checkTypes(Pair pair, Object read) {
        if (ClassMembers.isJdk(read.getClass()) || read.getClass().isHidden()) {
            return;
        }
        for (ClassMembers.Member member : ClassMembers.of(read.getClass()).all()) {
            Object value = member.of(read);
            Part part = new Part(member.name(), value);
            Pair at = pair.at(part, value, part.step());
            if (value != null && !wrapped(member.type()).isInstance(value)) {
                found(Outcome.WRONG, at, declared(value, member.type().getTypeName()));
            } else if (member.field().getGenericType() instanceof ParameterizedType type
                    && value instanceof Collection<?> all) {
                all.stream()
                        .filter(each -> each != null && !holds(type.getActualTypeArguments()[0], each))
                        .findFirst()
                        .ifPresent(each -> found(Outcome.WRONG, at, declared(each, type.getTypeName())));
            }
        }
    }

    private static boolean holds(Type argument, Object element) {
        return !(argument instanceof Class<?> type) || type.isInstance(element);
    }

    private static Class<?> wrapped(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private static String declared(Object value, String type) {
        return "holds %s, and is declared as %s".formatted(ObjectDescriptions.of(value), type);
    }
}
