package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Lines of cells behind one with the names of the columns: CSV, with tabs, or between bars as {@code psql} and {@code mysql}
 * print them.
 */
final class DelimitedRows extends TableRows {
    private static final int LONGEST_LINE = 1 << 26;

    /** Columns with bytes of stores that are known: other tables are read where they are statements. */
    private static final Set<String> KNOWN = Set.of(
            "attribute_bytes",
            "job_data",
            "blob_data",
            "calendar",
            "session_data",
            "serialized_context",
            "authentication");

    DelimitedRows(SourceReader bytes, Predicate<BinaryCell> visitor) {
        super(bytes, visitor);
    }

    /** Whether a text begins with the names of columns, one of which is known. */
    static boolean isHeader(String text) {
        String line = text.stripLeading().lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        if (line.startsWith("+--")) {
            line = text.stripLeading().lines().skip(1).findFirst().orElse("").toLowerCase(Locale.ROOT);
        }
        return Stream.of(line.split("[,;|\t\"]", -1)).map(String::strip).anyMatch(KNOWN::contains);
    }

    @Override
    void walk() {
        int separator = 0;
        long at = 0;
        while (bytes.has(at, 1)) {
            long end = bytes.indexOf('\n', at, at + LONGEST_LINE);
            long line = end < 0 ? bytes.length() : end;
            HexCell content = HexCell.of(bytes, at, line);
            boolean empty = content.from() == content.to() || isRule(content);
            if (!empty && separator == 0) {
                separator = separator(content);
                columns = names(cells(content.from(), content.to(), separator));
            } else if (!empty && !row(cells(content.from(), content.to(), separator))) {
                return;
            }
            at = line + 1;
        }
    }

    /** A line of dashes between the names and the rows. */
    private boolean isRule(HexCell line) {
        return bytes.at(line.from(), '-', '-') || bytes.at(line.from(), '+', '-');
    }

    private int separator(HexCell header) {
        for (char each : new char[] {'\t', '|', ';'}) {
            if (bytes.indexOf(each, header.from(), header.to()) >= 0) {
                return each;
            }
        }
        return ',';
    }
}
