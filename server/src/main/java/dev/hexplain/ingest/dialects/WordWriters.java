package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.ingest.dialects.RowWriter.RowSpelling;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * Writers of {@code od} and {@code hexdump} output: numbers in columns behind an offset, the last offset on a line of
 * its own.
 */
final class WordWriters {
    private static final int ROW = 16;

    /** The types of {@code od -t}. Columns are those of its numbers with the blanks before them. */
    private enum OdType {
        X2("x2", "hexdump", WordCell.HEX, 2, 5),
        X4("x4", "hexdump", WordCell.HEX, 4, 9),
        X8("x8", "hexdump", WordCell.HEX, 8, 17),
        O2("o2", "od", WordCell.OCTAL, 2, 7),
        D2("d2", "od-d", WordCell.DECIMAL, 2, 7),
        D4("d4", "od-d", WordCell.DECIMAL, 4, 12),
        D8("d8", "od-d", WordCell.DECIMAL, 8, 21);

        private final String type;
        private final String dialect;
        private final WordCell cell;
        private final int unit;
        private final int column;

        OdType(String type, String dialect, WordCell cell, int unit, int column) {
            this.type = type;
            this.dialect = dialect;
            this.cell = cell;
            this.unit = unit;
            this.column = column;
        }

        DialectWriter writer(WordOrder order) {
            // Octal words are what od prints by default.
            String id = this == O2 ? "od" : "od-" + type;
            String title = this == O2 ? "od" : "od -t " + type;
            String option = order == WordOrder.BIG ? " --endian=big" : "";
            RowSpelling row = words(8, order, cell, unit, column, false);
            return tool(order.id(id), title + option, order.id(dialect), row, DumpRowFormat.end(8, 7));
        }
    }

    private WordWriters() {}

    static List<DialectWriter> all() {
        List<DialectWriter> writers = new ArrayList<>();
        for (WordOrder order : WordOrder.values()) {
            for (OdType type : OdType.values()) {
                writers.add(type.writer(order));
            }
        }
        writers.addAll(bytes());
        writers.addAll(hexdump());
        return writers;
    }

    private static List<DialectWriter> bytes() {
        return List.of(
                tool("od-x1", "od -t x1", "od-x1", octets(8, WordCell.HEX, 3), DumpRowFormat.end(8, 7)),
                tool("od-x1z", "od -A x -t x1z", "od-x1", WordWriters::withText, DumpRowFormat.end(16, 6)),
                tool("od-o1", "od -t o1", "od-o1", octets(8, WordCell.OCTAL, 4), DumpRowFormat.end(8, 7)),
                tool("od-d1", "od -t d1", "od-d1", octets(8, WordCell.DECIMAL, 5), DumpRowFormat.end(8, 7)),
                tool(
                        "od-c",
                        "od -c",
                        "od-c",
                        (at, row) -> DumpRowFormat.number(at, 8, 7) + DumpRowFormat.characters(row),
                        DumpRowFormat.end(8, 7)));
    }

    private static List<DialectWriter> hexdump() {
        LongFunction<String> end = DumpRowFormat.endOfSome(16, 7);
        return List.of(
                tool("hexdump", "hexdump", "hexdump", words(16, WordOrder.LITTLE, WordCell.HEX, 2, 5, true), end),
                tool("hexdump-x", "hexdump -x", "hexdump", words(16, WordOrder.LITTLE, WordCell.HEX, 2, 8, true), end),
                tool("hexdump-o", "hexdump -o", "od", words(16, WordOrder.LITTLE, WordCell.OCTAL, 2, 8, true), end),
                tool("hexdump-b", "hexdump -b", "od-o1", words(16, WordOrder.LITTLE, WordCell.OCTAL, 1, 4, true), end));
    }

    private static DialectWriter tool(
            String id, String title, String dialect, RowSpelling row, LongFunction<String> footer) {
        return new RowWriter(id, title, dialect, ROW, true, "", row, footer);
    }

    private static RowSpelling octets(int radix, WordCell cell, int column) {
        return words(radix, WordOrder.LITTLE, cell, 1, column, false);
    }

    /** @param padded whether a short row is as wide as the others */
    private static RowSpelling words(int radix, WordOrder order, WordCell cell, int unit, int column, boolean padded) {
        int width = padded ? ROW / unit * column : 0;
        return (at, row) -> DumpRowFormat.number(at, radix, 7)
                + DumpRowFormat.pad(DumpRowFormat.words(row, order, cell, unit, column), width);
    }

    private static String withText(long at, byte[] row) {
        String digits = DumpRowFormat.words(row, WordOrder.LITTLE, WordCell.HEX, 1, 3);
        return DumpRowFormat.number(at, 16, 6) + DumpRowFormat.pad(digits, 48) + "  >" + DumpRowFormat.ascii(row) + "<";
    }
}
