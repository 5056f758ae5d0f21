package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;

/** A blob in an array on the heap that grows. */
final class HeapBlob implements TreeStorage.Blob {
    private byte[] bytes = {};
    private int size;

    @Override
    public void append(byte[] more) {
        int wanted = Math.addExact(size, more.length);
        if (wanted > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.clamp(2L * bytes.length, wanted, Integer.MAX_VALUE - 8));
        }
        System.arraycopy(more, 0, bytes, size, more.length);
        size = wanted;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public void truncate(long kept) {
        size = (int) kept;
    }

    @Override
    public void seal() {
        bytes = Arrays.copyOf(bytes, size);
    }

    @Override
    public MemorySegment whole() {
        return MemorySegment.ofArray(bytes).asReadOnly();
    }
}
