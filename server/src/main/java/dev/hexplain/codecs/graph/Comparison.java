package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.graph.ObjectParts.Part;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Compares two object graphs side by side. Doubles are compared by their bits, so that -0.0 is not 0.0 and NaN is NaN;
 * ordered maps and sets are compared in order. Identity matters for all objects except values
 * ({@link ObjectParts#isValue}): two equal strings equal one string used twice.
 */
@SuppressWarnings("ReferenceEquality") // object identity is compared on purpose
public final class Comparison {
    private record Pair(@Nullable Object original, @Nullable Object copy, String path) {}

    private final Deque<Pair> queue = new ArrayDeque<>();
    private final IdentityHashMap<Object, Object> copies = new IdentityHashMap<>();
    private final Map<RoundTripResult, String> firsts = new HashMap<>();

    private Comparison() {}

    /** Compares an original with the object that was read back. */
    public static RoundTrip of(Object original, @Nullable Object copy) {
        Comparison comparison = new Comparison();
        comparison.queue.add(new Pair(original, copy, ""));
        while (!comparison.queue.isEmpty()) {
            comparison.compare(comparison.queue.remove());
        }
        return comparison.result();
    }

    private RoundTrip result() {
        for (RoundTripResult label : List.of(
                RoundTripResult.VALUES_LOST, RoundTripResult.TYPES_LOST, RoundTripResult.REFERENCES_DUPLICATED)) {
            String reason = firsts.get(label);
            if (reason != null) {
                return new RoundTrip(label, reason);
            }
        }
        return RoundTrip.EXACT;
    }

    private void compare(Pair pair) {
        Object original = pair.original();
        Object copy = pair.copy();
        if (original == null || copy == null) {
            if (original != copy) {
                found(
                        RoundTripResult.VALUES_LOST,
                        pair,
                        "%s became %s".formatted(ObjectDescriptions.of(original), ObjectDescriptions.of(copy)));
            }
        } else if (ObjectParts.isValue(original)) {
            compareValues(pair, original, copy);
        } else if (isFirstMeeting(pair, original, copy)) {
            compareParts(pair, original, copy);
        }
    }

    /**
     * Whether an object has not been compared before; if it has, it must correspond to the same copy. Nobody asks for the
     * identity of an {@code Optional}.
     */
    private boolean isFirstMeeting(Pair pair, Object original, Object copy) {
        if (original instanceof Optional<?>) {
            return true;
        }
        Object before = copies.putIfAbsent(original, copy);
        if (before != null && before != copy) {
            found(
                    RoundTripResult.REFERENCES_DUPLICATED,
                    pair,
                    "what is one %s in the original is there twice".formatted(ObjectDescriptions.type(original)));
            return false;
        }
        return before == null;
    }

    private void compareValues(Pair pair, Object original, Object copy) {
        if (original.getClass() == copy.getClass()) {
            if (!EquivalentValues.equal(original, copy)) {
                found(
                        RoundTripResult.VALUES_LOST,
                        pair,
                        "%s became %s".formatted(ObjectDescriptions.of(original), ObjectDescriptions.of(copy)));
            }
        } else if (EquivalentValues.same(original, copy)) {
            found(
                    RoundTripResult.TYPES_LOST,
                    pair,
                    "a %s became a %s".formatted(ObjectDescriptions.type(original), ObjectDescriptions.type(copy)));
        } else {
            found(
                    RoundTripResult.VALUES_LOST,
                    pair,
                    "%s became %s".formatted(ObjectDescriptions.of(original), ObjectDescriptions.of(copy)));
        }
    }

    private void compareParts(Pair pair, Object original, Object copy) {
        if (original.getClass() != copy.getClass()) {
            found(
                    RoundTripResult.TYPES_LOST,
                    pair,
                    "a %s became a %s".formatted(ObjectDescriptions.type(original), ObjectDescriptions.type(copy)));
        }
        List<Part> parts = ObjectParts.of(original);
        List<Part> others = ObjectParts.of(copy);
        if ((isSequence(original) && isSequence(copy)) || haveSameFields(original, copy)) {
            compareInOrder(pair, parts, others);
        } else {
            compareByName(pair, parts, others);
        }
    }

    /** Of one class; a name alone does not tell a field from one that it hides. */
    private static boolean haveSameFields(Object object, Object copy) {
        return object.getClass() == copy.getClass() && !ObjectParts.isContainer(object);
    }

    private static boolean isSequence(Object object) {
        return object instanceof Object[]
                || (ObjectParts.isContainer(object)
                        && (object instanceof SequencedCollection<?> || object instanceof SequencedMap<?, ?>));
    }

    private void compareInOrder(Pair pair, List<Part> parts, List<Part> others) {
        if (parts.size() != others.size()) {
            found(RoundTripResult.VALUES_LOST, pair, "%d elements became %d".formatted(parts.size(), others.size()));
            return;
        }
        Iterator<Part> other = others.iterator();
        for (Part part : parts) {
            Part beside = other.next();
            if (!part.step().equals(beside.step())) {
                found(
                        RoundTripResult.VALUES_LOST,
                        pair,
                        "where %s was, there is now %s".formatted(part.step(), beside.step()));
                return;
            }
            queue.add(new Pair(part.value(), beside.value(), part.in(pair.path())));
        }
    }

    private void compareByName(Pair pair, List<Part> parts, List<Part> others) {
        Map<String, @Nullable Object> byName = new LinkedHashMap<>();
        others.forEach(part -> byName.put(part.step(), part.value()));
        for (Part part : parts) {
            queue.add(new Pair(part.value(), byName.remove(part.step()), part.in(pair.path())));
        }
        byName.keySet().stream()
                .findFirst()
                .ifPresent(name -> found(RoundTripResult.VALUES_LOST, pair, "%s was not there before".formatted(name)));
    }

    private void found(RoundTripResult label, Pair pair, String words) {
        if (!firsts.containsKey(label)) {
            String path = pair.path().isEmpty() ? "" : pair.path() + ": ";
            firsts.put(label, path + words);
        }
    }
}
