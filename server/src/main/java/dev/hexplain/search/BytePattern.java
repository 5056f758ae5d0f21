package dev.hexplain.search;

import java.util.Arrays;
import java.util.List;

/**
 * A run of bytes that is looked for.
 *
 * @param is what such bytes are, in words: {@code UTF-8}, {@code int, big-endian}
 * @param positions the bytes that match at each, one after the other
 * @param letters where that is not enough: several positions together
 */
record BytePattern(String is, List<ByteSet> positions, List<Letter> letters) {
    /** Positions at most. */
    static final int LONGEST = 1 << 14;

    /**
     * Bytes of which one spelling has to match whole: the cases of a letter, which differ in several bytes.
     *
     * @param at position of the first byte
     * @param spellings all of the same length
     */
    record Letter(int at, List<byte[]> spellings) {
        private boolean matches(byte[] block, int patternAt) {
            int from = patternAt + at;
            for (byte[] bytes : spellings) {
                if (Arrays.equals(bytes, 0, bytes.length, block, from, from + bytes.length)) {
                    return true;
                }
            }
            return false;
        }
    }

    BytePattern {
        positions = List.copyOf(positions);
        letters = List.copyOf(letters);
    }

    BytePattern(String is, List<ByteSet> positions) {
        this(is, positions, List.of());
    }

    /** The same bytes in the other order; for a pattern without letters. */
    BytePattern reversed(String as) {
        return new BytePattern(as, positions.reversed());
    }

    int length() {
        return positions.size();
    }

    /** The bytes that match at a position; behind the last, all. */
    ByteSet at(int position) {
        return position < positions.size() ? positions.get(position) : ByteSet.ALL;
    }

    /** Whether it is at a place in a block, all of it before the end. */
    boolean matches(byte[] block, int at, int end) {
        if (length() > end - at) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            if (!positions.get(i).contains(block[at + i] & 0xFF)) {
                return false;
            }
        }
        for (Letter letter : letters) {
            if (!letter.matches(block, at)) {
                return false;
            }
        }
        return true;
    }
}
