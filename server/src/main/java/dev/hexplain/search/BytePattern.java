package dev.hexplain.search;

import java.util.ArrayList;
import java.util.List;

/**
 * A run of bytes that is looked for.
 *
 * @param is what such bytes are, in words: {@code UTF-8}, {@code int, big-endian}
 * @param positions the bytes that match at each, one after the other; at least one
 */
record BytePattern(String is, List<ByteSet> positions) {
    /** Positions at most. */
    static final int LONGEST = 1 << 14;

    BytePattern {
        positions = List.copyOf(positions);
    }

    /** Exactly these bytes. */
    static BytePattern of(String is, byte[] bytes) {
        List<ByteSet> positions = new ArrayList<>(bytes.length);
        for (byte octet : bytes) {
            positions.add(ByteSet.of(octet & 0xFF));
        }
        return new BytePattern(is, positions);
    }

    /** The same bytes in the other order. */
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

    /** Whether it stands at a place in a block, all of it before the end. */
    boolean matches(byte[] block, int at, int end) {
        if (length() > end - at) {
            return false;
        }
        for (int i = 0; i < length(); i++) {
            if (!positions.get(i).contains(block[at + i] & 0xFF)) {
                return false;
            }
        }
        return true;
    }
}
