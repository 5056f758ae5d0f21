package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Counts the bytes of the dump that are gaps in the tiling but are covered by a positioned substream. */
final class Coverage {
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final Tables tables;
    private final RowTable rows;
    private final int mainRows;
    private int pieces;
    private MemorySegment starts = MemorySegment.NULL;
    private MemorySegment ends = MemorySegment.NULL;

    private Coverage(Tables tables) {
        this.tables = tables;
        this.rows = tables.rows();
        this.mainRows = tables.substreams().firstRow(0);
    }

    /** Returns the count; the tables are sealed. */
    static long ofGaps(Tables tables, TreeStorage storage) {
        return tables.positions().firstOf(1) == 0 ? 0 : new Coverage(tables).count(storage);
    }

    private long count(TreeStorage storage) {
        explained((start, end) -> pieces++);
        starts = storage.room("piece-starts", (long) pieces * Long.BYTES);
        ends = storage.room("piece-ends", (long) pieces * Long.BYTES);
        pieces = 0;
        explained((start, end) -> {
            starts.setAtIndex(LONG, pieces, start);
            ends.setAtIndex(LONG, pieces++, end);
        });
        IntSort.Sorted order = IntSort.sort(
                storage,
                "sorted-pieces",
                pieces,
                (one, other) -> starts.getAtIndex(LONG, one) > starts.getAtIndex(LONG, other));
        return overlap(order);
    }

    @FunctionalInterface
    private interface Pieces {
        void piece(long start, long end);
    }

    /** The parts of the dump that positioned substreams cover: their rows without the gaps in them. */
    private void explained(Pieces out) {
        int positioned = tables.positions().firstOf(1);
        for (int place = 0; place < positioned; place++) {
            int substream = tables.positions().substream(place);
            int row = tables.substreams().firstRow(substream);
            int end = rows.subtreeEnd(row);
            long at = rows.offset(row);
            long last = rows.end(row);
            for (; row < end; row++) {
                if (isGap(row)) {
                    piece(at, rows.offset(row), out);
                    at = rows.end(row);
                }
            }
            piece(at, last, out);
        }
    }

    private static void piece(long start, long end, Pieces out) {
        if (start < end) {
            out.piece(start, end);
        }
    }

    private boolean isGap(int row) {
        int shape = rows.shape(row);
        return shape == Shapes.GAP || shape == Shapes.UNPARSED;
    }

    /** One pass over the gaps of the tiling and the pieces, both by offset. */
    private long overlap(IntSort.Sorted order) {
        long sum = 0;
        int next = 0;
        long counted = 0;
        for (int row = 0; row < mainRows; row++) {
            if (!isGap(row)) {
                continue;
            }
            long gapEnd = rows.end(row);
            counted = Math.max(counted, rows.offset(row));
            while (next < pieces && starts.getAtIndex(LONG, order.get(next)) < gapEnd) {
                long end = ends.getAtIndex(LONG, order.get(next));
                long from = Math.max(counted, starts.getAtIndex(LONG, order.get(next)));
                long to = Math.min(end, gapEnd);
                if (from < to) {
                    sum += to - from;
                    counted = to;
                }
                if (end > gapEnd) {
                    break;
                }
                next++;
            }
        }
        return sum;
    }
}
