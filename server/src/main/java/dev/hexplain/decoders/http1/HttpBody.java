package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.Range;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.tree.Issue;

/** Reads the body of a message (RFC 9112, 6). */
final class HttpBody {
    private final Parse parse;
    private final ParseInput in;
    private final MessageParts parts;
    private final HttpChunks chunks;
    private final HttpContentCodings codings;
    private final HttpMultipart multipart;

    HttpBody(Parse parse, MessageParts parts, HttpHeaderLines lines) {
        this.parse = parse;
        this.in = parse.in;
        this.parts = parts;
        this.codings = new HttpContentCodings(parse);
        this.multipart = new HttpMultipart(parse, parts, lines);
        this.chunks = new HttpChunks(parse, parts, lines, codings);
    }

    void ofRequest(HttpFraming framing) {
        if (framing.chunked) {
            chunks.read(framing);
        } else if (framing.length > 0) {
            sized(framing);
        }
    }

    void ofResponse(HttpFraming framing, String status) {
        if (status.startsWith("1") || status.equals("204") || status.equals("304")) {
            return;
        }
        if ((framing.chunked || framing.length != 0) && HttpStartLine.isVersion(in, in.pos)) {
            parse.issue(
                    Issue.note(in.pos, 0, "The next message follows at once: a response to HEAD, say, has no body"));
        } else if ((framing.chunked || framing.length > 0) && in.atEnd()) {
            parse.issue(Issue.note(
                    in.pos, 0, "No body follows: the source ends with the headers, or this is the response to HEAD"));
        } else if (framing.chunked) {
            chunks.read(framing);
        } else if (framing.length > 0) {
            sized(framing);
        } else if (framing.length < 0 && !in.atEnd()) {
            parse.issue(Issue.note(in.pos, 0, "The headers give no length: the body is all that follows"));
            piece(in.left(), framing, false);
        }
    }

    private void sized(HttpFraming framing) {
        boolean whole = framing.length <= in.left();
        if (!whole) {
            parse.issue(MalformedInput.endOfSource(in.pos, "a body", framing.length, in.left())
                    .issue());
        }
        if (!in.atEnd()) {
            piece(whole ? framing.length : in.left(), framing, !whole);
        }
    }

    private void piece(long length, HttpFraming framing, boolean cut) {
        if (!framing.boundary.isEmpty() && !HttpContentCodings.arePresent(framing)) {
            multipart.read(in.pos + length, framing.boundary, cut);
            return;
        }
        Range range = new Range(in.pos, length);
        int row = HttpContentCodings.arePresent(framing)
                ? parts.leaf(HttpShapes.BODY.packed(), length, "a body")
                : parts.payload(HttpShapes.BODY, length, "a body");
        codings.undo(framing, row, range, cut);
    }
}
