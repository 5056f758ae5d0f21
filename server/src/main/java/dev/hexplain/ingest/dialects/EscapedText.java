package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import java.util.regex.Pattern;

/**
 * A string whose bytes are escaped, in quotes (Ruby's {@code inspect}, Python's {@code repr}, Go's {@code %q}, literals
 * of C, Java, JavaScript and Rust, redis-cli, scapy, Wireshark's "escaped string") or bare (PostgreSQL's escape form,
 * {@code printf}):
 *
 * <pre>
 * b'\xac\xed\x00\x05sr'     "\u00ac\u00ed\u0000\u0005sr"     \254\355\000\005sr
 * </pre>
 */
final class EscapedText extends ScannedDialect {
    /** PostgreSQL's hex, which is no escape of one byte and letters. */
    private static final Pattern BYTEA = Pattern.compile("\\\\x(?:[0-9a-fA-F]{2}){4,}+(?![\\w\\\\])");

    EscapedText() {
        super("escapes", "String with escapes");
    }

    @Override
    boolean possible(String text) {
        if (text.contains("\\x") && BYTEA.matcher(text).replaceAll("").indexOf('\\') < 0) {
            return false;
        }
        String start = text.stripLeading();
        return text.indexOf('\\') >= 0 || start.startsWith("\"") || start.startsWith("'") || start.startsWith("b");
    }

    @Override
    Scan scan(Transcription out) {
        return new EscapeScan(out);
    }
}
