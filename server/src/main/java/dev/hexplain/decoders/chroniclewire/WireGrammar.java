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

    WireGrammar(Parse parse, MemorySegment segment) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.segment = segment;
        this.names = new NameTable(parse);
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

    /** Where the innermost block ends that the top of the stack stands in. */
    private long end() {
        return parse.frames.left();
    }

    @Override
    public long knownEnd() {
        return end();
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
            require(in.pos, 1, "a value");
            item();
        }
    }

    private void items(Rule rule) {
        while (in.pos < end()) {
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
        long plain = plainEnd(at);
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

    private void require(long at, long wanted, String what) {
        if (Long.compareUnsigned(wanted, end() - at) > 0) {
            throw Malformed.endOfSource(Math.min(at, end()), what, wanted, Math.max(0, end() - at));
        }
    }

    /** The offset after a value whose first byte tells its layout; -1 for one that needs a row. */
    private long plainEnd(long at) {
        require(at, 1, "a value");
        int code = in.bytes.u1(at);
        if (Codes.isLongText(code)) {
            require(at, 2, "a text");
            int length = in.bytes.u1(at + 1);
            if (length > Byte.MAX_VALUE) {
                return -1;
            }
            require(at + 2, length, "a text");
            return at + 2 + length;
        }
        int size = Codes.size(code);
        if (size > 0) {
            require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    private int fields(long at) {
        return WireShapes.INSTANCE
                        .fixed(WireShapes.value(in.bytes.u1(at)))
                        .slots()
                        .size()
                + 1;
    }

    // -- names and types

    private boolean field(long at, int code) {
        long key = keyEnd(at, code);
        long value = key < end() ? valueEnd(key) : -1;
        Rule rule = value < 0 ? Rule.OPEN_FIELD : Rule.FIELD;
        int shape = names.shape(rule.number(), at, key - at);
        if (value < 0) {
            open(rule, shape, at, key, end());
        } else {
            parse.leaf(shape, at, value);
            out.computed(fields(key));
        }
        out.computed(keyFields(at, code));
        return value >= 0;
    }

    /** The end of a value without a name that needs no row; -1 for others. */
    private long valueEnd(long at) {
        int code = in.bytes.u1(at);
        return Codes.isField(code) || code == Codes.PADDING || code == Codes.COMMENT || code == Codes.HINT
                ? -1
                : plainEnd(at);
    }

    /** The offset after a name. */
    private long keyEnd(long at, int code) {
        if (Codes.isShortName(code)) {
            require(at, 1 + Codes.shortLength(code), "a name");
            return at + 1 + Codes.shortLength(code);
        }
        if (code == Codes.EVENT_OBJECT) {
            long object = at + 1;
            require(object, 1, "the name of an event");
            long end = Codes.isField(in.bytes.u1(object)) ? -1 : plainEnd(object);
            if (end < 0) {
                throw Malformed.wrong(
                        object,
                        1,
                        "The name of an event cannot be read",
                        "a text or a number",
                        hex(in.bytes.u1(object)));
            }
            return end;
        }
        long length = stopEnd(at + 1);
        return code == Codes.FIELD_NUMBER ? length : textEnd(at + 1, length, "a name");
    }

    private int keyFields(long at, int code) {
        if (Codes.isShortName(code)) {
            return 3;
        }
        return code == Codes.EVENT_OBJECT ? 2 + fields(at + 1) : code == Codes.FIELD_NUMBER ? 3 : 4;
    }

    private boolean typed(long at) {
        long length = stopEnd(at + 1);
        long type = textEnd(at + 1, length, "the name of a type");
        long value = type < end() ? valueEnd(type) : -1;
        Rule rule = value < 0 ? Rule.OPEN_TYPED : Rule.TYPED;
        int shape = names.shape(rule.number(), at, type - at);
        if (value < 0) {
            open(rule, shape, at, type, end());
        } else {
            parse.leaf(shape, at, value);
            out.computed(fields(type));
        }
        out.computed(3);
        return value >= 0;
    }

    private long stopEnd(long at) {
        long end = StopBits.end(in, at);
        require(at, end - at, "a number");
        return end;
    }

    /** The offset after a text behind its length. */
    private long textEnd(long length, long text, String what) {
        long bytes = StopBits.value(segment, length, text);
        if (bytes < 0) {
            throw Malformed.wrong(length, text - length, "A length is negative", "0 or more", Long.toString(bytes));
        }
        require(text, bytes, what);
        return text + bytes;
    }

    // -- what needs rows

    private boolean block(long at, int code) {
        int bytes = 1 << (code - Codes.BYTES_LENGTH8);
        require(at, 1 + bytes, "a length");
        long length = switch (bytes) {
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2le(at + 1);
            default -> in.bytes.u4le(at + 1);
        };
        long body = at + 1 + bytes;
        require(body, length, "a block");
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
            long end = stopEnd(at + 1);
            parse.leaf(WireShapes.stopFloat((int) (end - at - 1)), at, end);
            out.computed(2);
        } else if (Codes.isLongText(code)) {
            longText(at);
        } else if (code == Codes.I64_ARRAY) {
            longs(at);
        } else if (code == Codes.PADDING32) {
            require(at, 5, "padding");
            long length = in.bytes.u4le(at + 1);
            require(at + 5, length, "padding");
            parse.leaf(WireShapes.rule(Rule.PADDING32), at, at + 5 + length);
            out.computed(3);
        } else if (code == Codes.HISTORY_MESSAGE) {
            history(at);
        } else {
            throw Malformed.wrong(at, 1, "This byte begins no value", "a code of BinaryWire", hex(code));
        }
        return true;
    }

    private static String hex(int code) {
        return Names.codes().nameOf(code).map(name -> name + " ").orElse("") + "(0x%02X)".formatted(code);
    }

    private void longText(long at) {
        long text = stopEnd(at + 1);
        boolean absent = StopBits.value(segment, at + 1, text) == -1;
        long end = absent ? text : textEnd(at + 1, text, "a text");
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
        require(at, 17, "an array");
        long capacity = in.bytes.s8le(at + 1);
        if (capacity < 0 || capacity > (end() - at - 17) / Long.BYTES) {
            throw Malformed.wrong(
                    at + 1,
                    8,
                    "The array is larger than what is left",
                    "at most " + (end() - at - 17) / Long.BYTES,
                    "" + capacity);
        }
        parse.leaf(WireShapes.rule(Rule.I64_ARRAY), at, at + 17 + capacity * Long.BYTES);
        out.computed(3 + capacity);
    }

    /** Sources as an int and a long each, then timings as a long each. */
    private void history(long at) {
        require(at, 2, "a message history");
        long sources = at + 2 + 12L * in.bytes.u1(at + 1);
        require(at, sources + 1 - at, "a message history");
        long end = sources + 1 + 8L * in.bytes.u1(sources);
        require(at, end - at, "a message history");
        parse.tick();
        out.open(WireShapes.rule(Rule.HISTORY), at);
        out.computed(2);
        out.leaf(WireShapes.rule(Rule.DATA), at + 2, end - at - 2);
        out.close(end);
        in.pos = end;
    }
}
