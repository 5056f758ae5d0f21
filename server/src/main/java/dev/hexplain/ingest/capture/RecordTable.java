package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A table of records of a fixed size outside the heap: appended and changed by one thread, then sealed and read by
 * many. Numbers are little-endian, at places that are multiples of their size. Chunks are buffers of numbers, not
 * segments: a run that lists the flows of one capture is over before the second compiler has made access to segments fast.
 */
final class RecordTable {
    /** Of records in a chunk of a sealed table, which keeps chunks far below the 2 GiB of a buffer. */
    private static final int SEALED_SHIFT = 20;

    private final int recordBytes;
    private final int shift;
    private final int mask;
    private final TreeStorage.@Nullable Growth growth;
    /** Each chunk as ints, and as longs. */
    private IntBuffer[] ints;

    private LongBuffer[] longs;
    private int count;

    /** Records whose bytes may be touched. */
    private int backed;

    private RecordTable(int recordBytes, int shift, TreeStorage.@Nullable Growth growth, int chunks, int count) {
        this.recordBytes = recordBytes;
        this.shift = shift;
        this.mask = (1 << shift) - 1;
        this.growth = growth;
        this.ints = new IntBuffer[chunks];
        this.longs = new LongBuffer[chunks];
        this.count = count;
    }

    /** One that is about to be written. */
    static RecordTable create(TreeStorage storage, String name, int recordBytes) {
        return new RecordTable(recordBytes, storage.chunkShift(), storage.growth(name), 0, 0);
    }

    /** One that was sealed. */
    static RecordTable open(TreeStorage storage, String name, int recordBytes) {
        MemorySegment whole = storage.blob(name).whole();
        int count = Math.toIntExact(whole.byteSize() / recordBytes);
        long chunk = (long) recordBytes << SEALED_SHIFT;
        int chunks = Math.toIntExact((whole.byteSize() + chunk - 1) / chunk);
        RecordTable table = new RecordTable(recordBytes, SEALED_SHIFT, null, chunks, count);
        for (int i = 0; i < chunks; i++) {
            table.set(i, whole.asSlice(i * chunk, Math.min(chunk, whole.byteSize() - i * chunk)));
        }
        return table;
    }

    private void set(int chunk, MemorySegment bytes) {
        ByteBuffer buffer = bytes.asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        ints[chunk] = buffer.asIntBuffer();
        longs[chunk] = buffer.asLongBuffer();
    }

    int count() {
        return count;
    }

    /** Makes room for a record of zeros at the end; returns its number. */
    int append() {
        int record = count++;
        int chunk = record >>> shift;
        if (chunk == ints.length && growth != null) {
            ints = Arrays.copyOf(ints, chunk + 1);
            longs = Arrays.copyOf(longs, chunk + 1);
            set(chunk, growth.grow((long) recordBytes << shift));
        }
        if (record >= backed && growth != null) {
            backed = (int) Math.min(Integer.MAX_VALUE, growth.back((record + 1L) * recordBytes) / recordBytes);
        }
        return record;
    }

    /** Makes room for many records. */
    void appendAll(int records) {
        for (int i = 0; i < records; i++) {
            append();
        }
    }

    private int place(int record, int at) {
        return (record & mask) * recordBytes + at;
    }

    int getInt(int record, int at) {
        return ints[record >>> shift].get(place(record, at) >>> 2);
    }

    long getLong(int record, int at) {
        return longs[record >>> shift].get(place(record, at) >>> 3);
    }

    void setInt(int record, int at, int value) {
        ints[record >>> shift].put(place(record, at) >>> 2, value);
    }

    void setLong(int record, int at, long value) {
        longs[record >>> shift].put(place(record, at) >>> 3, value);
    }

    void addInt(int record, int at, int more) {
        setInt(record, at, getInt(record, at) + more);
    }

    void addLong(int record, int at, long more) {
        setLong(record, at, getLong(record, at) + more);
    }

    /** Ends writing. */
    void seal() {
        if (growth != null) {
            growth.seal((long) count * recordBytes);
        }
    }
}
