package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;

/**
 * Values, with names or without, and blocks of them whose length is told. A frame's word is a rule and whether the value
 * of a field or a typed value was begun; {@code left} is the offset where a block ends.
 */
final class WireGrammar implements Grammar {
    private static final int BEGUN = 1 << 8;
    private static final int U8_DATA = 1;

    private final Parse parse;
    private final Input in;
    private final TreeWriter out;
    private final MemorySegment segment;
    private final NameTable names;
    private final Ends ends;

    WireGrammar(Parse parse, MemorySegment segment) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.segment = segment;
        this.names = new NameTable(parse);
        this.ends = new Ends(parse, segment);
    }

    @Override
    public void begin() {
        Rule rule = Documents.are(in.bytes, in.pos, in.end)
                ? Rule.DOCUMENTS
                : startsWithField(in.pos, in.end) ? Rule.FIELDS : Rule.VALUES;
        open(rule, WireShapes.rule(rule), in.pos, in.pos, in.end);
    }

    private boolean startsWithField(long from, long end) {
        long at = from;
        while (at < end && in.bytes.u1(at) == Codes.PADDING) {
            at++;
        }
        return at < end && Codes.isField(in.bytes.u1(at));
    }

    private void open(Rule rule, int shape, long at, long body, long end) {
        parse.open(shape, at, body, rule.number(), end);
    }

    private Rule rule() {
        return Rule.of((int) parse.frames.word() & BEGUN - 1);
    }

    @Override
    public long knownEnd() {
        return ends.block();
    }

    @Override
    public void step() {
        Rule rule = rule();
        switch (rule) {
            case DOCUMENTS -> document();
            case OPEN_FIELD, OPEN_TYPED -> valueOf();
            default -> items(rule);
        }
    }

    private void document() {
        long at = in.pos;
        if (at >= in.end) {
            parse.close();
            return;
        }
        long end = Documents.end(in.bytes, at);
        Rule rule = Documents.isMeta(in.bytes, at) ? Rule.META_DOCUMENT : Rule.DOCUMENT;
        open(rule, WireShapes.rule(rule), at, at + Documents.HEADER, end);
        out.computed(1);
    }

    private void valueOf() {
        if ((parse.frames.word() & BEGUN) != 0) {
            parse.close();
        } else {
            parse.frames.word(parse.frames.word() | BEGUN);
            ends.require(in.pos, 1, "a value");
            item();
        }
    }

    private void items(Rule rule) {
        while (in.pos < ends.block()) {
            if (!item()) {
                return;
            }
        }
        if (rule == Rule.DOCUMENT || rule == Rule.META_DOCUMENT) {
            fill();
        }
        parse.close();
    }

    /** Documents begin at multiples of four. */
    private void fill() {
        long next = Math.min(in.end, in.pos + 3 & ~3L);
        if (next > in.pos && next < in.end) {
            parse.leaf(WireShapes.rule(Rule.FILL), in.pos, next);
        }
    }

    /** Writes what stands here; false where a row was opened for it. */
    private boolean item() {
        long at = in.pos;
        int code = in.bytes.u1(at);
        if (Codes.isField(code)) {
            return field(at, code);
        }
        long plain = ends.plain(at);
        if (plain >= 0) {
            parse.leaf(WireShapes.value(code), at, plain);
            out.computed(fields(at) - 1);
            return true;
        }
        if (code == Codes.TYPE_PREFIX) {
            return typed(at);
        }
        if (Codes.isBlock(code)) {
            return block(at, code);
        }
        return other(at, code);
    }

    /** Fields of a value that needs no row. */
    private int fields(long at) {
        int code = in.bytes.u1(at);
        return WireShapes.INSTANCE.fixed(WireShapes.value(code)).slots().size() + 1;
    }

    // -- names and types

    private boolean field(long at, int code) {
        long value = ends.name(at, code);
        return prefixed(at, value, nameFields(at, code), Rule.FIELD, Rule.OPEN_FIELD);
    }

    private int nameFields(long at, int code) {
        if (Codes.isShortName(code)) {
            return 3;
        }
        return code == Codes.EVENT_OBJECT ? 2 + fields(at + 1) : code == Codes.FIELD_NUMBER ? 3 : 4;
    }

    private boolean typed(long at) {
        long length = ends.stop(at + 1);
        long value = ends.text(at + 1, length, "the name of a type");
        return prefixed(at, value, 3, Rule.TYPED, Rule.OPEN_TYPED);
    }

    /** A name or a type, of so many fields, and the value behind it, which is in its row if it needs none. */
    private boolean prefixed(long at, long value, int fields, Rule whole, Rule open) {
        long end = value < ends.block() ? ends.value(value) : -1;
        Rule rule = end < 0 ? open : whole;
        int shape = names.shape(rule.number(), at, value - at);
        if (end < 0) {
            open(rule, shape, at, value, ends.block());
        } else {
            parse.leaf(shape, at, end);
            out.computed(fields(value));
        }
        out.computed(fields);
        return end >= 0;
    }

    // -- what needs rows

    private boolean block(long at, int code) {
        int bytes = 1 << (code - Codes.BYTES_LENGTH8);
        ends.require(at, 1 + bytes, "a length");
        long length = switch (bytes) {
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2le(at + 1);
            default -> in.bytes.u4le(at + 1);
        };
        long body = at + 1 + bytes;
        ends.require(body, length, "a block");
        if (length > 0 && in.bytes.u1(body) == Codes.U8_ARRAY) {
            data(at, body, body + length, bytes);
            return true;
        }
        Rule rule = (startsWithField(body, body + length) ? Rule.MAP8 : Rule.SEQUENCE8).withLength(bytes);
        open(rule, WireShapes.rule(rule), at, body, body + length);
        out.computed(2);
        return false;
    }

    private void data(long at, long body, long end, int bytes) {
        parse.tick();
        out.open(WireShapes.rule(Rule.BYTES8.withLength(bytes)), at);
        out.computed(3);
        out.leaf(WireShapes.rule(Rule.DATA), body + U8_DATA, end - body - U8_DATA);
        out.close(end);
        in.pos = end;
    }

    private boolean other(long at, int code) {
        if (Codes.isStopFloat(code)) {
            long end = ends.stop(at + 1);
            parse.leaf(WireShapes.stopFloat((int) (end - at - 1)), at, end);
            out.computed(2);
        } else if (Codes.isLongText(code)) {
            longText(at);
        } else if (code == Codes.I64_ARRAY) {
            longs(at);
        } else if (code == Codes.PADDING32) {
            padding(at);
        } else if (code == Codes.HISTORY_MESSAGE) {
            history(at);
        } else {
            throw Malformed.wrong(at, 1, "This byte begins no value", "a code of BinaryWire", Names.spell(code));
        }
        return true;
    }

    private void padding(long at) {
        ends.require(at, 5, "padding");
        long length = in.bytes.u4le(at + 1);
        ends.require(at + 5, length, "padding");
        parse.leaf(WireShapes.rule(Rule.PADDING32), at, at + 5 + length);
        out.computed(3);
    }

    private void longText(long at) {
        long text = ends.stop(at + 1);
        boolean absent = StopBits.value(segment, at + 1, text) == -1;
        long end = absent ? text : ends.text(at + 1, text, "a text");
        parse.tick();
        out.open(WireShapes.rule(Rule.LONG_TEXT), at);
        out.computed(1);
        out.leaf(WireShapes.rule(Rule.LONG_LENGTH), at + 1, text - at - 1);
        if (!absent) {
            out.leaf(WireShapes.rule(Rule.TEXT), text, end - text);
        }
        out.close(end);
        in.pos = end;
    }

    private void longs(long at) {
        ends.require(at, 17, "an array");
        long capacity = in.bytes.s8le(at + 1);
        long most = (ends.block() - at - 17) / Long.BYTES;
        if (capacity < 0 || capacity > most) {
            throw Malformed.wrong(
                    at + 1, 8, "The array is larger than what is left", "at most " + most, Long.toString(capacity));
        }
        parse.leaf(WireShapes.rule(Rule.I64_ARRAY), at, at + 17 + capacity * Long.BYTES);
        out.computed(3 + capacity);
    }

    /** Sources as an int and a long each, then timings as a long each. */
    private void history(long at) {
        ends.require(at, 2, "a message history");
        long sources = at + 2 + 12L * in.bytes.u1(at + 1);
        ends.require(at, sources + 1 - at, "a message history");
        long end = sources + 1 + 8L * in.bytes.u1(sources);
        ends.require(at, end - at, "a message history");
        parse.tick();
        out.open(WireShapes.rule(Rule.HISTORY), at);
        out.computed(2);
        out.leaf(WireShapes.rule(Rule.DATA), at + 2, end - at - 2);
        out.close(end);
        in.pos = end;
    }
}
