package dev.hexplain.tree;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/** Native memory, given back when nobody holds it any more. */
final class NativeGrowth implements TreeStorage.Growth {
    @Override
    public MemorySegment grow(long bytes) {
        return Arena.ofAuto().allocate(bytes, Long.BYTES);
    }

    @Override
    public void seal(long bytes) {}
}
