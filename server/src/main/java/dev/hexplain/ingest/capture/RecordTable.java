package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A table of records of a fixed size outside the heap: appended and changed by one thread, then sealed and read by
 * many. Numbers are little-endian.
 */
final class RecordTable {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final int recordBytes;
    private final int shift;
    private final int mask;
    private final TreeStorage.@Nullable Growth growth;
    private MemorySegment[] chunks;
    private int count;

    /** Records whose bytes may be touched. */
    private int backed;

    private RecordTable(
            int recordBytes, int shift, TreeStorage.@Nullable Growth growth, MemorySegment[] chunks, int count) {
        this.recordBytes = recordBytes;
        this.shift = shift;
        this.mask = (1 << shift) - 1;
        this.growth = growth;
        this.chunks = chunks;
        this.count = count;
    }

    /** One that is about to be written. */
    static RecordTable create(TreeStorage storage, String name, int recordBytes) {
        return new RecordTable(recordBytes, storage.chunkShift(), storage.growth(name), new MemorySegment[0], 0);
    }

    /** One that was sealed. */
    static RecordTable open(TreeStorage storage, String name, int recordBytes) {
        MemorySegment whole = storage.blob(name).whole();
        int count = Math.toIntExact(whole.byteSize() / recordBytes);
        return new RecordTable(recordBytes, Integer.SIZE - 2, null, new MemorySegment[] {whole}, count);
    }

    int count() {
        return count;
    }

    /** Makes room for a record of zeros at the end; returns its number. */
    int append() {
        int record = count++;
        if (record >>> shift == chunks.length && growth != null) {
            chunks = Arrays.copyOf(chunks, chunks.length + 1);
            chunks[chunks.length - 1] = growth.grow((long) recordBytes << shift);
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

    private MemorySegment chunk(int record) {
        return chunks[record >>> shift];
    }

    private long place(int record, int at) {
        return (long) (record & mask) * recordBytes + at;
    }

    int getInt(int record, int at) {
        return chunk(record).get(INT, place(record, at));
    }

    long getLong(int record, int at) {
        return chunk(record).get(LONG, place(record, at));
    }

    void setInt(int record, int at, int value) {
        chunk(record).set(INT, place(record, at), value);
    }

    void setLong(int record, int at, long value) {
        chunk(record).set(LONG, place(record, at), value);
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
