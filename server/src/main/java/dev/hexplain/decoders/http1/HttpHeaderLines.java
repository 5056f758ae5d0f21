package dev.hexplain.decoders.http1;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import java.nio.charset.StandardCharsets;

/** Reads header lines and trailers (RFC 9112, 5). */
final class HttpHeaderLines {
    private static final int LONGEST_VALUE = 1 << 10;
    private static final String NAME_MARKS = "!#$%&'*+-.^_`|~";

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;

    HttpHeaderLines(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
    }

    /** Reads lines up to the empty one, and stays before it. */
    void headers(HttpFraming framing) {
        for (long end = end(); HttpStartLine.textEnd(in.bytes, in.pos, end) > in.pos; end = end()) {
            if (!isHeader() && HttpStartLine.at(in, in.pos) != HttpStartLine.Kind.NONE) {
                throw MalformedInput.wrong(in.pos, 0, "The headers do not end", "an empty line", "another message");
            }
            header(end, framing);
        }
    }

    /** The offset after the line at the current position. */
    long end() {
        long end = HttpStartLine.lineEnd(in, in.pos);
        if (end >= 0) {
            return end;
        }
        if (in.left() < HttpStartLine.LONGEST) {
            throw MalformedInput.endOfSource(in.pos, "a line", "a line end");
        }
        throw MalformedInput.wrong(
                in.pos,
                HttpStartLine.LONGEST,
                "A line does not end",
                "at most " + HttpStartLine.LONGEST + " bytes",
                "more");
    }

    /**
     * Whether the line at the current position begins like a header: a request-line has no colon after its first word.
     */
    private boolean isHeader() {
        long colon = nameEnd(in.pos);
        return colon > in.pos && colon < in.end && in.bytes.u1(colon) == ':';
    }

    /**
     * Reads the line at the current position and those that continue it.
     *
     * @param lineEnd the offset after the line
     */
    private void header(long lineEnd, HttpFraming framing) {
        long at = in.pos;
        long nameEnd = nameEnd(at);
        long textEnd = HttpStartLine.textEnd(in.bytes, at, lineEnd);
        long colon = in.bytes.indexOf(':', nameEnd, textEnd);
        if (nameEnd == at || colon < 0 || !isSpaces(nameEnd, colon)) {
            parse.issue(Issue.error(at, textEnd - at, "This line is no header", "a name and a colon", ""));
            parse.out.unparsed(at, lineEnd - at);
            in.pos = lineEnd;
            return;
        }
        if (colon > nameEnd) {
            parse.issue(Issue.warning(
                    nameEnd, colon - nameEnd, "Space stands before a header's colon", "the colon", "space"));
        }
        long end = folded(lineEnd);
        long last = HttpStartLine.textEnd(in.bytes, at, end);
        long value = over(colon + 1, last);
        write(at, nameEnd, value, trimmed(value, last), end);
        framing.take(text(at, nameEnd), text(value, trimmed(value, last)));
    }

    private void write(long at, long nameEnd, long value, long valueEnd, long end) {
        parse.open(names.shape(0, at, nameEnd - at), at, at, 0, end);
        parse.leaf(HttpShapes.NAME, at, nameEnd);
        parse.leaf(HttpShapes.COLON, nameEnd, value);
        parse.leaf(HttpShapes.VALUE, value, valueEnd);
        parse.leaf(HttpShapes.LINE_END, valueEnd, end);
        parse.close();
    }

    /** The offset after lines that begin with white space: obsolete line folding. */
    private long folded(long lineEnd) {
        long end = lineEnd;
        while (end < in.end && isSpace(in.bytes.u1(end))) {
            long next = HttpStartLine.lineEnd(in, end);
            if (next < 0) {
                break;
            }
            end = next;
        }
        if (end > lineEnd) {
            parse.issue(Issue.note(
                    lineEnd, end - lineEnd, "The header goes on in another line, which is out of use (obs-fold)"));
        }
        return end;
    }

    private String text(long from, long to) {
        int length = (int) Math.min(LONGEST_VALUE, to - from);
        return new String(in.bytes.copy(from, length), StandardCharsets.ISO_8859_1);
    }

    private long nameEnd(long from) {
        long at = from;
        while (at < in.end && isNamePart(in.bytes.u1(at))) {
            at++;
        }
        return at;
    }

    private static boolean isNamePart(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || NAME_MARKS.indexOf(c) >= 0;
    }

    private boolean isSpaces(long from, long to) {
        return over(from, to) == to;
    }

    private long over(long from, long to) {
        long at = from;
        while (at < to && isSpace(in.bytes.u1(at))) {
            at++;
        }
        return at;
    }

    /** The end of a run of bytes, without trailing white space. */
    long trimmed(long from, long to) {
        long end = to;
        while (end > from && isSpace(in.bytes.u1(end - 1))) {
            end--;
        }
        return end;
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\t';
    }
}
