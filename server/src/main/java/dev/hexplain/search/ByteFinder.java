package dev.hexplain.search;

import org.jspecify.annotations.Nullable;

/** Finds runs of bytes in blocks of a source. Immutable. */
public sealed interface ByteFinder permits PatternFinder, RegexFinder, TextRunFinder {
    /** Bytes of a hit whose length only the bytes say: a longer one ends there, and the next begins. */
    int LONGEST_RUN = 1 << 14;

    int LONGEST_STRETCH = 1 << 18;

    /** Bytes that a hit may have at most: so many have to stand where one begins. */
    default int reach() {
        return LONGEST_RUN;
    }

    /** Places at which hits may begin that are looked at between two looks at the clock. */
    default int stretch() {
        return LONGEST_STRETCH;
    }

    /** Whether the next hit may begin inside the last one, as two readings of the same bytes are two hits. */
    default boolean overlaps() {
        return false;
    }

    /**
     * The first hit in a block; one of no bytes where the request's deadline is over, with none before it.
     *
     * @param block bytes of a source, from some bytes before {@code from} on
     * @param from where a hit may begin
     * @param until where a hit may begin no more
     * @param end of the bytes; what begins before {@code until} may go on up to it
     */
    @Nullable BlockHit first(byte[] block, int from, int until, int end);

    /**
     * A hit.
     *
     * @param start its place in the block
     * @param length in bytes
     * @param is what the bytes are, in words
     */
    record BlockHit(int start, int length, String is) {}
}
