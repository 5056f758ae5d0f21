package dev.hexplain.tree;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** A growing region of native memory, freed when it is no longer referenced. */
final class NativeGrowth implements TreeStorage.Growth {
    private long size;

    @Override
    public MemorySegment grow(long bytes) {
        size += bytes;
        return Arena.ofAuto().allocate(bytes, Long.BYTES);
    }

    @Override
    public long back(long bytes) {
        return size;
    }

    @Override
    public void seal(long bytes) {}
}
