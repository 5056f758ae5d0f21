package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;

/**
 * The bytes that a run of rows is in: the rows' offsets count in {@code bytes}.
 *
 * @param number in the table of substreams; -1 for the main rows, which tile the dump
 * @param source number of the source
 */
record Substream(int number, int source, Placement placement, MemorySegment bytes) {
    static Substream main(MemorySegment dump) {
        return new Substream(-1, 0, Placement.TILED, dump);
    }
}
