package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** The strands of a finished tree: which rows are whose, and in what they lie. */
final class Strands {
    private final RowTable rows;
    private final StrandTable table;
    private final PositionTable positions;
    private final SourceTable sources;
    private final Strand main;
    private final int mainRows;

    Strands(Tables tables, MemorySegment dump) {
        this.rows = tables.rows();
        this.table = tables.strands();
        this.positions = tables.positions();
        this.sources = tables.sources();
        this.main = Strand.main(dump);
        this.mainRows = table.count() == 0 ? rows.count() : table.firstRow(0);
    }

    /** Rows that tile the dump; those of strands follow them. */
    int mainRows() {
        return mainRows;
    }

    Strand main() {
        return main;
    }

    /** What a row lies in. */
    Strand of(int row) {
        return row < mainRows ? main : strand(table.holding(row));
    }

    private Strand strand(int number) {
        int source = table.source(number);
        Placement placement = source > 0 && sources.tiling(source) == number ? Placement.DERIVED : Placement.POSITIONED;
        return new Strand(number, source, placement, bytes(source));
    }

    MemorySegment bytes(int source) {
        return source == 0 ? main.bytes() : sources.bytes(source);
    }

    /** Whether a row is the root of a strand other than the main one. */
    boolean isRoot(int row) {
        return row >= mainRows && table.firstRow(table.holding(row)) == row;
    }

    /** How many strands hang from a row. */
    int ownedBy(int row) {
        return table.count() == 0 ? 0 : table.ownedBefore(row + 1) - table.ownedBefore(row);
    }

    /** The root of one of the strands that hang from a row. */
    int ownedRoot(int row, long number) {
        return table.firstRow(table.byOwner(table.ownedBefore(row) + (int) number));
    }

    /** The number of a strand, by its root, among those that hang from the same row. */
    int numberOf(int root) {
        int strand = table.holding(root);
        return table.numberByOwner(strand) - table.ownedBefore(table.owner(strand));
    }

    /** The rows of a strand. */
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

    /** The rows of the innermost positioned strand around a byte of a source; null where there is none. */
    @Nullable Rows positioned(int source, long offset) {
        int number = positions.count() == 0 ? -1 : positions.innermost(source, offset);
        return number < 0 ? null : rowsOf(number);
    }

    /** Where the first positioned strand over a source starts after an offset; {@link Long#MAX_VALUE} for none. */
    long nextPosition(int source, long offset) {
        return positions.count() == 0 ? Long.MAX_VALUE : positions.nextStart(source, offset);
    }

    /** A run of rows. */
    record Rows(int first, int end) {}
}
