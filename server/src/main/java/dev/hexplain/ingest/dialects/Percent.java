package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Percent-encoding (RFC 3986 section 2.1), and that of forms, where a plus is a blank:
 *
 * <pre>
 * %AC%ED%00%05sr%00%03Foo%00
 * </pre>
 */
final class Percent extends ScannedDialect {
    private static final int KNOWN_START = 97;
    private static final int OF_BASE64 = 95;
    private static final int SHORTEST_BASE64 = 16;
    /** Characters of base64 that have to be escaped in URLs. */
    private static final String ESCAPED_OF_BASE64 = "+/=\r\n";

    private static final int CLEAR = 88;
    private static final int LIKELY = 60;
    private static final int DOUBTFUL = 30;

    private final boolean form;

    Percent(boolean form) {
        super(form ? "form" : "percent", form ? "Percent-encoding, plus is a blank" : "Percent-encoding");
        this.form = form;
    }

    /** What is behind a percent sign may come late: of base64, only the padding. */
    @Override
    public boolean showsAtOnce() {
        return false;
    }

    @Override
    boolean possible(String text) {
        return text.indexOf('%') >= 0 && (!form || text.indexOf('+') >= 0);
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out, form);
    }

    private static final class Reader extends CharacterScan {
        private final boolean form;
        private int digits = -1;
        private int value;
        private long start;
        private long startColumn;
        private long escaped;
        private long unprintable;
        private long plain;
        private long foreign;
        private long ofBase64;
        /** Characters of a name that is read, the first being 0; -1 where none is. */
        private int name;
        /** Where the value of a field begins, and bytes that were escaped before it; -1 outside of one. */
        private long field = -1;

        private long escapedBefore;

        Reader(Transcription out, boolean form) {
            super(out);
            this.form = form;
        }

        @Override
        void accept(char c) throws IOException {
            if (digits < 0) {
                character(c);
                return;
            }
            int digit = HexGroups.digit(c);
            if (digit < 0) {
                broken();
                character(c);
                return;
            }
            value = value << 4 | digit;
            if (++digits == 2) {
                digits = -1;
                escaped++;
                ofBase64 += ESCAPED_OF_BASE64.indexOf(value) >= 0 ? 1 : 0;
                unprintable += value < 0x20 || value > 0x7E ? 1 : 0;
                put(value, start);
            }
        }

        /** The values of a form are payloads, if bytes of them are escaped. */
        private void divide(char c) {
            if (c == '&') {
                endField();
            } else if (c == '=' && name > 0) {
                field = after;
                escapedBefore = escaped;
                name = -1;
            } else if (name >= 0) {
                name = Character.isLetterOrDigit(c) || "_.-[]".indexOf(c) >= 0 ? name + 1 : -1;
            }
        }

        private void endField() {
            if (field >= 0 && escaped > escapedBefore) {
                out.payload(new TextLocation(out.place().line(), field));
                out.payloadTo(here);
            }
            name = field >= 0 ? 0 : -1;
            field = -1;
        }

        private void character(char c) throws IOException {
            divide(c);
            if (c == '%') {
                digits = 0;
                value = 0;
                start = here;
                startColumn = column;
            } else if (c == '+' && form) {
                plain++;
                put(' ', here);
            } else {
                foreign += c <= ' ' || c > 0x7E || "\"<>".indexOf(c) >= 0 ? 1 : 0;
                plain++;
                out.origin(here, after - here);
                byte[] octets = String.valueOf(c).getBytes(StandardCharsets.UTF_8);
                out.put(octets, octets.length);
            }
        }

        private void broken() throws IOException {
            out.error(startColumn, "A percent sign without two hex digits: kept as it is", "such as %AC", "%");
            out.put('%');
            for (int i = digits; i > 0; i--) {
                out.put(Character.forDigit(i == 1 ? value & 0xF : value >> 4, 16));
            }
            foreign++;
            digits = -1;
        }

        @Override
        void endLine() throws IOException {
            if (digits >= 0) {
                broken();
            }
            endField();
            name = 0;
        }

        /** Whether nothing is escaped but what has to be in base64, and the rest is of that too. */
        private boolean isBase64(Transcription trial) {
            return ofBase64 == escaped
                    && escaped + plain >= SHORTEST_BASE64
                    && new String(trial.start(), StandardCharsets.ISO_8859_1)
                            .chars()
                            .allMatch(c ->
                                    (Character.isLetterOrDigit(c) && c < 0x80) || ESCAPED_OF_BASE64.indexOf(c) >= 0);
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            if (escaped == 0 || foreign * 20 > escaped + plain) {
                return Confidence.no("not percent-encoded");
            }
            String what = escaped + " bytes behind percent signs";
            String known = KnownSignatures.phrase(trial.start());
            int less = form ? 1 : 0;
            if (isBase64(trial)) {
                return Confidence.of(OF_BASE64 - less, what + ", in what is base64 then");
            }
            if (known != null) {
                return Confidence.of(KNOWN_START - less, what + ", that " + known);
            }
            if (escaped >= 4 && escaped * 8 > plain) {
                return Confidence.of((unprintable * 4 > escaped ? CLEAR : LIKELY) - less, what);
            }
            return Confidence.of(DOUBTFUL - less, what);
        }
    }
}
