package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.dialects.RedisLines.Line;
import dev.hexplain.ingest.dialects.RedisReply.Text;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads the words of a line as {@code redis-cli} does: in quotes with escapes, in single quotes, or bare. */
final class RedisLabels {
    private static final EscapedText ESCAPES = new EscapedText();

    private final Line line;
    private int at;
    /** Whether a quotation has no end. */
    private boolean open;

    private long binary;

    RedisLabels(Line line, int from) {
        this.line = line;
        this.at = from;
    }

    /** Words to the end of the line. */
    List<RedisReply> all() {
        List<RedisReply> words = new ArrayList<>();
        for (skipBlanks(); at < line.text().length(); skipBlanks()) {
            words.add(next());
        }
        return words;
    }

    /** The word at a character that is no blank. */
    Text next() {
        char first = line.text().charAt(at);
        int end = first == '"' || first == '\'' ? quoteEnd(first) : blank();
        Text word = first == '"' ? escaped(at, end) : first == '\'' ? plain(at, end, 1) : plain(at, end, 0);
        binary += word.isPrintable() ? 0 : 1;
        at = end;
        return word;
    }

    private void skipBlanks() {
        while (at < line.text().length() && line.text().charAt(at) <= ' ') {
            at++;
        }
    }

    /** The index behind the quotation mark that ends what begins here. */
    private int quoteEnd(char quote) {
        for (int i = at + 1; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == quote) {
                return i + 1;
            }
        }
        open = true;
        return line.text().length();
    }

    private int blank() {
        int end = at;
        while (end < line.text().length() && line.text().charAt(end) > ' ') {
            end++;
        }
        return end;
    }

    private Text escaped(int from, int to) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        byte[] written = line.text().substring(from, to).getBytes(StandardCharsets.UTF_8);
        try {
            Transcript read = ESCAPES.decode(new ByteArrayInputStream(written), octets, written.length);
            return new Text(octets.toByteArray(), line.offset(from), line.offset(to) - line.offset(from), read.map());
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private Text plain(int from, int to, int quotes) {
        int end = Math.max(from + quotes, open ? to : to - quotes);
        byte[] octets = line.text().substring(from + quotes, end).getBytes(StandardCharsets.UTF_8);
        Range whole = new Range(0, octets.length);
        return new Text(
                octets,
                line.offset(from + quotes),
                line.offset(end) - line.offset(from + quotes),
                OffsetMap.of(whole, whole));
    }

    /** The index behind what was read. */
    int at() {
        return at;
    }

    boolean isOpen() {
        return open;
    }

    /** Words with other bytes than printable characters. */
    long binary() {
        return binary;
    }
}
