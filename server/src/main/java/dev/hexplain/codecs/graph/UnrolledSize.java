package dev.hexplain.codecs.graph;

import dev.hexplain.codecs.graph.ObjectParts.Part;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;

/**
 * The {@link ObjectSize} of what a codec without reference tracking writes: an object that is there twice counts twice, with
 * all that is in it. It may double with each level of an object that is small itself.
 */
public final class UnrolledSize {
    /** An object whose parts are being counted. */
    private static final class Open {
        private final Object object;
        private final Iterator<Part> left;
        private long sum = 1;

        Open(Object object) {
            this.object = object;
            this.left = ObjectParts.of(object).iterator();
        }

        void add(long objects) {
            sum = Math.min(Integer.MAX_VALUE, sum + objects);
        }
    }

    private UnrolledSize() {}

    /** The number of values in an object without cycles, itself included; at most {@link Integer#MAX_VALUE}. */
    public static long of(Object root) {
        IdentityHashMap<Object, Long> known = new IdentityHashMap<>();
        Deque<Open> stack = new ArrayDeque<>();
        Open top = new Open(root);
        while (true) {
            if (top.left.hasNext()) {
                Object value = top.left.next().value();
                if (value == null || ObjectParts.isValue(value)) {
                    top.add(ObjectSize.ofValue(value));
                } else if (known.containsKey(value)) {
                    top.add(known.get(value));
                } else {
                    stack.push(top);
                    top = new Open(value);
                }
            } else if (stack.isEmpty()) {
                return top.sum;
            } else {
                known.put(top.object, top.sum);
                long sum = top.sum;
                top = stack.pop();
                top.add(sum);
            }
        }
    }
}
