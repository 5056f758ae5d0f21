package dev.hexplain.decoders.javaserialization;

import java.util.Arrays;

/** The class descriptors that references can refer to at this point, by the ordinal of their handle. */
final class JavaStreamClassTable {
    private static final int FOUND = 256;

    private int[] ordinals = new int[16];
    private JavaStreamClassPlan[] plans = new JavaStreamClassPlan[16];
    private int size;
    /** Where a class was found last, by the lowest bits of its ordinal: objects of a few classes alternate. */
    private final int[] found = new int[FOUND];

    int size() {
        return size;
    }

    /** Adds a class; ordinals grow. Returns its index. */
    int add(int ordinal, JavaStreamClassPlan plan) {
        if (size == ordinals.length) {
            ordinals = Arrays.copyOf(ordinals, size * 2);
            plans = Arrays.copyOf(plans, size * 2);
        }
        ordinals[size] = ordinal;
        plans[size] = plan;
        return size++;
    }

    JavaStreamClassPlan get(int index) {
        return plans[index];
    }

    /** The index of a class by its handle's ordinal; negative where that is not a class. */
    int find(int ordinal) {
        int last = found[ordinal & FOUND - 1];
        if (last < size && ordinals[last] == ordinal) {
            return last;
        }
        int index = Arrays.binarySearch(ordinals, 0, size, ordinal);
        if (index >= 0) {
            found[ordinal & FOUND - 1] = index;
        }
        return index;
    }

    void truncate(int to) {
        Arrays.fill(plans, to, size, null);
        size = to;
    }
}
