package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The substreams of a finished tree: the rows of each, and the source they are in. */
final class Substreams {
    private final RowTable rows;
    private final SubstreamTable table;
    private final PositionTable positions;
    private final SourceTable sources;
    private final Substream main;
    private final int mainRows;

    Substreams(Tables tables, MemorySegment dump) {
        this.rows = tables.rows();
        this.table = tables.substreams();
        this.positions = tables.positions();
        this.sources = tables.sources();
        this.main = Substream.main(dump);
        this.mainRows = table.count() == 0 ? rows.count() : table.firstRow(0);
    }

    /** Rows that tile the dump; those of substreams follow them. */
    int mainRows() {
        return mainRows;
    }

    Substream main() {
        return main;
    }

    /** The substream that a row is in. */
    Substream of(int row) {
        return row < mainRows ? main : substream(table.holding(row));
    }

    private Substream substream(int number) {
        int source = table.source(number);
        Placement placement = source > 0 && sources.tiling(source) == number ? Placement.DERIVED : Placement.POSITIONED;
        return new Substream(number, source, placement, bytes(source));
    }

    MemorySegment bytes(int source) {
        return source == 0 ? main.bytes() : sources.bytes(source);
    }

    /** Whether a row is the root of a substream other than the main one. */
    boolean isRoot(int row) {
        return row >= mainRows && table.firstRow(table.holding(row)) == row;
    }

    /** How many substreams hang from a row. */
    int ownedBy(int row) {
        return table.count() == 0 ? 0 : table.ownedBefore(row + 1) - table.ownedBefore(row);
    }

    /** The root of one of the substreams that hang from a row. */
    int ownedRoot(int row, long number) {
        return table.firstRow(table.byOwner(table.ownedBefore(row) + (int) number));
    }

    /** The number of a substream, by its root, among those that hang from the same row. */
    int numberOf(int root) {
        int substream = table.holding(root);
        return table.numberByOwner(substream) - table.ownedBefore(table.owner(substream));
    }

    /** The rows of a substream. */
    Rows rowsOf(int number) {
        return new Rows(table.firstRow(number), number + 1 < table.count() ? table.firstRow(number + 1) : rows.count());
    }

    /** The rows that tile a source; null where it is not tiled. */
    @Nullable Rows tiling(int source) {
        if (source == 0) {
            return mainRows == 0 ? null : new Rows(0, mainRows);
        }
        int number = source > 0 && source <= sources.count() ? sources.tiling(source) : -1;
        return number < 0 ? null : rowsOf(number);
    }

    /** The rows of the innermost positioned substream around a byte of a source; null where there is none. */
    @Nullable Rows positioned(int source, long offset) {
        int number = positions.count() == 0 ? -1 : positions.innermost(source, offset);
        return number < 0 ? null : rowsOf(number);
    }

    /** Where the first positioned substream over a source starts after an offset; {@link Long#MAX_VALUE} for none. */
    long nextPosition(int source, long offset) {
        return positions.count() == 0 ? Long.MAX_VALUE : positions.nextStart(source, offset);
    }

    /** A run of rows. */
    record Rows(int first, int end) {}
}
