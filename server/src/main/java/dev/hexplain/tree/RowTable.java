package dev.hexplain.tree;

/**
 * The rows of a tree in pre-order: offset, length, shape, parent, and the row after the last descendant. 20 bytes a
 * row, 28 where the source is larger than 4 GiB.
 */
final class RowTable {
    private static final long NARROW_LIMIT = 0xFFFF_FFFFL;

    private final Column column;
    private final boolean wide;
    private final int shapeAt;
    private int count;

    RowTable(TreeStorage storage, long sourceLength) {
        this(storage, "rows", sourceLength);
    }

    RowTable(TreeStorage storage, String name, long sourceLength) {
        this.wide = sourceLength > NARROW_LIMIT;
        this.shapeAt = wide ? 4 : 2;
        this.column = new Column(storage, name, shapeAt + 3);
    }

    int count() {
        return count;
    }

    long bytes() {
        return column.bytes(count);
    }

    int append(long offset, int shape, int parent) {
        begin(offset, shape, parent);
        return count++;
    }

    /** Appends a row without descendants. */
    int leaf(long offset, long length, int shape, int parent) {
        return closed(offset, length, shape, parent, count + 1);
    }

    /** Appends a row whose end is known before its descendants are appended. */
    int closed(long offset, long length, int shape, int parent, int subtreeEnd) {
        int place = begin(offset, shape, parent);
        if (wide) {
            column.putLong(place + 2, length);
        } else {
            column.put(place + 1, (int) length);
        }
        column.put(place + shapeAt + 2, subtreeEnd);
        return count++;
    }

    private int begin(long offset, int shape, int parent) {
        int place = column.append(count);
        if (wide) {
            column.putLong(place, offset);
        } else {
            column.put(place, (int) offset);
        }
        column.put(place + shapeAt, shape);
        column.put(place + shapeAt + 1, parent);
        return place;
    }

    void close(int row, long length, int subtreeEnd) {
        if (wide) {
            column.setLong(row, 2, length);
        } else {
            column.setInt(row, 1, (int) length);
        }
        column.setInt(row, shapeAt + 2, subtreeEnd);
    }

    void reshape(int row, int shape) {
        column.setInt(row, shapeAt, shape);
    }

    void truncate(int rows) {
        column.truncate(rows);
        count = rows;
    }

    long offset(int row) {
        return wide ? column.getLong(row, 0) : column.getInt(row, 0) & NARROW_LIMIT;
    }

    long length(int row) {
        return wide ? column.getLong(row, 2) : column.getInt(row, 1) & NARROW_LIMIT;
    }

    long end(int row) {
        return offset(row) + length(row);
    }

    int shape(int row) {
        return column.getInt(row, shapeAt);
    }

    /**
     * The row that holds it; for the root of a substream, the row that the substream hangs from; -1 for the root of
     * all.
     */
    int parent(int row) {
        return column.getInt(row, shapeAt + 1);
    }

    /** The first row after its descendants. */
    int subtreeEnd(int row) {
        return column.getInt(row, shapeAt + 2);
    }

    /** The last of a run of rows that starts at or before an offset: the innermost row that may hold it. */
    int lastStartingAtOrBefore(long offset, Substreams.Rows among) {
        int low = among.first();
        int high = among.end() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (offset(middle) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** Deletes all rows. */
    void clear() {
        truncate(0);
        column.seal(0);
    }

    void seal() {
        column.seal(count);
    }

    void open() {
        count = column.open();
    }
}
