package dev.hexplain.decoders.flatbuffers;

import java.util.Arrays;

/** The parts of a buffer that were found: offsets, ends and types. Numbered in the order they are found. */
final class FlatBuffersParts {
    /** Far more parts than a buffer of 2 GB has; numbers fit half a word. */
    static final int MAX = 100_000_000;

    private static final int NUMBER_BITS = 32;

    private long[] keys = new long[64];
    private int[] lengths = new int[64];
    private int[] targets = new int[64];
    private int count;
    private long bytes;

    int add(long start, long length, int target) {
        if (count == keys.length) {
            int wider = Math.min(MAX, count * 2);
            keys = Arrays.copyOf(keys, wider);
            lengths = Arrays.copyOf(lengths, wider);
            targets = Arrays.copyOf(targets, wider);
        }
        keys[count] = start << NUMBER_BITS | count;
        lengths[count] = (int) length;
        targets[count] = target;
        bytes += length;
        return count++;
    }

    int count() {
        return count;
    }

    /** The sum of all parts' sizes. Where it is larger than the buffer, some overlap. */
    long bytes() {
        return bytes;
    }

    /** Sorts the parts in byte order. */
    void sort() {
        Arrays.sort(keys, 0, count);
    }

    /** The number of the part at a position in the sorted order. */
    int at(int place) {
        return (int) keys[place];
    }

    long start(int place) {
        return keys[place] >>> NUMBER_BITS;
    }

    long length(int number) {
        return lengths[number];
    }

    int target(int number) {
        return targets[number];
    }
}
