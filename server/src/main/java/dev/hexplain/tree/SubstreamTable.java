package dev.hexplain.tree;

/**
 * The substreams of a tree in the order they were written: owner, first row, source. Two more columns list them by
 * owner, and the positioned ones by offset.
 */
final class SubstreamTable {
    private static final int RECORD_INTS = 3;
    private static final int OWNER = 0;
    private static final int FIRST_ROW = 1;
    private static final int SOURCE = 2;

    private final Column column;
    private final Column byOwner;
    private final TreeStorage storage;
    private int count;

    SubstreamTable(TreeStorage storage) {
        this.storage = storage;
        this.column = new Column(storage, "strands", RECORD_INTS);
        this.byOwner = new Column(storage, "strands-by-owner", 1);
    }

    int count() {
        return count;
    }

    /** Bytes it takes, the list by owner included. */
    long bytes() {
        return column.bytes(count) + byOwner.bytes(count);
    }

    int add(int owner, int firstRow, int source) {
        int place = column.append(count);
        column.put(place + OWNER, owner);
        column.put(place + FIRST_ROW, firstRow);
        column.put(place + SOURCE, source);
        return count++;
    }

    /** The row that a substream hangs from. */
    int owner(int substream) {
        return column.getInt(substream, OWNER);
    }

    /** Its root. */
    int firstRow(int substream) {
        return column.getInt(substream, FIRST_ROW);
    }

    int source(int substream) {
        return column.getInt(substream, SOURCE);
    }

    /** Sets the final owner and first row of a substream. */
    void settle(int substream, int owner, int firstRow) {
        column.setInt(substream, OWNER, owner);
        column.setInt(substream, FIRST_ROW, firstRow);
    }

    void truncate(int substreams) {
        column.truncate(substreams);
        count = substreams;
    }

    /** The substream that holds a row other than the main ones. */
    int holding(int row) {
        int low = 0;
        int high = count - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (firstRow(middle) <= row) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** How many substreams hang from rows before this one: the number of its first by owner. */
    int ownedBefore(int row) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (owner(byOwner(middle)) < row) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The substream with a number by owner. */
    int byOwner(int number) {
        return byOwner.getInt(number, 0);
    }

    /** The number by owner of a substream. */
    int numberByOwner(int substream) {
        int number = ownedBefore(owner(substream));
        int end = ownedBefore(owner(substream) + 1);
        while (end - number > 1) {
            int middle = (number + end) >>> 1;
            if (byOwner(middle) <= substream) {
                number = middle;
            } else {
                end = middle;
            }
        }
        return number;
    }

    void seal() {
        column.seal(count);
        if (count > 0) {
            IntSort.Sorted sorted =
                    IntSort.sort(storage, "sorted-owners", count, (one, other) -> owner(one) > owner(other));
            for (int number = 0; number < count; number++) {
                byOwner.put(byOwner.append(number), sorted.get(number));
            }
        }
        byOwner.seal(count);
    }

    void open() {
        count = column.open();
        byOwner.open();
    }
}
