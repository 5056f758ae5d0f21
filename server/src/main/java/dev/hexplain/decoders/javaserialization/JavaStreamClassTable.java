package dev.hexplain.decoders.javaserialization;

import java.util.Arrays;

/** The class descriptors that references can refer to at this point, by the ordinal of their handle. */
final class JavaStreamClassTable {
    private static final int FOUND = 256;

    private int[] ordinals = new int[16];
    private JavaStreamClassPlan[] plans = new JavaStreamClassPlan[16];
    private int size;
    /**
     * The number, from 1, of the readable class that was found last, by the lowest bits of its ordinal: objects of a
     * few classes alternate.
     */
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

    /** The index of a class by its handle's ordinal; negative where that is no class whose instances can be read. */
    int findReadable(int ordinal) {
        int last = found[ordinal & FOUND - 1] - 1;
        return last >= 0 && ordinals[last] == ordinal ? last : searchReadable(ordinal);
    }

    private int searchReadable(int ordinal) {
        int index = find(ordinal);
        if (index < 0 || !plans[index].isLinked()) {
            return -1;
        }
        found[ordinal & FOUND - 1] = index + 1;
        return index;
    }

    /** The index of a class by its handle's ordinal; negative where that is not a class. */
    int find(int ordinal) {
        return Arrays.binarySearch(ordinals, 0, size, ordinal);
    }

    /** The handles of all classes have other ordinals. */
    void shift(int by) {
        for (int i = 0; i < size; i++) {
            ordinals[i] += by;
        }
        Arrays.fill(found, 0);
    }

    void truncate(int to) {
        Arrays.fill(plans, to, size, null);
        Arrays.fill(found, 0);
        size = to;
    }
}
