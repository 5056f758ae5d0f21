package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.graph.ObjectParts.Part;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The number of values in an object graph: objects, elements of arrays, and every {@value #BYTES_EACH} bytes or characters of
 * what is written as one piece.
 */
public final class ObjectSize {
    private static final int BYTES_EACH = 16;

    private ObjectSize() {}

    /** The number of values in an object, itself included; what is there twice counts once, texts and numbers apart. */
    public static long of(Object root) {
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Object> left = new ArrayDeque<>();
        left.push(root);
        long size = 0;
        while (!left.isEmpty()) {
            Object next = left.pop();
            boolean isTracked = next.getClass().isArray() || !ObjectParts.isValue(next);
            if (isTracked && !seen.add(next)) {
                continue;
            }
            size += ofValue(next);
            for (Part part : ObjectParts.of(next)) {
                if (part.value() == null) {
                    size++;
                } else {
                    left.push(part.value());
                }
            }
        }
        return size;
    }

    /** The size of one object without its parts. */
    static long ofValue(@Nullable Object value) {
        return switch (value) {
            case byte[] bytes -> 1 + bytes.length / BYTES_EACH;
            case CharSequence text -> 1 + text.length() / BYTES_EACH;
            case null -> 1;
            case Object any
            when any.getClass().isArray() && any.getClass().componentType().isPrimitive() -> 1L + Array.getLength(any);
            case Object _ -> 1;
        };
    }
}
