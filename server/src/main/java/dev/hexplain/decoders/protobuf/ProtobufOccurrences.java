package dev.hexplain.decoders.protobuf;

import java.util.Arrays;

/**
 * Counts the occurrences of repeated fields in the open messages, so that indices continue where other fields
 * intervene. Messages nested deeper than {@value #MAX_DEPTH} are not counted: their indices start again.
 */
final class ProtobufOccurrences {
    private static final int MAX_DEPTH = 1000;

    private int[] depths = new int[16];
    private int[] fields = new int[16];
    private long[] counts = new long[16];
    private int size;

    /** Clears the counts of messages at a depth and below: another one begins there. */
    void enter(int depth) {
        while (size > 0 && depths[size - 1] >= depth) {
            size--;
        }
    }

    long count(int depth, int field) {
        int place = place(depth, field);
        return place < 0 ? 0 : counts[place];
    }

    void add(int depth, int field, long more) {
        if (depth > MAX_DEPTH) {
            return;
        }
        int place = place(depth, field);
        if (place < 0) {
            place = size++;
            grow();
            depths[place] = depth;
            fields[place] = field;
            counts[place] = 0;
        }
        counts[place] += more;
    }

    private void grow() {
        if (size > depths.length) {
            depths = Arrays.copyOf(depths, 2 * size);
            fields = Arrays.copyOf(fields, 2 * size);
            counts = Arrays.copyOf(counts, 2 * size);
        }
    }

    private int place(int depth, int field) {
        for (int i = size - 1; i >= 0 && depths[i] >= depth; i--) {
            if (depths[i] == depth && fields[i] == field) {
                return i;
            }
        }
        return -1;
    }
}
