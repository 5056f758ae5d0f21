package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.util.Locale;

/**
 * A hex string with a word before its quote, as in SQL, CBOR's diagnostic notation, Java's {@code HexFormat} and
 * Python's {@code fromhex}:
 *
 * <pre>
 * X'ACED0005'     unhex('ACED0005')     decode('aced0005', 'hex')     bytes.fromhex("ac ed 00 05")
 * </pre>
 */
final class SqlHex extends ScannedDialect {
    private static final int LONGEST_WORD = 40;
    private static final int SURE = 96;

    SqlHex() {
        super("sql-hex", "Hex string of SQL and others");
    }

    @Override
    boolean possible(String text) {
        int quote = quote(text);
        return quote > 0 && quote <= LONGEST_WORD && isWord(text.substring(0, quote));
    }

    private static int quote(String text) {
        int single = text.indexOf('\'');
        int twofold = text.indexOf('"');
        return single < 0 || (twofold >= 0 && twofold < single) ? twofold : single;
    }

    private static boolean isWord(String before) {
        String word = before.strip().toLowerCase(Locale.ROOT);
        return word.equals("x")
                || word.equals("h")
                || word.equals("decode(")
                || (word.endsWith("(") && word.contains("hex"));
    }

    @Override
    Scan scan(Transcription out) {
        return new CharacterScan(out) {
            private char quote;
            private boolean over;
            private int half = -1;
            private long start;
            private long wrong;

            @Override
            void accept(char c) throws IOException {
                if (over) {
                    return;
                }
                if (quote == 0) {
                    quote = c == '\'' || c == '"' ? c : 0;
                } else if (c == quote) {
                    over = true;
                } else {
                    digit(c);
                }
            }

            private void digit(char c) throws IOException {
                int digit = HexGroups.digit(c);
                if (digit < 0) {
                    boolean prefix = c == '\\' || c == 'x';
                    wrong += c <= ' ' || prefix ? 0 : 1;
                    if (c > ' ' && !prefix) {
                        out.error(column, "Not a hex digit: skipped", "pairs of hex digits", String.valueOf(c));
                    }
                } else if (half < 0) {
                    half = digit;
                    start = here;
                } else {
                    put(half << 4 | digit, start);
                    half = -1;
                }
            }

            @Override
            void endLine() {}

            @Override
            void end() {
                if (half >= 0) {
                    out.error(column, "Odd number of hex digits: the last has no pair", "pairs of hex digits", null);
                }
                if (!over) {
                    out.warning(column, "The string has no end: it may be cut short", "a quote", "end of text");
                }
            }

            @Override
            public Confidence confidence(TextSample sample, Transcription trial) {
                return wrong > 0 || trial.position() == 0
                        ? Confidence.no("no hex string")
                        : Confidence.of(SURE, trial.position() + " bytes in a hex string");
            }
        };
    }
}
