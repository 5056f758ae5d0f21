package dev.hexplain.edit.patches;

import java.util.BitSet;

/** Which bytes were written: a bit for each, and one for each word of 64 of which all were, so that these are passed at once. */
final class WrittenBytes {
    private final long[] words;
    private final BitSet full;

    WrittenBytes(int length) {
        this.words = new long[(length >>> 6) + 1];
        this.full = new BitSet(words.length);
    }

    /** The first byte from one on that was not written; the end where there is none before it. */
    int nextClear(int from, int end) {
        int at = from;
        while (at < end) {
            int word = full.nextClearBit(at >>> 6);
            at = Math.max(at, word << 6);
            long clear = ~words[Math.min(word, words.length - 1)] >>> at;
            if (clear != 0) {
                return Math.min(at + Long.numberOfTrailingZeros(clear), end);
            }
            at = (word + 1) << 6;
        }
        return end;
    }

    /** The first byte from one on that was written; the end where there is none before it. */
    int nextSet(int from, int end) {
        int at = from;
        while (at < end) {
            long set = words[at >>> 6] >>> at;
            if (set != 0) {
                return Math.min(at + Long.numberOfTrailingZeros(set), end);
            }
            at = (at | 63) + 1;
        }
        return end;
    }

    void set(int from, int end) {
        for (int at = from; at < end; at = (at | 63) + 1) {
            int word = at >>> 6;
            int behind = Math.min(end, (word + 1) << 6) - (word << 6);
            words[word] |= -1L << at & -1L >>> (Long.SIZE - behind);
            full.set(word, words[word] == -1L);
        }
    }
}
