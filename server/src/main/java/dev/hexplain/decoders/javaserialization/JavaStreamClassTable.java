package dev.hexplain.decoders.javaserialization;

import java.util.Arrays;

/** The class descriptors that references can refer to at this point, by the ordinal of their handle. */
final class JavaStreamClassTable {
    private int[] ordinals = new int[16];
    private JavaStreamClassPlan[] plans = new JavaStreamClassPlan[16];
    private int size;
    private int lastFound;

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
        if (lastFound < size && ordinals[lastFound] == ordinal) {
            return lastFound;
        }
        int found = Arrays.binarySearch(ordinals, 0, size, ordinal);
        if (found >= 0) {
            lastFound = found;
        }
        return found;
    }

    void truncate(int to) {
        Arrays.fill(plans, to, size, null);
        size = to;
    }
}
