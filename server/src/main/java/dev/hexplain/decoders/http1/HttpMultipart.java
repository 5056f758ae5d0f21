package dev.hexplain.decoders.http1;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;

/**
 * Reads a multipart body (RFC 2046, 5.1):
 *
 * <pre>
 * multipart := preamble? part* close? epilogue?
 * part      := delimiter header* CRLF content
 * delimiter := CRLF? "--" boundary space* CRLF
 * close     := CRLF? "--" boundary "--" space* CRLF?
 * </pre>
 */
final class HttpMultipart {
    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;
    private final HttpHeaderLines lines;

    HttpMultipart(Parse parse, MessageParts parts, HttpHeaderLines lines) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
        this.lines = lines;
    }

    /** The grammar of a body in a derived source, as the open substream. */
    static Grammar ofDecoded(Parse parse, String boundary, boolean cut) {
        return new Decoded(parse, boundary, cut);
    }

    /** Reads the body up to an offset; it is cut where the source ends first, which was reported. */
    void read(long end, String boundary, boolean cut) {
        parts.open(HttpShapes.MULTIPART, end);
        contents(end, boundary, cut, HttpShapes.MULTIPART_AFTER_PREAMBLE);
        parts.close();
    }

    private void contents(long end, String boundary, boolean cut, int afterPreamble) {
        byte[] marker = ("--" + boundary).getBytes(StandardCharsets.ISO_8859_1);
        Delimiter next = next(marker, in.pos, end);
        if (next.start() > in.pos) {
            parse.out.reshape(afterPreamble);
            leaf(HttpShapes.PREAMBLE, next.start());
        }
        while (next.exists() && !next.closes()) {
            Delimiter behind = next(marker, next.end(), end);
            part(next, behind.start());
            next = behind;
        }
        if (next.exists()) {
            leaf(HttpShapes.CLOSE, next.end());
            leaf(HttpShapes.EPILOGUE, end);
        } else if (!cut) {
            parse.issue(Issue.warning(
                    end, 0, "The last part is not closed", new String(marker, StandardCharsets.ISO_8859_1) + "--", ""));
        }
    }

    private void part(Delimiter delimiter, long end) {
        parts.open(HttpShapes.PART, end);
        leaf(HttpShapes.DELIMITER, delimiter.end());
        long sourceEnd = in.end;
        in.end = end; // header lines do not go past this end
        try {
            if (headersEnd()) {
                parts.open(HttpShapes.HEADERS, MessageParts.UNKNOWN);
                lines.headers(new HttpFraming());
                parts.close();
                leaf(HttpShapes.END, lines.end());
            } else if (in.left() > 0) {
                parse.issue(Issue.warning(in.pos, 0, "The headers of the part do not end", "an empty line", ""));
            }
        } finally {
            in.end = sourceEnd;
        }
        if (end > in.pos) {
            parts.payload(HttpShapes.CONTENT, end - in.pos, "a part");
        }
        parts.close();
    }

    /** Whether an empty line follows. */
    private boolean headersEnd() {
        long at = in.pos;
        long end = HttpStartLine.lineEnd(in, at);
        while (end >= 0 && HttpStartLine.textEnd(in.bytes, at, end) > at) {
            at = end;
            end = HttpStartLine.lineEnd(in, at);
        }
        return end >= 0;
    }

    private void leaf(int shape, long end) {
        if (end > in.pos) {
            parts.leaf(shape, end - in.pos, "a part");
        }
    }

    /**
     * The delimiter between parts.
     *
     * @param start with the line end before it, which belongs to it; the end of the body where there is none
     */
    private record Delimiter(long start, long end, boolean exists, boolean closes) {}

    /** The next delimiter at or after an offset, at the start of a line. */
    private Delimiter next(byte[] marker, long from, long end) {
        long line = from;
        while (line >= 0 && end - line >= marker.length) {
            if (in.bytes.matches(line, marker, 0, marker.length) && endsAt(line + marker.length, end)) {
                return delimiter(from, line, line + marker.length, end);
            }
            line = in.bytes.indexOf('\n', line, end) + 1;
            line = line == 0 ? -1 : line;
        }
        return new Delimiter(end, end, false, false);
    }

    /** Whether a boundary ends at an offset, rather than being a prefix of a longer one. */
    private boolean endsAt(long at, long end) {
        return at == end || "-\r\n\t ".indexOf(in.bytes.u1(at)) >= 0;
    }

    private Delimiter delimiter(long from, long line, long textEnd, long end) {
        long start = line > from ? HttpStartLine.textEnd(in.bytes, from, line) : line;
        boolean closes = end - textEnd >= 2 && in.bytes.u1(textEnd) == '-' && in.bytes.u1(textEnd + 1) == '-';
        long feed = in.bytes.indexOf('\n', textEnd, end);
        return new Delimiter(start, feed < 0 ? end : feed + 1, true, closes);
    }

    /** Reads a whole source as one multipart body. */
    private static final class Decoded implements Grammar {
        private final Parse parse;
        private final String boundary;
        private final boolean cut;
        private final MessageParts parts;
        private final HttpMultipart multipart;
        private boolean read;

        Decoded(Parse parse, String boundary, boolean cut) {
            this.parse = parse;
            this.boundary = boundary;
            this.cut = cut;
            this.parts = new MessageParts(parse);
            this.multipart = new HttpMultipart(parse, parts, new HttpHeaderLines(parse));
        }

        @Override
        public void begin() {
            parts.open(HttpShapes.DECODED_PARTS, parse.in.end);
        }

        @Override
        public void step() {
            if (!read) {
                read = true;
                multipart.contents(parse.in.end, boundary, cut, HttpShapes.DECODED_PARTS_AFTER_PREAMBLE);
            }
            parts.close();
        }

        @Override
        public long knownEnd() {
            return parse.frames.left();
        }
    }
}
