package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/** Hands on the bytes in each row, named by the texts before them. */
abstract class TableRows {
    private static final int MOST_COLUMNS = 200;

    /** Texts in a name. */
    private static final int MOST_TEXTS = 3;

    final SourceReader bytes;
    private final Predicate<BinaryCell> visitor;
    /** The names of the columns, as far as they are known. */
    List<String> columns = List.of();

    private int rows;

    TableRows(SourceReader bytes, Predicate<BinaryCell> visitor) {
        this.bytes = bytes;
        this.visitor = visitor;
    }

    abstract void walk();

    /** Hands on what is in a row; whether more is wanted. */
    final boolean row(List<HexCell> cells) {
        rows++;
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            HexCell cell = cells.get(i);
            Optional<HexCell> found = cell.digits(bytes);
            String column = i < columns.size() ? columns.get(i) : "";
            if (found.isPresent()) {
                String name = texts.isEmpty() ? "row " + rows : String.join("/", texts);
                if (!visitor.test(new BinaryCell(
                        name, column, found.get().from(), found.get().to()))) {
                    return false;
                }
            } else if (texts.size() < MOST_TEXTS) {
                String text = cell.text(bytes);
                if (!text.isEmpty() && !text.toUpperCase(Locale.ROOT).equals("NULL")) {
                    texts.add(text);
                }
            }
        }
        return true;
    }

    /** The cells up to an end, at separators outside of quotes and brackets. */
    final List<HexCell> cells(long from, long to, int separator) {
        List<HexCell> cells = new ArrayList<>();
        long start = from;
        int depth = 0;
        int quote = 0;
        for (long at = from; at < to && cells.size() < MOST_COLUMNS; at++) {
            int c = bytes.u1(at);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            } else if (c == '(' || c == ')') {
                depth += c == '(' ? 1 : -1;
            } else if (c == separator && depth == 0) {
                cells.add(HexCell.of(bytes, start, at));
                start = at + 1;
            }
        }
        cells.add(HexCell.of(bytes, start, to));
        return cells;
    }

    /** The texts of cells: the names of columns. */
    final List<String> names(List<HexCell> cells) {
        return cells.stream().map(cell -> cell.text(bytes)).toList();
    }
}
