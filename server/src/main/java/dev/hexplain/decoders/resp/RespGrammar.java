package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.messages.MessageGrammar;
import dev.hexplain.decoders.resp.RespType.Form;
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
 *
 * <p>The rule of a frame is the form of its value, and what is left is a count of elements.
 */
final class RespGrammar extends MessageGrammar {
    /** The rule of a map entry whose key is read. */
    private static final int ENTRY = Form.values().length;

    private static final int VERBATIM_FORMAT = 4;

    private boolean broken;

    RespGrammar(Parse parse) {
        super(parse, RespShapes.ROOT);
    }

    @Override
    protected void message() {
        broken = false;
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, in.pos);
        @Nullable RespHeaderLine message = head == null ? RespHeaderLine.inline(in, in.pos) : head;
        if (message != null) {
            value(message, RespShapes.ELEMENT);
        } else if (RespResync.mayGoOn(in, in.pos)) {
            throw MalformedInput.endOfSource(in.pos, "a line", "CR LF");
        } else {
            skipTo(
                    RespResync.next(in, in.pos + 1, parse::searched),
                    "a type, such as * or $, and a line",
                    "0x%02X".formatted(in.bytes.u1(in.pos)));
        }
    }

    /** The offset where the next message may begin; the length of a malformed message is unknown. */
    @Override
    public long knownEnd() {
        return betweenMessages() ? in.end : RespResync.next(in, in.pos, parse::searched);
    }

    @Override
    public void brokenOff(Parse of, long end) {
        broken = true;
        super.brokenOff(of, end);
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

    /** Reads a value, or opens one with elements. */
    private void value(RespHeaderLine head, int place) {
        Form form = head.type().form;
        long text = head.type() == RespType.INLINE ? head.at() : head.at() + 1;
        parse.open(place + head.type().ordinal(), head.at(), text, form.ordinal(), head.number());
        parse.out.computed(text - head.at());
        parse.leaf(RespShapes.line(form), text, head.textEnd());
        parse.leaf(RespShapes.LINE_END, head.textEnd(), head.end());
        boolean lastPart = head.type() == RespType.STRING_PART && head.number() == 0;
        if (form == Form.BULK && head.number() >= 0 && !lastPart) {
            bulk(head);
        }
        if (form == Form.LINE || (form == Form.BULK && head.number() >= 0)) {
            parse.close();
        }
    }

    private void bulk(RespHeaderLine head) {
        long length = head.number();
        if (length > in.left()) {
            MalformedInput ended = MalformedInput.endOfSource(in.pos, "a string", length, in.left());
            content(head.type(), in.end);
            throw ended;
        }
        content(head.type(), in.pos + length);
        in.require(in.pos, 2, "the line end behind a string");
        if (in.bytes.u2(in.pos) != RespHeaderLine.LINE_END) {
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

    /** Reads the next element of the value on top; closes it after the last. */
    @Override
    protected void part(int rule) {
        long left = parse.frames.left();
        if (broken || left == 0 || left == RespHeaderLine.NULL) {
            parse.close();
            return;
        }
        RespHeaderLine head = head();
        boolean ends = left == RespHeaderLine.STREAMED && isEnd(rule, head);
        parse.frames.left(ends ? 0 : left > 0 ? left - 1 : left);
        if (rule == ENTRY) {
            value(head, RespShapes.VALUE);
        } else if (rule == Form.MAP.ordinal() && !ends) {
            parse.open(RespShapes.MAP_ENTRY, in.pos, in.pos, ENTRY, 1);
            value(head, RespShapes.KEY);
        } else {
            value(head, RespShapes.ELEMENT);
        }
    }

    /** Whether it is the last of a streamed value. */
    private boolean isEnd(int rule, RespHeaderLine head) {
        if (rule != Form.BULK.ordinal()) {
            return head.type() == RespType.END;
        }
        if (head.type() != RespType.STRING_PART) {
            throw MalformedInput.wrong(
                    in.pos, 1, "The string does not go on", ";", head.type().label());
        }
        return head.number() == 0;
    }
}
