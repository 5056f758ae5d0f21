package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Quoted-printable (RFC 2045 section 6.7), as mail and vCards have it:
 *
 * <pre>
 * =AC=ED=00=05sr=00=03Foo=00
 * </pre>
 */
final class QuotedPrintable extends ScannedDialect {
    private static final int KNOWN_START = 97;
    private static final int CLEAR = 88;

    /** Two escapes next to each other, which no list of names and values has. */
    private static final Pattern ESCAPES = Pattern.compile("=[0-9A-F]{2}(?:=\r?\n)?+=[0-9A-F]{2}");

    private static final int FEWEST = 3;

    /** One character in so many is escaped in bytes. */
    private static final int SELDOM = 50;

    QuotedPrintable() {
        super("quoted-printable", "Quoted-printable");
    }

    @Override
    boolean possible(String text) {
        return ESCAPES.matcher(text).find();
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private static final class Reader extends CharacterScan {
        private long escapeStart;
        private long escapeColumn;
        /** Digits of the escape that is open; -1 where none is. */
        private int digits = -1;

        private int value;
        private final StringBuilder blanks = new StringBuilder();
        /** Whether the line above ended without an equals sign. */
        private boolean broken;

        private long characters;
        private long escapes;
        /** Escapes of what has no need of it. */
        private long needless;

        private long wrong;

        Reader(Transcription out) {
            super(out);
        }

        @Override
        int first(TextPiece piece) throws IOException {
            if (piece.column() == 1 && broken) {
                broken = false;
                out.at(piece);
                out.origin(0, 0);
                out.put('\n');
            }
            return 0;
        }

        @Override
        void accept(char c) throws IOException {
            if (digits >= 0) {
                digit(c);
            } else if (c == '=') {
                putBlanks();
                digits = 0;
                value = 0;
                escapeStart = here;
                escapeColumn = column;
            } else if (c == ' ' || c == '\t') {
                blanks.append(c);
            } else {
                putBlanks();
                putCharacter(c);
            }
        }

        private void digit(char c) throws IOException {
            int digit = HexGroups.digit(c);
            if (digit < 0) {
                if (c != ' ' && c != '\t') {
                    wrong();
                }
                return;
            }
            value = value << 4 | digit;
            if (++digits == 2) {
                digits = -1;
                escapes++;
                needless += value > ' ' && value < 0x7F && value != '=' ? 1 : 0;
                put(value, escapeStart);
            }
        }

        private void wrong() {
            digits = -1;
            wrong++;
            out.error(escapeColumn, "Not an escape: skipped", "such as =AC", null);
        }

        /** Blanks before the end of a line were added on the way. */
        private void putBlanks() throws IOException {
            out.origin(here - blanks.length(), blanks.length());
            for (int i = 0; i < blanks.length(); i++) {
                out.put(blanks.charAt(i));
            }
            blanks.setLength(0);
        }

        private void putCharacter(char c) throws IOException {
            characters++;
            wrong += c < 0x80 ? 0 : 1;
            out.origin(here, after - here);
            for (byte octet : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                out.put(octet);
            }
        }

        @Override
        void endLine() {
            broken = digits != 0;
            if (digits > 0) {
                wrong();
            }
            digits = -1;
            blanks.setLength(0);
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (wrong > 0 || escapes < FEWEST || (needless > 0 && characters > 0) || escapes * SELDOM < characters) {
                return Confidence.no("no quoted-printable");
            }
            String what = "quoted-printable, " + escapes + " bytes escaped";
            String start = KnownSignatures.phrase(trial.start());
            return start == null ? Confidence.of(CLEAR, what) : Confidence.of(KNOWN_START, what + ", that " + start);
        }
    }
}
