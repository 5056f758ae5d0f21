package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Paths of values: {@code orders[0].price}, {@code attributes.user.name}. Members and keys that are names are steps,
 * other keys are quoted: {@code attributes["a b"]}. The whole value has the empty path.
 */
public final class ValuePath {
    private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
    private static final int LONGEST_KEY = 80;
    private static final int PAGE = 256;
    /** Parts that the view of a class may put into another order than that of their bytes. */
    private static final int MOST_UNORDERED = 16;

    private ValuePath() {}

    /**
     * A value and how it is reached from the one around it.
     *
     * @param step empty for the whole value
     * @param index its number among the parts of the value around it; -1 for the whole value
     */
    public record Step(String step, long index, LogicalValue value) {}

    /** The step to a member. */
    public static String member(String name) {
        return isName(name) ? name : quoted(name);
    }

    /** Whether a text is a step as it is. */
    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** The step to the value of a key. */
    public static String key(LogicalValue key) {
        return member(keyText(key));
    }

    /** The step to an element. */
    public static String element(long index) {
        return "[" + index + "]";
    }

    /** A key as text: that of a scalar, and of other keys what they say in brief. */
    public static String keyText(LogicalValue key) {
        return key instanceof LogicalValue.Scalar scalar
                ? scalar.text().first(LONGEST_KEY)
                : ValueSummary.of(key, LONGEST_KEY);
    }

    /** Whether a key as text is all of it. */
    public static boolean isWholeKey(LogicalValue key) {
        return key instanceof LogicalValue.Scalar || ValueSummary.isWhole(key, LONGEST_KEY);
    }

    /** Adds a step to a path. */
    public static void append(StringBuilder path, String step) {
        if (!path.isEmpty() && !step.isEmpty() && !step.startsWith("[")) {
            path.append('.');
        }
        path.append(step);
    }

    /** The path to the last of these. */
    public static String of(List<Step> steps) {
        StringBuilder path = new StringBuilder();
        steps.forEach(step -> append(path, step.step()));
        return path.toString();
    }

    /**
     * The path around the last step of another one, and the key that this step may be of.
     *
     * @param key as it is, without quotes
     */
    public record Parent(String path, String key) {}

    /** Takes the last step of a path off. */
    public static Parent parent(String path) {
        int bracket = path.endsWith("\"]") ? path.lastIndexOf("[\"") : -1;
        if (bracket >= 0) {
            return new Parent(path.substring(0, bracket), unquoted(path.substring(bracket + 2, path.length() - 2)));
        }
        int period = path.lastIndexOf('.');
        return new Parent(path.substring(0, Math.max(0, period)), path.substring(period + 1));
    }

    private static String unquoted(String text) {
        StringBuilder key = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            i += text.charAt(i) == '\\' && i + 1 < text.length() ? 1 : 0;
            key.append(text.charAt(i));
        }
        return key.toString();
    }

    private static String quoted(String key) {
        StringBuilder text = new StringBuilder("[\"");
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\');
            }
            text.append(c);
        }
        return text.append("\"]").toString();
    }

    /**
     * The values on the way to one, the whole value first; none where the path leads nowhere. A path through a cycle has
     * as many steps as it says, each of which may look at all entries of a map: it ends with who asked.
     */
    static List<Step> follow(TreeValues values, String path) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step("", -1, values.root()));
        int from = 0;
        while (from < path.length()) {
            Optional<Found> found = step(values, steps.getLast().value(), path, from);
            if (found.isEmpty()) {
                return List.of();
            }
            from = found.get().end;
            steps.add(found.get().step);
        }
        return steps;
    }

    private record Found(Step step, int end) {}

    /** References are followed on the way. */
    private static Optional<Found> step(TreeValues values, LogicalValue value, String path, int from) {
        int at = path.charAt(from) == '.' ? from + 1 : from;
        return switch (value) {
            case LogicalValue.Sequence sequence -> element(sequence, path, at);
            case LogicalValue.Mapping map -> named(map.entries(), path, at);
            case LogicalValue.Structure structure -> member(structure, path, at);
            case LogicalValue.Reference reference -> step(values, values.of(reference), path, from);
            case LogicalValue.Scalar _, LogicalValue.Opaque _ -> Optional.empty();
        };
    }

    private static Optional<Found> element(LogicalValue.Sequence sequence, String path, int at) {
        int close = path.indexOf(']', at);
        if (!path.startsWith("[", at) || close < 0) {
            return Optional.empty();
        }
        try {
            long index = Long.parseLong(path, at + 1, close, 10);
            return index < 0
                    ? Optional.empty()
                    : sequence.elements().page(index, 1).stream()
                            .findFirst()
                            .map(found -> new Found(new Step(element(index), index, found), close + 1));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    private static Optional<Found> named(Paged<LogicalValue.Entry> entries, String path, int at) {
        return first(entries, (entry, index) -> found(new Step(key(entry.key()), index, entry.value()), path, at));
    }

    private static Optional<Found> member(LogicalValue.Structure structure, String path, int at) {
        return first(
                structure.members(),
                (member, index) -> found(new Step(member(member.name()), index, member.value()), path, at));
    }

    private static Optional<Found> found(Step step, String path, int at) {
        int end = at + step.step().length();
        boolean whole = path.startsWith(step.step(), at)
                && (end == path.length() || path.charAt(end) == '.' || path.charAt(end) == '[');
        return whole ? Optional.of(new Found(step, end)) : Optional.empty();
    }

    private interface Search<T> {
        Optional<Found> in(T part, long index);
    }

    private static <T> Optional<Found> first(Paged<T> parts, Search<T> search) {
        for (long from = 0; ; from += PAGE) {
            RequestDeadline.requireAsked();
            List<T> page = parts.page(from, PAGE);
            for (int i = 0; i < page.size(); i++) {
                Optional<Found> found = search.in(page.get(i), from + i);
                if (found.isPresent()) {
                    return found;
                }
            }
            if (page.size() < PAGE) {
                return Optional.empty();
            }
        }
    }

    /** From a value inwards, as long as a part holds the bytes of the field, and up to the value of the field. */
    static Trail inward(Trail from, Field field) {
        Trail trail = from;
        Optional<Step> next = inner(trail.value(), field);
        while (next.isPresent()) {
            trail = trail.to(next.get());
            next = trail.value().field().equals(field) ? Optional.empty() : inner(trail.value(), field);
        }
        return trail;
    }

    /** The part of a value that holds a field. */
    static Optional<Step> inner(LogicalValue value, Field field) {
        return switch (value) {
            case LogicalValue.Sequence(Field _, String _, Paged<LogicalValue> elements) ->
                part(elements, field, LogicalValue::field, each -> holds(each, field))
                        .map(found -> new Step(element(found.index), found.index, found.part));
            case LogicalValue.Mapping(Field _, String _, Paged<LogicalValue.Entry> entries) ->
                part(
                                entries,
                                field,
                                entry -> entry.key().field(),
                                entry -> holds(entry.value(), field) || holds(entry.key(), field))
                        .map(found -> new Step(key(found.part.key()), found.index, found.part.value()));
            case LogicalValue.Structure structure ->
                member(structure, field, member -> !isWhole(structure, member.value()))
                        .or(() -> member(structure, field, member -> isWhole(structure, member.value())));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> Optional.empty();
        };
    }

    private static Optional<Step> member(
            LogicalValue.Structure structure, Field field, Predicate<LogicalValue.Named> isMeant) {
        return part(
                        structure.members(),
                        field,
                        member -> member.value().field(),
                        member -> holds(member.value(), field) && isMeant.test(member))
                .map(found -> new Step(member(found.part.name()), found.index, found.part.value()));
    }

    /** Whether the field of a member holds the other members as well: of what its class inherits, beside what it adds. */
    static boolean isWhole(LogicalValue.Structure structure, LogicalValue member) {
        return structure.members().page(0, 2).stream()
                .map(other -> other.value().field())
                .anyMatch(other -> !other.equals(member.field()) && holds(member, other));
    }

    private record Numbered<T>(T part, long index) {}

    /** The part that holds a field: the last that begins at it or before, or one of a few in another order. */
    private static <T> Optional<Numbered<T>> part(
            Paged<T> parts, Field field, Function<T, Field> begin, Predicate<T> holds) {
        if (parts instanceof Paged.Joined<T>(Paged<T> first, Paged<T> second)) {
            return part(first, field, begin, holds)
                    .or(() -> part(second, field, begin, holds)
                            .map(found -> new Numbered<>(found.part, first.count() + found.index)));
        }
        long index = lastBefore(parts, field, begin);
        Optional<Numbered<T>> inOrder = parts.page(index, 1).stream()
                .filter(holds)
                .map(found -> new Numbered<>(found, index))
                .findFirst();
        return inOrder.isPresent() || parts.count() > MOST_UNORDERED
                ? inOrder
                : unordered(parts.page(0, MOST_UNORDERED), holds);
    }

    private static <T> Optional<Numbered<T>> unordered(List<T> parts, Predicate<T> holds) {
        for (int i = 0; i < parts.size(); i++) {
            if (holds.test(parts.get(i))) {
                return Optional.of(new Numbered<>(parts.get(i), i));
            }
        }
        return Optional.empty();
    }

    static boolean holds(LogicalValue value, Field field) {
        Field around = value.field();
        return around.source() == field.source() && around.offset() <= field.offset() && field.end() <= around.end();
    }

    /** The last part that begins at a field or before it: parts are in byte order. */
    private static <T> long lastBefore(Paged<T> parts, Field field, Function<T, Field> fieldOf) {
        OptionalLong known = parts.indexHolding(field);
        if (known.isPresent()) {
            return known.getAsLong();
        }
        long low = 0;
        long high = parts.count();
        while (high - low > 1) {
            long middle = (low + high) >>> 1;
            List<T> part = parts.page(middle, 1);
            if (part.isEmpty() || fieldOf.apply(part.getFirst()).offset() > field.offset()) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return low;
    }
}
