package dev.hexplain.search;

import org.jspecify.annotations.Nullable;

/** Finds runs of bytes in blocks of a source. Immutable. */
public sealed interface ByteFinder permits PatternFinder, RegexFinder, TextRunFinder {
    /** Bytes that a hit may have at most, its first one included: so many have to stand behind where it begins. */
    int reach();

    /** Whether the next hit may begin inside the last one: two readings of the same bytes are two hits. */
    boolean overlaps();

    /**
     * The first hit in a block.
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
