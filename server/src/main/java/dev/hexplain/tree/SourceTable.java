package dev.hexplain.tree;

import dev.hexplain.bytes.Range;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;

/** The derived sources of a tree, by number from 1 up: their bytes, one after the other, and their origins. */
final class SourceTable {
    private static final int RECORD_INTS = 11;
    private static final int START = 0;
    private static final int LENGTH = 2;
    private static final int FROM = 4;
    private static final int RANGE_OFFSET = 5;
    private static final int RANGE_LENGTH = 7;
    private static final int LAYER_LENGTH = 9;
    private static final int TILING = 10;
    private static final int NONE = -1;

    private final Column column;
    private final TreeStorage.Blob bytes;
    private MemorySegment whole = MemorySegment.NULL;
    private int count;

    SourceTable(TreeStorage storage) {
        this.column = new Column(storage, "sources", RECORD_INTS);
        this.bytes = storage.blob("derived");
    }

    /** The number of derived sources; also the number of the last one. */
    int count() {
        return count;
    }

    /** Bytes kept so far, names of layers included. */
    long size() {
        return bytes.size();
    }

    /** Bytes kept so far, records included. */
    long allBytes() {
        return column.bytes(count) + bytes.size();
    }

    int add(int from, Range range, String layer, byte[] derived) {
        byte[] name = layer.getBytes(StandardCharsets.UTF_8);
        int place = column.append(count);
        column.putLong(place + START, bytes.size());
        column.putLong(place + LENGTH, derived.length);
        column.put(place + FROM, from);
        column.putLong(place + RANGE_OFFSET, range.offset());
        column.putLong(place + RANGE_LENGTH, range.length());
        column.put(place + LAYER_LENGTH, name.length);
        column.put(place + TILING, NONE);
        bytes.append(derived);
        bytes.append(name);
        return ++count;
    }

    DerivedSource get(int number) {
        int at = number - 1;
        Range range = new Range(column.getLong(at, RANGE_OFFSET), column.getLong(at, RANGE_LENGTH));
        return new DerivedSource(number, column.getInt(at, FROM), range, layer(at), length(number));
    }

    private String layer(int record) {
        long start = column.getLong(record, START) + column.getLong(record, LENGTH);
        MemorySegment name = whole.asSlice(start, column.getInt(record, LAYER_LENGTH));
        return new String(name.toArray(ValueLayout.JAVA_BYTE), StandardCharsets.UTF_8);
    }

    long length(int number) {
        return column.getLong(number - 1, LENGTH);
    }

    MemorySegment bytes(int number) {
        return whole.asSlice(column.getLong(number - 1, START), length(number));
    }

    /** The substream that tiles it; -1 where there is none. */
    int tiling(int number) {
        return column.getInt(number - 1, TILING);
    }

    void tiledBy(int number, int substream) {
        column.setInt(number - 1, TILING, substream);
    }

    void untiled(int number) {
        tiledBy(number, NONE);
    }

    /** Removes all but the first so many sources and bytes. */
    void truncate(int sources, long size) {
        column.truncate(sources);
        bytes.truncate(size);
        count = sources;
    }

    void seal() {
        column.seal(count);
        bytes.seal();
        whole = bytes.whole();
    }

    void open() {
        count = column.open();
        whole = bytes.whole();
    }
}
