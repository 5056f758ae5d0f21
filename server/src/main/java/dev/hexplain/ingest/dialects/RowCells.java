package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Flaw;
import java.util.List;

/** The parsed bytes of one row of a dump. */
final class RowCells {
    private final byte[] octets;
    private final List<Flaw> flaws;
    private final int unit;
    private final int certain;

    RowCells(byte[] octets, List<Flaw> flaws, int unit) {
        this(octets, flaws, unit, octets.length);
    }

    RowCells(byte[] octets, List<Flaw> flaws, int unit, int certain) {
        this.octets = octets;
        this.flaws = flaws;
        this.unit = unit;
        this.certain = certain;
    }

    /** The same in a line that has so many characters more in front. */
    RowCells shifted(int by) {
        return by == 0 || flaws.isEmpty()
                ? this
                : new RowCells(
                        octets, flaws.stream().map(flaw -> flaw.shifted(by)).toList(), unit, certain);
    }

    /** Every byte that is whole. The array is not a copy and not to be written to. */
    byte[] octets() {
        return octets;
    }

    /** The cells that are not bytes. */
    List<Flaw> flaws() {
        return flaws;
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
