package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Reads a chunked body (RFC 9112, 7.1), and its trailers. */
final class HttpChunks {
    private static final int LONGEST_SIZE = 16;

    private final ParseInput in;
    private final MessageParts parts;
    private final HttpHeaderLines lines;
    private final HttpContentCodings codings;

    HttpChunks(Parse parse, MessageParts parts, HttpHeaderLines lines, HttpContentCodings codings) {
        this.in = parse.in;
        this.parts = parts;
        this.lines = lines;
        this.codings = codings;
    }

    void read(HttpFraming framing) {
        long start = in.pos;
        int row = parts.open(HttpShapes.CHUNKED, MessageParts.UNKNOWN);
        Joined joined = new Joined(codings.most());
        try {
            while (chunk(joined)) {
                // until the last, which is empty
            }
        } catch (MalformedInput malformed) {
            codings.undoJoined(framing, row, new Range(start, in.pos - start), joined, true);
            throw malformed;
        }
        long end = in.pos;
        parts.close();
        codings.undoJoined(framing, row, new Range(start, end - start), joined, false);
        trailers(framing);
    }

    /** The joined data of the chunks so far, up to a limit. */
    static final class Joined {
        private final long most;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean tooMuch;

        private Joined(long most) {
            this.most = most;
        }

        private void add(ParseInput in, long length) {
            tooMuch |= bytes.size() + length > most;
            if (!tooMuch) {
                bytes.writeBytes(in.bytes.copy(in.pos, (int) length));
            }
        }

        boolean tooMuch() {
            return tooMuch;
        }

        byte[] bytes() {
            return bytes.toByteArray();
        }
    }

    /** Reads a chunk; false after the last. */
    private boolean chunk(Joined joined) {
        parts.open(HttpShapes.CHUNK, MessageParts.UNKNOWN);
        long size = size();
        if (size == 0) {
            parts.close();
            return false;
        }
        long there = Math.min(size, in.left());
        joined.add(in, there);
        if (there < size) {
            MalformedInput ended = MalformedInput.endOfSource(in.pos, "a chunk", size, there);
            parts.leaf(HttpShapes.DATA, there, "a chunk");
            throw ended;
        }
        parts.leaf(HttpShapes.DATA, size, "a chunk");
        lineEnd();
        parts.close();
        return true;
    }

    private long size() {
        long at = in.pos;
        long lineEnd = lines.end();
        long textEnd = HttpStartLine.textEnd(in.bytes, at, lineEnd);
        long semicolon = in.bytes.indexOf(';', at, textEnd);
        long sizeEnd = lines.trimmed(at, semicolon < 0 ? textEnd : semicolon);
        String digits =
                new String(in.bytes.copy(at, (int) Math.min(LONGEST_SIZE, sizeEnd - at)), StandardCharsets.US_ASCII);
        long size = HttpFraming.hex(digits);
        if (size < 0) {
            throw MalformedInput.wrong(at, textEnd - at, "A chunk has no such length", "hexadecimal digits", "");
        }
        parts.leaf(HttpShapes.SIZE, sizeEnd - at, "a length");
        if (textEnd > sizeEnd) {
            parts.leaf(HttpShapes.EXTENSION, textEnd - sizeEnd, "an extension");
        }
        parts.leaf(HttpShapes.LINE_END, lineEnd - textEnd, "a line end");
        return size;
    }

    /** The line end after the data. */
    private void lineEnd() {
        if (in.left() == 0 || (in.left() == 1 && in.bytes.u1(in.pos) == '\r')) {
            throw MalformedInput.endOfSource(in.pos, "the line end behind a chunk", 2, in.left());
        }
        long end = in.pos + (in.bytes.u1(in.pos) == '\r' ? 2 : 1);
        if (in.bytes.u1(end - 1) != '\n') {
            throw MalformedInput.wrong(in.pos, 1, "No line end stands behind the chunk", "CR LF", in.shown(in.pos));
        }
        parts.leaf(HttpShapes.LINE_END, end - in.pos, "a line end");
    }

    private void trailers(HttpFraming framing) {
        long end = lines.end();
        if (HttpStartLine.textEnd(in.bytes, in.pos, end) > in.pos) {
            parts.open(HttpShapes.TRAILERS, MessageParts.UNKNOWN);
            lines.headers(framing);
            parts.close();
        }
        parts.leaf(HttpShapes.END, lines.end() - in.pos, "the empty line");
    }
}
