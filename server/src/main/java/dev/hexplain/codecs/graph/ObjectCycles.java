package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.graph.ObjectParts.Part;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;

/** Finds cycles in an object graph. */
public final class ObjectCycles {
    private record Open(Object object, String path, Iterator<Part> left) {
        static Open of(Object object, String path) {
            return new Open(object, path, ObjectParts.of(object).iterator());
        }
    }

    private ObjectCycles() {}

    /** The path of the first reference to an enclosing object; empty where there is none. */
    public static Optional<String> in(Object root) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Object> holders = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Open> stack = new ArrayDeque<>();
        stack.push(Open.of(root, ""));
        holders.add(root);
        while (!stack.isEmpty()) {
            Open top = stack.peek();
            if (!top.left().hasNext()) {
                holders.remove(stack.pop().object());
                continue;
            }
            Part part = top.left().next();
            Object value = part.value();
            if (value != null && holders.contains(value)) {
                return Optional.of(part.in(top.path()));
            }
            if (value != null && !ObjectParts.isValue(value) && seen.add(value)) {
                holders.add(value);
                stack.push(Open.of(value, part.in(top.path())));
            }
        }
        return Optional.empty();
    }
}
