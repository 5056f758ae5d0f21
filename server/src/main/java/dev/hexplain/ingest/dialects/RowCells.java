package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import java.util.List;

/** The parsed bytes of one row of a dump. */
final class RowCells {
    private final byte[] octets;
    private final List<ColumnIssue> issues;
    private final int unit;
    private final int certain;

    RowCells(byte[] octets, List<ColumnIssue> issues, int unit) {
        this(octets, issues, unit, octets.length);
    }

    RowCells(byte[] octets, List<ColumnIssue> issues, int unit, int certain) {
        this.octets = octets;
        this.issues = issues;
        this.unit = unit;
        this.certain = certain;
    }

    /** The same in a line that has so many characters more in front. */
    RowCells shifted(int by) {
        return by == 0 || issues.isEmpty()
                ? this
                : new RowCells(
                        octets, issues.stream().map(issue -> issue.shifted(by)).toList(), unit, certain);
    }

    /** Every byte that is whole. The array is not a copy and not to be written to. */
    byte[] octets() {
        return octets;
    }

    /** The cells that are not bytes. */
    List<ColumnIssue> issues() {
        return issues;
    }

    /** So many bytes less one, at most, may be padding that a final offset removes again. */
    int unit() {
        return unit;
    }

    /** How many of the bytes there are even if no other line follows. */
    int certain() {
        return certain;
    }
}
