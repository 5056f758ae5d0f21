package dev.hexplain.tree;

import dev.hexplain.bytes.Range;

/**
 * Writes the substreams and derived sources of a tree. Their rows are kept in a separate table with negative numbers,
 * and are appended to the main rows at the end.
 */
final class SubstreamWriter {
    private static final int FIRST_NUMBER = -2;

    private final RowTable rows;
    private final SubstreamTable table;
    private final SourceTable sources;

    SubstreamWriter(TreeStorage storage, long sourceLength) {
        this.rows = new RowTable(storage, "strand-rows", sourceLength);
        this.table = new SubstreamTable(storage);
        this.sources = new SourceTable(storage);
    }

    RowTable rows() {
        return rows;
    }

    SubstreamTable table() {
        return table;
    }

    SourceTable sources() {
        return sources;
    }

    /** Bytes that substreams and derived sources take. */
    long bytes() {
        return rows.bytes() + table.bytes() + sources.allBytes();
    }

    /** The temporary, negative number of a substream's row while the tree is written. */
    static int numberOf(int row) {
        return FIRST_NUMBER - row;
    }

    /** The final row for a temporary number, given the number of main rows. */
    static int settled(int number, int mainRows) {
        return number > FIRST_NUMBER ? number : mainRows + FIRST_NUMBER - number;
    }

    int derive(int from, Range range, String layer, byte[] bytes) {
        return sources.add(from, range, layer, bytes);
    }

    void begin(int owner, int source) {
        boolean known = owner > FIRST_NUMBER ? owner >= 0 : FIRST_NUMBER - owner < rows.count();
        if (!known || source < 0 || source > sources.count()) {
            throw new IllegalStateException("No row %d or no source %d".formatted(owner, source));
        }
        int substream = table.add(owner, rows.count(), source);
        if (source > 0 && sources.tiling(source) < 0) {
            sources.tiledBy(source, substream);
        }
    }

    /** Ends the substream that was begun last; one without rows is dropped. */
    void end() {
        int substream = table.count() - 1;
        int root = table.firstRow(substream);
        if (root == rows.count()) {
            truncate(substream);
        } else if (rows.subtreeEnd(root) != rows.count()) {
            throw new IllegalStateException("A substream has one root, and this one has more");
        }
    }

    /** The sizes of the tables at a moment. */
    record Extent(int substreams, int rows, int sources, long bytes) {}

    Extent extent() {
        return new Extent(table.count(), rows.count(), sources.count(), sources.size());
    }

    void truncate(Extent to) {
        truncate(to.substreams());
        rows.truncate(to.rows());
        sources.truncate(to.sources(), to.bytes());
    }

    private void truncate(int substreams) {
        for (int substream = substreams; substream < table.count(); substream++) {
            int source = table.source(substream);
            if (source > 0 && sources.tiling(source) == substream) {
                sources.untiled(source);
            }
        }
        table.truncate(substreams);
    }

    /** Moves the rows behind the main ones. */
    void settle(RowTable main) {
        int mainRows = main.count();
        int substreams = table.count();
        for (int substream = 0; substream < substreams; substream++) {
            int first = table.firstRow(substream);
            int end = substream + 1 < substreams ? table.firstRow(substream + 1) : rows.count();
            int owner = settled(table.owner(substream), mainRows);
            for (int row = first; row < end; row++) {
                int parent = row == first ? owner : mainRows + rows.parent(row);
                main.closed(
                        rows.offset(row), rows.length(row), rows.shape(row), parent, mainRows + rows.subtreeEnd(row));
            }
            table.settle(substream, owner, mainRows + first);
        }
        rows.clear();
    }
}
