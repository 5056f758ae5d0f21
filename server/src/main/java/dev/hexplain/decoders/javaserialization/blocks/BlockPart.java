package dev.hexplain.decoders.javaserialization.blocks;

import dev.hexplain.tree.Slot;
import java.lang.foreign.MemorySegment;

/** A part of what a class writes into a block. */
interface BlockPart {
    /** The field of it. */
    Slot slot();

    /** Where it ends that begins at an offset; -1 where it does not fit what is left. */
    long end(MemorySegment bytes, long at, long end);

    /** Its fields, which fit there. */
    int fields(MemorySegment bytes, long at);
}
