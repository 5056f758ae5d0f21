package dev.hexplain.decoders.resp;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.embedding.EmbeddedDecoder;
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

    private final RespPlainValues plain;
    private final EmbeddedDecoder streams;

    private boolean broken;

    /** @param streams decodes strings that are Java serialization streams */
    RespGrammar(Parse parse, EmbeddedDecoder streams) {
        super(parse, RespShapes.ROOT);
        this.streams = streams;
        this.plain = new RespPlainValues(in.bytes);
    }

    @Override
    protected void message() {
        broken = false;
        if (plainValue(RespShapes.ELEMENT, false)) {
            return;
        }
        @Nullable RespHeaderLine head = RespHeaderLine.ofMessage(in, in.pos);
        if (head != null) {
            value(head, RespShapes.ELEMENT);
        } else if (RespHeaderLine.mayBegin(in, in.pos)) {
            throw MalformedInput.endOfSource(in.pos, "a line", "CR LF");
        } else {
            long next = RespHeaderLine.next(in, in.pos + 1, parse::searched);
            skipTo(next, "a type, such as * or $, and a line", in.shown(in.pos));
        }
    }

    /** The offset where the next message may begin; the length of a malformed message is unknown. */
    @Override
    public long knownEnd() {
        return betweenMessages() ? in.end : RespHeaderLine.next(in, in.pos, parse::searched);
    }

    @Override
    public void brokenOff(Parse of, long end) {
        broken = true;
        super.brokenOff(of, end);
    }

    /** Reads the next element of the value on top; closes it after the last. */
    @Override
    protected void part(int rule) {
        long left = parse.frames.left();
        if (broken || left == 0 || left == RespHeaderLine.NULL) {
            parse.close();
            return;
        }
        boolean virtual = parse.frames.nextNeedsNoRow();
        parse.frames.left(left > 0 ? left - 1 : left);
        if (rule == ENTRY) {
            value(RespShapes.VALUE);
        } else if (rule == Form.MAP.ordinal()) {
            entry(virtual);
        } else if (rule != Form.LIST.ordinal() || !plainValue(RespShapes.ELEMENT, virtual)) {
            element(rule, left);
        }
    }

    private void entry(boolean virtual) {
        if (passed(plain.entry(in.pos, in.end, parse.room(), null), RespShapes.MAP_ENTRY, virtual)) {
            return;
        }
        if (parse.frames.left() == RespHeaderLine.STREAMED && head().type() == RespType.END) {
            element(Form.MAP.ordinal(), RespHeaderLine.STREAMED);
        } else {
            head();
            parse.open(RespShapes.MAP_ENTRY, in.pos, in.pos, ENTRY, 1);
            value(RespShapes.KEY);
        }
    }

    /** An element that is a row, or the end of what is streamed. */
    private void element(int rule, long left) {
        RespHeaderLine head = head();
        if (left == RespHeaderLine.STREAMED && isEnd(rule, head)) {
            parse.frames.left(0);
        }
        value(head, RespShapes.ELEMENT);
    }

    private void value(int place) {
        if (!plainValue(place, false)) {
            value(head(), place);
        }
    }

    /** Reads a value that is plain. Whether it is one. */
    private boolean plainValue(int place, boolean virtual) {
        RespType type = in.atEnd() ? null : RespType.of(in.bytes.u1(in.pos));
        return type != null
                && passed(plain.value(in.pos, in.end, parse.room(), place, null), place + type.ordinal(), virtual);
    }

    /** Moves behind a plain value of a length, unless it is none; it is one row, unless it is virtual. */
    private boolean passed(int length, int shape, boolean virtual) {
        if (length < 0) {
            return false;
        }
        parse.out.nested(plain.levels());
        if (virtual) {
            parse.passed(in.pos + length, plain.fields());
        } else {
            parse.leaf(shape, in.pos, in.pos + length, plain.fields());
        }
        return true;
    }

    private RespHeaderLine head() {
        @Nullable RespHeaderLine head = RespHeaderLine.at(in, in.pos);
        if (head != null) {
            return head;
        }
        throw in.atEnd() || RespHeaderLine.mayBegin(in, in.pos)
                ? MalformedInput.endOfSource(in.pos, "a value", "a type and a line")
                : MalformedInput.wrong(in.pos, 1, "No value begins like this", "a type and a line", in.shown(in.pos));
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

    /** Reads a value, or opens one with elements. */
    private void value(RespHeaderLine head, int place) {
        Form form = head.type().form;
        int shape = place + head.type().ordinal();
        long fields = RespShapes.TABLE.fixed(shape).fieldCount() + 1; // and its line
        parse.open(shape, head.at(), head.end(), form.ordinal(), head.number(), fields);
        if (head.countsBytes()) {
            content(head);
        }
        if (form == Form.LINE || (form == Form.BULK && head.number() >= 0)) {
            parse.close();
        }
    }

    private void content(RespHeaderLine head) {
        long at = in.pos;
        long end = at + Math.min(head.number(), in.left());
        int place = in.bytes.place(at, RespPlainValues.FORMAT_BYTES);
        int most = (int) Math.min(RespPlainValues.FORMAT_BYTES, end - at);
        if (RespPlainValues.hasFormat(head.type(), in.bytes.array(), place, place + most)) {
            parse.leaf(RespShapes.FORMAT, at, at + RespPlainValues.FORMAT_BYTES);
        }
        if (RespPlainValues.isStream(in.bytes.array(), place, place + most)) {
            in.pos = streams.decode(in.pos, end);
        } else {
            parse.leaf(RespShapes.BULK.shape(in.bytes, in.pos, end), in.pos, end);
        }
        in.require(at, head.number(), "a string");
        in.require(end, 2, "the line end behind a string");
        if (in.bytes.u2(end) != RespHeaderLine.LINE_END) {
            String found = "%04X".formatted(in.bytes.u2(end));
            throw MalformedInput.wrong(end, 2, "No line end stands behind the string", "CR LF", found);
        }
        parse.leaf(RespShapes.LINE_END, end, end + 2);
    }
}
