package dev.hexplain.search;

import java.util.stream.IntStream;

/** The bytes that match at one position of a pattern: bit {@code b & 63} of word {@code b >> 6} stands for byte {@code b}. */
record ByteSet(long word0, long word1, long word2, long word3) {
    static final ByteSet ALL = new ByteSet(-1, -1, -1, -1);

    static final ByteSet NONE = new ByteSet(0, 0, 0, 0);

    static ByteSet of(int octet) {
        return between(octet, octet);
    }

    /** All from one byte to another, both included, 0 to 255. */
    static ByteSet between(int first, int last) {
        long[] words = new long[4];
        for (int octet = first; octet <= last; octet++) {
            words[octet >> 6] |= 1L << octet;
        }
        return new ByteSet(words[0], words[1], words[2], words[3]);
    }

    ByteSet or(ByteSet other) {
        return new ByteSet(word0 | other.word0, word1 | other.word1, word2 | other.word2, word3 | other.word3);
    }

    boolean contains(int octet) {
        long word = switch (octet >> 6) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            default -> word3;
        };
        return (word >>> octet & 1) != 0;
    }

    /** How many are in it. */
    int size() {
        return Long.bitCount(word0) + Long.bitCount(word1) + Long.bitCount(word2) + Long.bitCount(word3);
    }

    /** Those that are in it, in order. */
    int[] bytes() {
        return IntStream.rangeClosed(0, 0xFF).filter(this::contains).toArray();
    }
}
