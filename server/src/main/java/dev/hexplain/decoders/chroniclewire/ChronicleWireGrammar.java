package dev.hexplain.decoders.chroniclewire;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Grammar of Chronicle Wire: values, with names or without, and blocks of them with their length before them. A frame's
 * state word is a rule and whether the value of a field or a typed value has begun; {@code left} is the offset where a
 * block ends.
 */
final class ChronicleWireGrammar implements Grammar {
    private static final int BEGUN = 1 << 8;
    private static final int U8_DATA = 1;

    /** Its code, and how many bytes are filled. */
    private static final int PADDING32_HEAD = 5;

    private static final List<String> COLLECTIONS = List.of("!map", "!omap", "!seq", "!set", "!oset");

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final MemorySegment segment;
    private final NameTable names;
    private final ChronicleWireValueEnds ends;
    /** Of what was read so far of a class: that says what an empty block in it is, mostly a list. */
    private long objectEnd;

    ChronicleWireGrammar(Parse parse, MemorySegment segment) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.segment = segment;
        this.names = new NameTable(parse);
        this.ends = new ChronicleWireValueEnds(parse, segment);
    }

    @Override
    public void begin() {
        boolean documents = ChronicleWireDocuments.areFile(in.bytes, in.pos, in.end)
                || ChronicleWireDocuments.are(in.bytes, in.pos, in.end);
        ChronicleWireRule rule = documents
                ? ChronicleWireRule.DOCUMENTS
                : startsWithField(in.pos, in.end) ? ChronicleWireRule.FIELDS : ChronicleWireRule.VALUES;
        open(rule, ChronicleWireShapes.rule(rule), in.pos, in.pos, in.end);
    }

    private boolean startsWithField(long from, long end) {
        long at = from;
        while (at < end && ChronicleWireCodes.isPadding(in.bytes.u1(at))) {
            boolean counted = in.bytes.u1(at) == ChronicleWireCodes.PADDING32 && end - at > PADDING32_HEAD;
            at += counted ? PADDING32_HEAD + in.bytes.u4le(at + 1) : 1;
        }
        return at < end && ChronicleWireCodes.isField(in.bytes.u1(at));
    }

    private void open(ChronicleWireRule rule, int shape, long at, long body, long end) {
        parse.open(shape, at, body, rule.number(), end);
    }

    private ChronicleWireRule rule() {
        return ChronicleWireRule.of((int) parse.frames.word() & BEGUN - 1);
    }

    @Override
    public long knownEnd() {
        return ends.block();
    }

    @Override
    public void step() {
        ChronicleWireRule rule = rule();
        switch (rule) {
            case DOCUMENTS -> document();
            case OPEN_FIELD, OPEN_TYPED -> valueOf();
            default -> items(rule);
        }
    }

    private void document() {
        fill(); // behind one that could not be read to its end
        long at = in.pos;
        if (at >= in.end) {
            parse.close();
            return;
        }
        ends.require(at, ChronicleWireDocuments.HEADER, "the header of a document");
        switch (in.bytes.s4le(at)) {
            case 0 -> unwritten(at);
            case ChronicleWireDocuments.END_OF_DATA -> endOfData(at);
            default -> written(at);
        }
    }

    private void written(long at) {
        long body = at + ChronicleWireDocuments.HEADER;
        long end = ChronicleWireDocuments.end(in.bytes, at);
        ChronicleWireRule rule = ChronicleWireDocuments.isMeta(in.bytes, at)
                ? ChronicleWireRule.META_DOCUMENT
                : startsWithField(body, Math.min(in.end, end))
                        ? ChronicleWireRule.DOCUMENT
                        : ChronicleWireRule.VALUES_DOCUMENT;
        open(rule, ChronicleWireShapes.rule(rule), at, body, end);
        out.computed(1);
    }

    /** The queue writes the name {@code EOF} behind it. */
    private void endOfData(long at) {
        long end = at + ChronicleWireDocuments.HEADER;
        boolean named = ChronicleWireDocuments.isEndName(in.bytes, end, in.end);
        ChronicleWireRule rule = named ? ChronicleWireRule.NAMED_END_OF_DATA : ChronicleWireRule.END_OF_DATA;
        parse.leaf(ChronicleWireShapes.rule(rule), at, named ? end + ChronicleWireDocuments.HEADER : end);
        out.computed(named ? 3 : 0);
    }

    /** Zeros to the end: a file is made larger than what is written to it. */
    private void unwritten(long at) {
        long end = at;
        while (end < in.end && in.bytes.u1(end) == 0) {
            end++;
            parse.searched(1);
        }
        parse.leaf(ChronicleWireShapes.rule(ChronicleWireRule.UNWRITTEN), at, end);
        if (end < in.end) {
            throw MalformedInput.wrong(
                    end,
                    in.end - end,
                    "Bytes stand where no document was written yet",
                    "zeros to the end of the file",
                    "");
        }
    }

    private void valueOf() {
        if ((parse.frames.word() & BEGUN) != 0) {
            parse.close();
        } else {
            ends.require(in.pos, 1, "a value");
            if (!ChronicleWireCodes.isAside(in.bytes.u1(in.pos))) {
                parse.frames.word(parse.frames.word() | BEGUN);
            }
            item();
        }
    }

    private void items(ChronicleWireRule rule) {
        while (in.pos < ends.block()) {
            if (!item()) {
                return;
            }
        }
        if (rule.isDocument()) {
            ends.requireWhole("a document");
            fill();
        }
        parse.close();
    }

    /** Padding: documents begin at multiples of four. */
    private void fill() {
        long next = ChronicleWireDocuments.next(in.bytes, in.pos, in.end);
        if (next > in.pos) {
            parse.leaf(ChronicleWireShapes.rule(ChronicleWireRule.FILL), in.pos, next);
        }
    }

    /** Reads an item; false where a row was opened for it. */
    private boolean item() {
        long at = in.pos;
        int code = in.bytes.u1(at);
        if (ChronicleWireCodes.isField(code)) {
            return field(at, code);
        }
        long plain = ends.plain(at);
        if (plain >= 0) {
            parse.leaf(ChronicleWireShapes.value(code), at, plain);
            out.computed(fields(at) - 1);
            return true;
        }
        if (code == ChronicleWireCodes.TYPE_PREFIX) {
            return typed(at);
        }
        if (ChronicleWireCodes.isBlock(code)) {
            return block(at, code);
        }
        return other(at, code);
    }

    /** The number of fields of a value that needs no row. */
    private int fields(long at) {
        int code = in.bytes.u1(at);
        return ChronicleWireShapes.INSTANCE
                        .fixed(ChronicleWireShapes.value(code))
                        .slots()
                        .size()
                + 1;
    }

    // -- names and types

    private boolean field(long at, int code) {
        long value = ends.name(at, code);
        return prefixed(at, value, nameFields(at, code), ChronicleWireRule.FIELD, ChronicleWireRule.OPEN_FIELD);
    }

    private int nameFields(long at, int code) {
        if (ChronicleWireCodes.isShortName(code)) {
            return 3;
        }
        return code == ChronicleWireCodes.EVENT_OBJECT
                ? 2 + fields(at + 1)
                : code == ChronicleWireCodes.FIELD_NUMBER ? 3 : 4;
    }

    private boolean typed(long at) {
        long length = ends.stop(at + 1);
        long value = ends.text(at + 1, length, "the name of a type");
        return prefixed(at, value, 3, ChronicleWireRule.TYPED, ChronicleWireRule.OPEN_TYPED);
    }

    /** A name or a type, of so many fields, and the value after it, in the same row unless it needs its own. */
    private boolean prefixed(long at, long value, int fields, ChronicleWireRule whole, ChronicleWireRule open) {
        long end = value < ends.block() ? ends.value(value) : -1;
        ChronicleWireRule rule = end < 0 ? open : whole;
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

    // -- values that need rows

    private boolean block(long at, int code) {
        int bytes = 1 << (code - ChronicleWireCodes.BYTES_LENGTH8);
        ends.require(at, 1 + bytes, "a length");
        long length = switch (bytes) {
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2le(at + 1);
            default -> in.bytes.u4le(at + 1);
        };
        long body = at + 1 + bytes;
        ends.require(body, length, "a block");
        if (length > 0 && in.bytes.u1(body) == ChronicleWireCodes.U8_ARRAY) {
            data(at, body, body + length, bytes);
            return true;
        }
        if (rule() == ChronicleWireRule.OPEN_TYPED && COLLECTIONS.stream().noneMatch(type -> isBehind(at, type))) {
            objectEnd = Math.max(objectEnd, body + length);
        }
        boolean map = length > 0 ? startsWithField(body, body + length) : isEmptyMap(at, body);
        ChronicleWireRule rule = (map ? ChronicleWireRule.MAP8 : ChronicleWireRule.SEQUENCE8).withLength(bytes);
        open(rule, ChronicleWireShapes.rule(rule), at, body, body + length);
        out.computed(2);
        return false;
    }

    /** By its type; without one, the library takes an empty block for a map where a name follows it. */
    private boolean isEmptyMap(long at, long body) {
        if (rule() == ChronicleWireRule.OPEN_TYPED) {
            return isBehind(at, "!map") || isBehind(at, "!omap");
        }
        return body >= objectEnd && startsWithField(body, ends.block());
    }

    private boolean isBehind(long at, String type) {
        int length = type.length();
        return at > length && new String(in.bytes.copy(at - length, length), StandardCharsets.ISO_8859_1).equals(type);
    }

    private void data(long at, long body, long end, int bytes) {
        parse.tick();
        out.open(ChronicleWireShapes.rule(ChronicleWireRule.BYTES8.withLength(bytes)), at);
        out.computed(3);
        out.leaf(ChronicleWireShapes.rule(ChronicleWireRule.DATA), body + U8_DATA, end - body - U8_DATA);
        out.close(end);
        in.pos = end;
    }

    private boolean other(long at, int code) {
        if (ChronicleWireCodes.isStopFloat(code)) {
            long end = ends.stop(at + 1);
            parse.leaf(ChronicleWireShapes.stopFloat((int) (end - at - 1)), at, end);
            out.computed(2);
        } else if (ChronicleWireCodes.isLongText(code)) {
            longText(at);
        } else if (code == ChronicleWireCodes.I64_ARRAY) {
            longs(at);
        } else if (code == ChronicleWireCodes.PADDING32) {
            padding(at);
        } else if (code == ChronicleWireCodes.HISTORY_MESSAGE) {
            history(at);
        } else {
            throw MalformedInput.wrong(
                    at, 1, "This byte begins no value", "a code of BinaryWire", ChronicleWireDescription.spell(code));
        }
        return true;
    }

    private void padding(long at) {
        ends.require(at, PADDING32_HEAD, "padding");
        long length = in.bytes.u4le(at + 1);
        ends.require(at + PADDING32_HEAD, length, "padding");
        parse.leaf(ChronicleWireShapes.rule(ChronicleWireRule.PADDING32), at, at + PADDING32_HEAD + length);
        out.computed(3);
    }

    private void longText(long at) {
        long text = ends.stop(at + 1);
        boolean absent = ChronicleWireStopBits.value(segment, at + 1, text) == -1;
        long end = absent ? text : ends.text(at + 1, text, "a text");
        parse.tick();
        out.open(ChronicleWireShapes.rule(ChronicleWireRule.LONG_TEXT), at);
        out.computed(1);
        out.leaf(ChronicleWireShapes.rule(ChronicleWireRule.LONG_LENGTH), at + 1, text - at - 1);
        if (!absent) {
            out.leaf(ChronicleWireShapes.rule(ChronicleWireRule.TEXT), text, end - text);
        }
        out.close(end);
        in.pos = end;
    }

    private void longs(long at) {
        ends.require(at, 17, "an array");
        long capacity = in.bytes.s8le(at + 1);
        long most = (ends.block() - at - 17) / Long.BYTES;
        if (capacity < 0 || capacity > most) {
            throw MalformedInput.wrong(
                    at + 1, 8, "The array is larger than what is left", "at most " + most, Long.toString(capacity));
        }
        parse.leaf(ChronicleWireShapes.rule(ChronicleWireRule.I64_ARRAY), at, at + 17 + capacity * Long.BYTES);
        out.computed(3 + capacity);
    }

    /** A message history: sources as an int and a long each, then timings as a long each. */
    private void history(long at) {
        ends.require(at, 2, "a message history");
        long sources = at + 2 + 12L * in.bytes.u1(at + 1);
        ends.require(at, sources + 1 - at, "a message history");
        long end = sources + 1 + 8L * in.bytes.u1(sources);
        ends.require(at, end - at, "a message history");
        parse.tick();
        out.open(ChronicleWireShapes.rule(ChronicleWireRule.HISTORY), at);
        out.computed(2);
        out.leaf(ChronicleWireShapes.rule(ChronicleWireRule.DATA), at + 2, end - at - 2);
        out.close(end);
        in.pos = end;
    }
}
