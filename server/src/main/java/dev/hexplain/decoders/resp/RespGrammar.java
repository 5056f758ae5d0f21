package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.resp.RespShapes.Place;
import dev.hexplain.tree.Issue;
import org.jspecify.annotations.Nullable;

/**
 * Grammar of one direction of a Redis connection ("Redis serialization protocol specification"):
 *
 * <pre>
 * flow    := (value | inline)*
 * value   := '+' text CRLF | ':' digits CRLF | …               a line
 *          | '$' length CRLF bytes CRLF | '$?' CRLF part*
 *          | '*' count CRLF value* | '*?' CRLF value* '.' CRLF  sets and pushes alike
 *          | '%' count CRLF (value value)*                      attributes alike
 * part    := ';' length CRLF bytes CRLF                         the last has none
 * </pre>
 */
final class RespGrammar implements Grammar {
    private static final int FLOW = 0;
    private static final int VALUE = 1;
    private static final int LIST = 2;
    private static final int MAP = 3;
    private static final int ENTRY = 4;
    private static final int STRING_PARTS = 5;
    private static final int VERBATIM_FORMAT = 4;

    private final Parse parse;
    private final ParseInput in;
    private boolean broken;

    RespGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
    }

    @Override
    public void begin() {
        parse.open(RespShapes.ROOT, in.pos, in.pos, FLOW, 0);
    }

    @Override
    public void step() {
        int rule = (int) parse.frames.word();
        if (broken && rule != FLOW) {
            parse.close();
            return;
        }
        broken = false;
        switch (rule) {
            case FLOW -> message();
            case VALUE -> parse.close();
            case LIST -> element();
            case MAP -> entry();
            case ENTRY -> keyOrValue();
            default -> stringPart();
        }
    }

    /** The offset where the next message may begin; the length of a malformed message is unknown. */
    @Override
    public long knownEnd() {
        return parse.frames.word() == FLOW ? in.end : RespResync.next(in, in.pos, parse::searched);
    }

    @Override
    public void brokenOff(Parse of, long end) {
        broken = true;
        parse.out.unparsed(in.pos, end - in.pos);
    }

    private void message() {
        if (in.atEnd()) {
            parse.close();
        } else if (!parse.passGap()) {
            present();
        }
    }

    private void present() {
        RespHeaderLine head = RespHeaderLine.at(in, in.pos);
        RespHeaderLine message = head == null ? RespHeaderLine.inline(in, in.pos) : head;
        if (message != null) {
            value(message, Place.ELEMENT);
        } else if (RespResync.mayGoOn(in, in.pos)) {
            throw MalformedInput.endOfSource(in.pos, "a line", "CR LF");
        } else {
            skip();
        }
    }

    /** Bytes that begin no message. */
    private void skip() {
        long next = RespResync.next(in, in.pos + 1, parse::searched);
        parse.issue(Issue.error(
                in.pos,
                next - in.pos,
                "These bytes begin in the middle of a message",
                "a type, such as * or $, and a line",
                "0x%02X".formatted(in.bytes.u1(in.pos))));
        parse.out.unparsed(in.pos, next - in.pos);
        in.pos = next;
    }

    private RespHeaderLine head() {
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, in.pos);
        if (head != null) {
            return head;
        }
        if (in.atEnd() || RespResync.mayGoOn(in, in.pos)) {
            throw MalformedInput.endOfSource(in.pos, "a value", "a type and a line");
        }
        throw MalformedInput.wrong(
                in.pos, 1, "No value begins like this", "a type and a line", "0x%02X".formatted(in.bytes.u1(in.pos)));
    }

    private void value(RespHeaderLine head, Place place) {
        int rule = head.number() == RespHeaderLine.NULL
                ? VALUE
                : switch (head.type().form) {
                    case LINE -> VALUE;
                    case BULK -> head.number() == RespHeaderLine.STREAMED ? STRING_PARTS : VALUE;
                    case LIST -> LIST;
                    case MAP -> MAP;
                };
        int shape = RespShapes.value(head.type(), place);
        int line = switch (head.type().form) {
            case LINE -> RespShapes.LINE;
            case BULK -> RespShapes.LENGTH;
            case LIST, MAP -> RespShapes.COUNT;
        };
        long text = head.type() == RespType.INLINE ? head.at() : head.at() + 1;
        parse.open(shape, head.at(), text, rule, head.number());
        parse.out.computed(text - head.at());
        parse.leaf(line, text, head.textEnd());
        parse.leaf(RespShapes.LINE_END, head.textEnd(), head.end());
        if (head.type().form == RespType.Form.BULK && head.number() >= 0) {
            bulk(head);
        }
    }

    private void bulk(RespHeaderLine head) {
        boolean lastPart = head.type() == RespType.STRING_PART && head.number() == 0;
        if (lastPart) {
            return;
        }
        long length = head.number();
        long end = in.pos + length;
        if (length > in.left()) {
            MalformedInput ended = MalformedInput.endOfSource(in.pos, "a string", length, in.left());
            content(head.type(), in.end);
            throw ended;
        }
        content(head.type(), end);
        if (in.left() < 2) {
            throw MalformedInput.endOfSource(in.pos, "the line end behind a string", 2, in.left());
        }
        if (in.bytes.u2(in.pos) != ('\r' << Byte.SIZE | '\n')) {
            throw MalformedInput.wrong(
                    in.pos, 2, "No line end stands behind the string", "CR LF", "%04X".formatted(in.bytes.u2(in.pos)));
        }
        parse.leaf(RespShapes.LINE_END, in.pos, in.pos + 2);
    }

    private void content(RespType type, long end) {
        if (type == RespType.VERBATIM_STRING
                && end - in.pos >= VERBATIM_FORMAT
                && in.bytes.u1(in.pos + VERBATIM_FORMAT - 1) == ':') {
            parse.leaf(RespShapes.FORMAT, in.pos, in.pos + VERBATIM_FORMAT);
        }
        parse.leaf(RespShapes.BULK.shape(in.bytes, in.pos, end), in.pos, end);
    }

    // -- aggregates

    /** Whether the aggregate on top has had its last element; counts down otherwise. */
    private boolean isOver() {
        long left = parse.frames.left();
        if (left > 0) {
            parse.frames.left(left - 1);
        }
        return left == 0;
    }

    private void element() {
        if (isOver()) {
            parse.close();
            return;
        }
        RespHeaderLine head = head();
        boolean streamed = parse.frames.left() == RespHeaderLine.STREAMED;
        if (head.type() == RespType.END && streamed) {
            parse.frames.left(0);
        }
        value(head, Place.ELEMENT);
    }

    private void entry() {
        if (isOver()) {
            parse.close();
            return;
        }
        RespHeaderLine head = head();
        if (head.type() == RespType.END && parse.frames.left() == RespHeaderLine.STREAMED) {
            parse.frames.left(0);
            value(head, Place.ELEMENT);
        } else {
            parse.open(RespShapes.MAP_ENTRY, in.pos, in.pos, ENTRY, 2);
        }
    }

    private void keyOrValue() {
        boolean key = parse.frames.left() == 2;
        if (isOver()) {
            parse.close();
        } else {
            value(head(), key ? Place.KEY : Place.VALUE);
        }
    }

    private void stringPart() {
        if (parse.frames.left() == 0) {
            parse.close();
            return;
        }
        RespHeaderLine head = head();
        if (head.type() != RespType.STRING_PART) {
            throw MalformedInput.wrong(
                    in.pos, 1, "The string does not go on", ";", head.type().label());
        }
        if (head.number() == 0) {
            parse.frames.left(0);
        }
        value(head, Place.ELEMENT);
    }
}
