package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/**
 * Base85, five characters for four bytes: Ascii85 as in PostScript and PDF, ZeroMQ's Z85 (RFC 32), and the alphabet of
 * RFC 1924 that Python's {@code b85encode} and git use.
 *
 * <pre>
 * &lt;~X2j_&amp;F*hLI"=?q7!!~&gt;
 * </pre>
 */
final class Base85 extends ScannedDialect {

    /** The alphabets. */
    enum Kind {
        ASCII85("ascii85", "Ascii85", ascii()),
        Z85("z85", "Z85", "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#"),
        RFC1924(
                "base85",
                "Base85, RFC 1924",
                "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~");

        final String id;
        final String title;
        final String alphabet;

        Kind(String id, String title, String alphabet) {
            this.id = id;
            this.title = title;
            this.alphabet = alphabet;
        }

        private static String ascii() {
            StringBuilder characters = new StringBuilder();
            for (char c = '!'; c <= 'u'; c++) {
                characters.append(c);
            }
            return characters.toString();
        }
    }

    private static final int KNOWN_START = 96;
    private static final int MARKED = 95;
    private static final int DOUBTFUL = 20;
    private static final int ENOUGH = 20;

    private final Kind kind;

    Base85(Kind kind) {
        super(kind.id, kind.title);
        this.kind = kind;
    }

    /** A blank before the end makes it prose. */
    @Override
    boolean possible(String text) {
        return text.strip().indexOf(' ') < 0;
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out, kind);
    }

    private static final class Reader extends CharacterScan {
        private final Kind kind;
        private final boolean marks;
        private long group;
        private int filled;
        private long start;
        private boolean opened;
        private boolean closed;
        private boolean pendingTilde;
        private boolean pendingLess;
        private long characters;
        private long wrong;
        private long symbols;

        Reader(Transcription out, Kind kind) {
            super(out);
            this.kind = kind;
            this.marks = kind == Kind.ASCII85;
        }

        @Override
        void accept(char c) throws IOException {
            if (closed || c <= ' ') {
                return;
            }
            if (marks && marked(c)) {
                return;
            }
            digit(c);
        }

        private boolean marked(char c) throws IOException {
            if (pendingLess) {
                pendingLess = false;
                if (c == '~') {
                    opened = true;
                    return true;
                }
                start = here;
                digit('<');
                return false;
            }
            if (c == '<' && characters == 0 && !opened) {
                pendingLess = true;
                return true;
            }
            if (c == '~') {
                pendingTilde = true;
                return true;
            }
            if (pendingTilde && c == '>') {
                closed = true;
                return true;
            }
            if (c == 'z' && filled == 0) {
                characters += 5;
                start = here;
                write(0, 4);
                return true;
            }
            return false;
        }

        private void digit(char c) throws IOException {
            int value = kind.alphabet.indexOf(c);
            if (value < 0) {
                wrong++;
                out.error(column, "Not a character of " + kind.title + ": skipped", "one of its 85", String.valueOf(c));
                return;
            }
            start = filled == 0 ? here : start;
            characters++;
            symbols += Character.isLetterOrDigit(c) ? 0 : 1;
            group = group * 85 + value;
            if (++filled == 5) {
                flush(4);
            }
        }

        private void flush(int octets) throws IOException {
            if (group > 0xFFFFFFFFL) {
                wrong++;
                out.error(column, "Five characters that spell more than four bytes", "at most 4294967295", null);
            }
            long whole = group;
            group = 0;
            filled = 0;
            write(whole, octets);
        }

        private void write(long whole, int octets) throws IOException {
            out.origin(start, after - start);
            for (int i = 0; i < octets; i++) {
                out.put((int) (whole >> (24 - 8 * i)) & 0xFF);
            }
        }

        @Override
        void endLine() {}

        @Override
        void end() throws IOException {
            if (filled == 1) {
                wrong++;
                out.error(column, "A last character on its own spells no byte", "2 to 5 characters", "1 character");
            } else if (filled > 1) {
                int octets = filled - 1;
                for (int i = filled; i < 5; i++) {
                    group = group * 85 + 84;
                }
                flush(octets);
            }
            if (opened && !closed) {
                out.warning(column, "The text has no end: it may be cut short", "~>", "end of text");
            }
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (wrong > (sample.whole() ? 0 : 1) || (characters == 0 && !opened)) {
                return Confidence.no("not " + kind.title);
            }
            if (opened) {
                return Confidence.of(MARKED, "between <~ and ~>");
            }
            String known = characters < 10 ? null : KnownSignatures.phrase(trial.start());
            if (known != null) {
                return Confidence.of(KNOWN_START, kind.title + " that " + known);
            }
            return characters < ENOUGH || symbols * 20 < characters
                    ? Confidence.no("too few characters, or signs among them, to be taken for " + kind.title)
                    : Confidence.of(DOUBTFUL, "only characters that " + kind.title + " has, as much text does");
        }
    }
}
