package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Predicate;

/** Statements {@code INSERT INTO table (columns) VALUES (cells), (cells);}, one after the other. */
final class InsertRows extends TableRows {
    private static final int INTO = "INTO".length();

    InsertRows(SourceReader bytes, Predicate<BinaryCell> visitor) {
        super(bytes, visitor);
    }

    /** Brackets before the word VALUES name columns, those behind it are rows. */
    @Override
    void walk() {
        boolean values = false;
        long at = 0;
        while (bytes.has(at, 1)) {
            int c = bytes.u1(at);
            if (c == ';' || isWord(at, "INTO")) {
                values = false;
                at += c == ';' ? 1 : INTO;
            } else if (isWord(at, "VALUES")) {
                values = true;
                at += "VALUES".length();
            } else if (c == '(') {
                long close = close(at + 1);
                if (!values) {
                    columns = names(cells(at + 1, close, ','));
                } else if (!row(cells(at + 1, close, ','))) {
                    return;
                }
                at = close + 1;
            } else {
                at++;
            }
        }
    }

    private boolean isWord(long at, String word) {
        return bytes.has(at, word.length())
                && Character.toUpperCase(bytes.u1(at)) == word.charAt(0)
                && bytes.text(at, word.length(), StandardCharsets.ISO_8859_1)
                        .toUpperCase(Locale.ROOT)
                        .equals(word);
    }

    /** The offset of the bracket that closes one, or the end. */
    private long close(long from) {
        int depth = 1;
        int quote = 0;
        for (long at = from; bytes.has(at, 1); at++) {
            int c = bytes.u1(at);
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '\'' || c == '"') {
                quote = c;
            } else if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                return at;
            }
        }
        return bytes.length();
    }
}
