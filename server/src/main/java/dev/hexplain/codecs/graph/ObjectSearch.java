package dev.hexplain.codecs.graph;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Searches everything reachable from an object. */
public final class ObjectSearch {
    private record Held(Object object, String path) {}

    private ObjectSearch() {}

    /** The path of the first part that is an instance of a class; empty where none is. */
    public static Optional<String> forA(Class<?> type, Object root) {
        return forThe(type::isInstance, root);
    }

    /** The path of the first part that matches a predicate. */
    public static Optional<String> forThe(Predicate<Object> wanted, Object root) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Held> queue = new ArrayDeque<>();
        queue.add(new Held(root, ""));
        while (!queue.isEmpty()) {
            Held held = queue.remove();
            if (wanted.test(held.object())) {
                return Optional.of(held.path());
            }
            if (seen.add(held.object())) {
                ObjectParts.of(held.object()).stream()
                        .filter(part -> part.value() != null)
                        .forEach(part -> queue.add(new Held(part.value(), part.in(held.path()))));
            }
        }
        return Optional.empty();
    }
}
