package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * A table of records of a fixed number of ints: appended at the end and changed anywhere, then sealed and read by many
 * threads. While it is written, the chunk at the end is an array and the others are in storage: heap use does not grow.
 */
final class Column {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final int FIRST_WINDOW = 32;

    private final TreeStorage.Chunks chunks;
    private final int recordInts;
    private final int shift;
    private final int mask;
    private int[] window;
    private int windowChunk = -1;
    private int[] patch = {};
    private int patchChunk = -1;
    private boolean patched;
    private MemorySegment whole = MemorySegment.NULL;

    Column(TreeStorage storage, String name, int recordInts) {
        this.chunks = storage.column(name);
        this.recordInts = recordInts;
        this.shift = storage.chunkShift();
        this.mask = (1 << shift) - 1;
        this.window = new int[FIRST_WINDOW * recordInts];
    }

    /** Makes room for a record at the end; returns its place, for {@link #put}. */
    int append(int record) {
        int chunk = record >>> shift;
        if (chunk != windowChunk) {
            moveTo(chunk);
        }
        int place = (record & mask) * recordInts;
        if (place + recordInts > window.length) {
            window = Arrays.copyOf(window, Math.min(chunkInts(), window.length * 2));
        }
        return place;
    }

    /** Sets an int of the record that was appended last. */
    void put(int place, int value) {
        window[place] = value;
    }

    /** Sets a long, in two ints, of the record that was appended last. */
    void putLong(int place, long value) {
        put(place, (int) (value >>> 32));
        put(place + 1, (int) value);
    }

    private int chunkInts() {
        return recordInts << shift;
    }

    private void moveTo(int chunk) {
        if (windowChunk >= 0) {
            chunks.write(windowChunk, window, window.length);
        }
        windowChunk = chunk;
        Arrays.fill(window, 0);
    }

    /** Bytes that so many records take. */
    long bytes(int records) {
        return (long) records * recordInts * Integer.BYTES;
    }

    /** Removes the records from a number on. */
    void truncate(int records) {
        int chunk = records >>> shift;
        if (chunk < windowChunk) {
            turnPatchTo(-1);
            chunks.read(chunk, window);
            windowChunk = chunk;
        }
    }

    int getInt(int record, int at) {
        int chunk = record >>> shift;
        if (chunk == windowChunk) {
            return window[(record & mask) * recordInts + at];
        }
        return windowChunk < 0 ? sealed(record, at) : older(chunk)[(record & mask) * recordInts + at];
    }

    private int sealed(int record, int at) {
        return whole.get(INT, ((long) record * recordInts + at) * Integer.BYTES);
    }

    void setInt(int record, int at, int value) {
        int chunk = record >>> shift;
        if (chunk == windowChunk) {
            window[(record & mask) * recordInts + at] = value;
        } else {
            older(chunk)[(record & mask) * recordInts + at] = value;
            patched = true;
        }
    }

    /** The long in two ints. */
    long getLong(int record, int at) {
        return (long) getInt(record, at) << 32 | (getInt(record, at + 1) & 0xFFFF_FFFFL);
    }

    void setLong(int record, int at, long value) {
        setInt(record, at, (int) (value >>> 32));
        setInt(record, at + 1, (int) value);
    }

    /** A chunk that was written before. Rows are closed from the last to the first, so one cached array is enough. */
    private int[] older(int chunk) {
        if (chunk != patchChunk) {
            turnPatchTo(chunk);
        }
        return patch;
    }

    private void turnPatchTo(int chunk) {
        if (patched) {
            chunks.write(patchChunk, patch, patch.length);
            patched = false;
        }
        patchChunk = chunk;
        if (chunk >= 0) {
            patch = patch.length == 0 ? new int[chunkInts()] : patch;
            chunks.read(chunk, patch);
        }
    }

    /** Ends writing: what is there now can be read by any thread. */
    void seal(int records) {
        if (windowChunk >= 0 && records > 0) {
            chunks.write(windowChunk, windowOfFullSize(), usedOfWindow(records));
        }
        turnPatchTo(-1);
        chunks.seal(bytes(records));
        windowChunk = -1;
        window = new int[0];
        patch = new int[0];
        whole = chunks.whole();
    }

    /** Chunks are placed by the length of the array. */
    private int[] windowOfFullSize() {
        return windowChunk == 0 ? window : Arrays.copyOf(window, chunkInts());
    }

    private int usedOfWindow(int records) {
        return (records - (windowChunk << shift)) * recordInts;
    }

    /** Opens a sealed column; returns the number of records. */
    int open() {
        whole = chunks.whole();
        return Math.toIntExact(whole.byteSize() / ((long) recordInts * Integer.BYTES));
    }
}
