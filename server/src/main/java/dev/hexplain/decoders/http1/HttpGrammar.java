package dev.hexplain.decoders.http1;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.decode.messages.MessageParts;
import dev.hexplain.decoders.http1.HttpStartLine.Kind;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;

/**
 * Grammar of one direction of an HTTP/1 connection (RFC 9112, 2.1):
 *
 * <pre>
 * flow         := message* (tunnel | websocket)?
 * message      := start-line header* CRLF body?
 * start-line   := method SP target SP version CRLF | version SP status SP reason CRLF
 * chunked      := (size extension? CRLF data CRLF)* "0" extension? CRLF header* CRLF
 * </pre>
 */
final class HttpGrammar extends MessageGrammar {
    private static final String HTTP_2_PREFACE = "PRI * HTTP/2.0";
    private static final String CONNECTED = "connection established";

    private final HttpHeaderLines headers;
    private final HttpBody body;
    private final EmbeddedDecoder webSocket;
    /** Whether the response is a proxy's reply to CONNECT: without the request, only its reason phrase tells. */
    private boolean connected;

    HttpGrammar(Parse parse, Embeddable webSocket) {
        super(parse, HttpShapes.ROOT);
        this.headers = new HttpHeaderLines(parse);
        this.body = new HttpBody(parse, parts, headers);
        this.webSocket = parse.enter(webSocket);
    }

    /** A malformed message without a length ends where the next one begins. */
    @Override
    public long knownEnd() {
        boolean open = betweenMessages() || parse.frames.left() != MessageParts.UNKNOWN;
        return open ? parse.frames.left() : HttpStartLine.next(in, in.pos, parse::searched);
    }

    @Override
    protected void message() {
        Kind kind = HttpStartLine.at(in, in.pos);
        if (kind == Kind.NONE) {
            noMessage();
            return;
        }
        parts.open(kind == Kind.REQUEST ? HttpShapes.REQUEST : HttpShapes.RESPONSE, MessageParts.UNKNOWN);
        String said = startLine(kind);
        HttpFraming framing = headers();
        connected &= framing.hasNoLength();
        if (kind == Kind.REQUEST) {
            body.ofRequest(framing);
        } else if (!connected) {
            body.ofResponse(framing, said);
        }
        parts.close();
        boolean over = kind == Kind.REQUEST
                ? said.equals("CONNECT") || !framing.upgrade.isEmpty()
                : connected || said.equals("101");
        if (over && !in.atEnd() && HttpStartLine.at(in, in.pos) == Kind.NONE) {
            tunnel(framing.upgrade);
        }
    }

    private void noMessage() {
        if (startsWith(HTTP_2_PREFACE)) {
            parse.issue(Issue.note(in.pos, HTTP_2_PREFACE.length(), "The connection goes on in HTTP/2"));
            tunnel("");
            return;
        }
        long line = HttpStartLine.lineEnd(in, in.pos);
        if (line > 0 && HttpStartLine.textEnd(in.bytes, in.pos, line) == in.pos) {
            parts.leaf(HttpShapes.LINE_END, line - in.pos, "an empty line"); // RFC 9112, 2.2: to be ignored
            return;
        }
        long next = HttpStartLine.next(in, in.pos + 1, parse::searched);
        if (next == in.end && line < 0 && PlainText.isPrintable(in.bytes, in.pos, in.end)) {
            throw MalformedInput.endOfSource(in.pos, "the first line of a message", "a line end");
        } else {
            skipTo(next, "a request-line or a status-line");
        }
    }

    private boolean startsWith(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return in.left() >= bytes.length && in.bytes.matches(in.pos, bytes, 0, bytes.length);
    }

    /** Reads the first line, whose form was checked; returns the method or the status. */
    private String startLine(Kind kind) {
        long at = in.pos;
        long lineEnd = HttpStartLine.lineEnd(in, at);
        long textEnd = HttpStartLine.textEnd(in.bytes, at, lineEnd);
        long first = in.bytes.indexOf(' ', at, textEnd);
        parts.open(HttpShapes.START_LINE, lineEnd);
        String said;
        connected = false;
        if (kind == Kind.REQUEST) {
            said = text(at, first);
            long version = textEnd - "HTTP/1.1".length();
            parse.leaf(HttpShapes.METHOD, at, first);
            parse.leaf(HttpShapes.SPACE, first, first + 1);
            parse.leaf(HttpShapes.TARGET, first + 1, version - 1);
            parse.leaf(HttpShapes.SPACE, version - 1, version);
            parse.leaf(HttpShapes.HTTP_VERSION, version, textEnd);
        } else {
            long status = first + 1;
            said = text(status, status + 3);
            parse.leaf(HttpShapes.HTTP_VERSION, at, first);
            parse.leaf(HttpShapes.SPACE, first, status);
            parse.leaf(HttpShapes.STATUS, status, status + 3);
            reason(status + 3, textEnd);
        }
        parse.leaf(HttpShapes.LINE_END, textEnd, lineEnd);
        parts.close();
        return said;
    }

    private void reason(long at, long end) {
        if (at < end) {
            parse.leaf(HttpShapes.SPACE, at, at + 1);
            parse.leaf(HttpShapes.REASON, at + 1, end);
            connected = end - at - 1 == CONNECTED.length() && text(at + 1, end).equalsIgnoreCase(CONNECTED);
        }
    }

    private String text(long from, long to) {
        return new String(in.bytes.copy(from, (int) (to - from)), StandardCharsets.US_ASCII);
    }

    private HttpFraming headers() {
        HttpFraming framing = new HttpFraming();
        long at = in.pos;
        parts.open(HttpShapes.HEADERS, MessageParts.UNKNOWN);
        headers.headers(framing);
        parts.close();
        parts.leaf(HttpShapes.END, headers.end() - in.pos, "the empty line");
        check(framing, at);
        return framing;
    }

    /** Reports contradictions in the headers. */
    private void check(HttpFraming framing, long at) {
        if (framing.badLength) {
            parse.issue(Issue.error(
                    at, in.pos - at, "Content-Length is no length, or there are two that differ", "one number", ""));
        }
        if (framing.chunked && framing.length != HttpFraming.UNKNOWN_LENGTH) {
            parse.issue(Issue.warning(
                    at,
                    in.pos - at,
                    "The message has a Content-Length and is chunked: readers may disagree on where it ends",
                    "one of them",
                    "both"));
        }
    }

    private void tunnel(String upgrade) {
        if (upgrade.contains("websocket")) {
            in.pos = webSocket.decode(in.pos, in.end);
        } else {
            parts.payload(HttpShapes.TUNNEL, in.left(), "a tunnel");
        }
    }
}
