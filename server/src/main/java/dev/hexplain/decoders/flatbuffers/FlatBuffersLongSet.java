package dev.hexplain.decoders.flatbuffers;

/** A set of non-zero numbers, in one array. */
final class FlatBuffersLongSet {
    private long[] slots = new long[64];
    private int size;

    /** Adds a number; whether it was not in the set before. */
    boolean add(long number) {
        if (size * 2 >= slots.length) {
            grow();
        }
        boolean fresh = put(slots, number);
        size += fresh ? 1 : 0;
        return fresh;
    }

    private void grow() {
        long[] wider = new long[slots.length * 2];
        for (long number : slots) {
            if (number != 0) {
                put(wider, number);
            }
        }
        slots = wider;
    }

    private static boolean put(long[] slots, long number) {
        long mixed = number * 0x9E37_79B9_7F4A_7C15L;
        int at = (int) (mixed >>> 32) & slots.length - 1;
        while (slots[at] != 0 && slots[at] != number) {
            at = at + 1 & slots.length - 1;
        }
        boolean fresh = slots[at] == 0;
        slots[at] = number;
        return fresh;
    }
}
