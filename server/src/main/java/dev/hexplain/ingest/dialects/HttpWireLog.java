package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The wire log of Apache HttpClient (logger {@code org.apache.http.wire}, {@code org.apache.hc.client5.http.wire}): bytes that are no
 * characters are in brackets, and a line ends behind each line feed that was sent:
 *
 * <pre>
 * http-outgoing-0 &gt;&gt; "POST /orders HTTP/1.1[\r][\n]"
 * http-outgoing-0 &gt;&gt; "[\r][\n]"
 * http-outgoing-0 &gt;&gt; "[0xac][0xed][0x0][0x5]t[0x0][0x2]hi"
 * </pre>
 */
final class HttpWireLog extends ScannedDialect {
    private static final int CLEAR = 95;

    /** What is between a line's prefix and its bytes; prefixes are short. */
    private static final Pattern MARK = Pattern.compile("(<<|>>) \"");

    private static final int LONGEST_PREFIX = 300;

    private static final Pattern ESCAPE = Pattern.compile("\\[(?:\\\\(?<sign>[rn])|0x(?<hex>[0-9a-f]{1,2}))]");
    private static final int LONGEST_ESCAPE = 6;

    HttpWireLog() {
        super("http-wire", "Wire log of Apache HttpClient");
    }

    @Override
    boolean possible(String text) {
        return MARK.matcher(text).find() && ESCAPE.matcher(text).find();
    }

    @Override
    Scan scan(Transcription out) {
        return new Reader(out);
    }

    private static final class Reader extends CharacterScan {
        /** Characters that may be an escape, or the quotation mark at the end of the line. */
        private final StringBuilder held = new StringBuilder();

        private long start;
        private String turn = "";
        private long lines;
        private long others;
        private long escapes;

        Reader(Transcription out) {
            super(out);
        }

        @Override
        int first(TextPiece piece) {
            if (piece.column() > 1) {
                return 0;
            }
            String text = piece.text();
            Matcher mark = MARK.matcher(text).region(0, Math.min(text.length(), LONGEST_PREFIX));
            if (!mark.find()) {
                others += text.isBlank() ? 0 : 1;
                return text.length();
            }
            lines++;
            turn(mark.group(1).equals(">>") ? "sent" : "received");
            return mark.end();
        }

        private void turn(String next) {
            if (!next.equals(turn)) {
                out.part(next);
                turn = next;
            }
        }

        @Override
        void accept(char c) throws IOException {
            boolean escape = !held.isEmpty() && held.charAt(0) == '[' && held.length() < LONGEST_ESCAPE && c != '[';
            if (!escape && !held.isEmpty()) {
                flush(here);
            }
            start = held.isEmpty() ? here : start;
            held.append(c);
            if (c == ']' || (held.charAt(0) != '[' && c != '"')) {
                escapeOrFlush();
            }
        }

        private void escapeOrFlush() throws IOException {
            Matcher escape = ESCAPE.matcher(held);
            if (!escape.matches()) {
                flush(after);
                return;
            }
            String hex = escape.group("hex");
            int octet = hex != null
                    ? Integer.parseInt(hex, 16)
                    : escape.group("sign").equals("r") ? '\r' : '\n';
            held.setLength(0);
            escapes++;
            put(octet, start);
        }

        private void flush(long end) throws IOException {
            byte[] octets = held.toString().getBytes(StandardCharsets.UTF_8);
            held.setLength(0);
            out.origin(start, end - start);
            out.put(octets, octets.length);
        }

        @Override
        void endLine() throws IOException {
            if (held.length() == 1 && held.charAt(0) == '"') {
                held.setLength(0);
            } else if (!held.isEmpty()) {
                flush(here);
            }
        }

        @Override
        public Confidence confidence(TextSample sample, Transcription trial) {
            return lines == 0 || escapes == 0 || others > lines
                    ? Confidence.no("no lines of a wire log")
                    : Confidence.of(CLEAR, lines + " lines of a wire log");
        }
    }
}
