package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Finds the innermost positioned substream around a byte. Substreams are sorted by source and start, the longest first
 * among those that start together; each entry also stores the largest end in the range that it is the middle of in a
 * binary search, so that others need not be visited.
 */
final class PositionTable {
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final int RECORD_INTS = 3;

    private final Column column;
    private final SubstreamTable substreams;
    private final RowTable rows;
    private int count;

    PositionTable(TreeStorage storage, SubstreamTable substreams, RowTable rows) {
        this.column = new Column(storage, "strands-by-place", RECORD_INTS);
        this.substreams = substreams;
        this.rows = rows;
    }

    /** Lists the substreams but those that tile a source; their rows are sealed. */
    void build(TreeStorage storage, SourceTable sources) {
        IntSort.Sorted order = IntSort.sort(storage, "sorted-places", substreams.count(), this::isAfter);
        count = order.keep(substreams.count(), substream -> {
            int source = substreams.source(substream);
            return source == 0 || sources.tiling(source) != substream;
        });
        MemorySegment ends = storage.room("ends-of-places", (long) count * Long.BYTES);
        for (int start = 0; start < count; ) {
            int end = start + 1;
            while (end < count && substreams.source(order.get(end)) == substreams.source(order.get(start))) {
                end++;
            }
            lastEnd(order, ends, start, end);
            start = end;
        }
        for (int at = 0; at < count; at++) {
            int place = column.append(at);
            column.put(place, order.get(at));
            column.putLong(place + 1, ends.getAtIndex(LONG, at));
        }
    }

    private boolean isAfter(int one, int other) {
        if (substreams.source(one) != substreams.source(other)) {
            return substreams.source(one) > substreams.source(other);
        }
        long start = rows.offset(substreams.firstRow(one));
        long otherStart = rows.offset(substreams.firstRow(other));
        return start != otherStart
                ? start > otherStart
                : rows.length(substreams.firstRow(one)) < rows.length(substreams.firstRow(other));
    }

    private long lastEnd(IntSort.Sorted order, MemorySegment ends, int from, int to) {
        if (from >= to) {
            return 0;
        }
        int middle = (from + to) >>> 1;
        long inner = Math.max(lastEnd(order, ends, from, middle), lastEnd(order, ends, middle + 1, to));
        long last = Math.max(inner, rows.end(substreams.firstRow(order.get(middle))));
        ends.setAtIndex(LONG, middle, last);
        return last;
    }

    int count() {
        return count;
    }

    /** The substream at a place in the list. */
    int substream(int place) {
        return column.getInt(place, 0);
    }

    private long start(int place) {
        return rows.offset(substreams.firstRow(substream(place)));
    }

    /** The substream around a byte of a source that starts last; -1 where there is none. */
    int innermost(int source, long offset) {
        return innermost(firstOf(source), firstOf(source + 1), offset);
    }

    private int innermost(int from, int to, long offset) {
        int middle = (from + to) >>> 1;
        if (from >= to || column.getLong(middle, 1) <= offset) {
            return -1;
        }
        if (start(middle) <= offset) {
            int later = innermost(middle + 1, to, offset);
            if (later >= 0) {
                return later;
            }
            if (rows.end(substreams.firstRow(substream(middle))) > offset) {
                return substream(middle);
            }
        }
        return innermost(from, middle, offset);
    }

    /** Where the first substream starts after an offset; {@link Long#MAX_VALUE} where none does. */
    long nextStart(int source, long offset) {
        int low = firstOf(source);
        int end = firstOf(source + 1);
        int high = end;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (start(middle) <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < end ? start(low) : Long.MAX_VALUE;
    }

    /** The place of the first substream over this source or a later one. */
    int firstOf(int source) {
        int low = 0;
        int high = count;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (substreams.source(substream(middle)) < source) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    void seal() {
        column.seal(count);
    }

    void open() {
        count = column.open();
    }
}
