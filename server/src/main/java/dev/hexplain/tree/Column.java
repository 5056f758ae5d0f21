package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * Fixed-size records in storage, appended at the end. Heap use is one reference a chunk, whatever the number of
 * records.
 */
final class Column {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final TreeStorage storage;
    private final String name;
    private final int recordBytes;
    private final int shift;
    private final int mask;
    private MemorySegment[] chunks = new MemorySegment[0];

    Column(TreeStorage storage, String name, int recordBytes) {
        this.storage = storage;
        this.name = name;
        this.recordBytes = recordBytes;
        this.shift = storage.chunkShift();
        this.mask = (1 << shift) - 1;
    }

    /** Makes room for a record. */
    void reserve(int record) {
        while (record >>> shift >= chunks.length) {
            addChunk();
        }
    }

    private void addChunk() {
        chunks = Arrays.copyOf(chunks, chunks.length + 1);
        chunks[chunks.length - 1] = storage.chunk(name, chunks.length - 1, chunkBytes());
    }

    private long chunkBytes() {
        return (long) recordBytes << shift;
    }

    int getInt(int record, int at) {
        return chunks[record >>> shift].get(INT, (long) (record & mask) * recordBytes + at);
    }

    void setInt(int record, int at, int value) {
        chunks[record >>> shift].set(INT, (long) (record & mask) * recordBytes + at, value);
    }

    long getLong(int record, int at) {
        return chunks[record >>> shift].get(LONG, (long) (record & mask) * recordBytes + at);
    }

    void setLong(int record, int at, long value) {
        chunks[record >>> shift].set(LONG, (long) (record & mask) * recordBytes + at, value);
    }

    void seal(int records) {
        storage.seal(name, (long) records * recordBytes);
    }

    /** Maps what was sealed, and says how many records there are. */
    int open() {
        int records = Math.toIntExact(storage.sealed(name) / recordBytes);
        chunks = new MemorySegment[(records + mask) >>> shift];
        for (int chunk = 0; chunk < chunks.length; chunk++) {
            chunks[chunk] = storage.sealedChunk(name, chunk, chunkBytes());
        }
        return records;
    }
}
