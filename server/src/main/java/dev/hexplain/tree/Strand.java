package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;

/**
 * What a run of rows lies in: its offsets count in {@code bytes}.
 *
 * @param number in the table of strands; -1 for the main rows, which tile the dump
 * @param source number of the source
 */
record Strand(int number, int source, Placement placement, MemorySegment bytes) {
    static Strand main(MemorySegment dump) {
        return new Strand(-1, 0, Placement.TILED, dump);
    }
}
