package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Grammar of BSON: documents one after the other, and their elements. A frame's {@code left} is the offset where its
 * document ends, which may be after the end of the source. {@link #step} goes on with the container on top,
 * {@link #element} reads an element.
 */
final class BsonGrammar implements Grammar {
    private static final int ROOT = 0;
    private static final int DOCUMENT = 1;
    private static final int ARRAY = 2;
    /** An array of a type name and a value. */
    private static final int TYPED = 3;
    /** Code, whose scope is a document and its last part. */
    private static final int CODE = 4;

    private static final long NO_NAME = -1;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;
    private final BsonLookahead ahead;
    private final BsonEnds ends;
    private final boolean single;

    /** Of the container that is being read. */
    private int rule;
    /** The offset of the element that is being read. */
    private long start;

    private long nameLength = NO_NAME;
    private long index;

    /** @param single whether to read only one document, embedded in another format */
    BsonGrammar(Parse parse, boolean single) {
        this.parse = parse;
        this.single = single;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.ahead = new BsonLookahead(parse.in);
        this.ends = new BsonEnds(parse);
    }

    @Override
    public void begin() {
        if (single) {
            ends.within(in.end);
            document(in.end < in.bytes.end() ? in.end : Long.MAX_VALUE);
        } else {
            parse.open(BsonShapes.ROOT, in.pos, in.pos, ROOT, Long.MAX_VALUE);
        }
    }

    @Override
    public void step() {
        ends.within(parse.frames.left());
        rule = parse.frames.rule();
        switch (rule) {
            case ROOT -> documents();
            case CODE -> scope();
            default -> elements();
        }
    }

    @Override
    public long knownEnd() {
        return parse.frames.left();
    }

    private void documents() {
        if (in.atEnd()) {
            parse.close();
        } else {
            document(Long.MAX_VALUE);
        }
    }

    /** Opens a document that is not part of one, and must end before an offset. */
    private void document(long before) {
        long end = ends.document(in.pos, before);
        long body = in.pos + 4;
        if (!ahead.areNumbered(body, end)) {
            open(BsonShapes.DOCUMENT, DOCUMENT, end);
        } else if (ahead.areTyped(body, end, true)) {
            open(BsonShapes.TYPED_DOCUMENT, TYPED, end);
        } else {
            open(BsonShapes.NUMBERED_DOCUMENT, ARRAY, end);
        }
    }

    /** Opens a document without type and name. */
    private void open(int shape, int itsRule, long end) {
        parse.open(
                shape,
                in.pos,
                in.pos + 4,
                itsRule,
                end,
                BsonShapes.INSTANCE.fixed(shape).fieldCount());
    }

    private void scope() {
        long end = parse.frames.left();
        if (in.pos == end) {
            parse.close();
        } else {
            open(BsonShapes.DOCUMENT, DOCUMENT, end);
        }
    }

    /** e_list and the NUL after it. */
    private void elements() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            ends.require(in.pos, 1, "a document");
            index = parse.frames.counted();
            boolean virtual = parse.frames.nextNeedsNoRow() && rule != TYPED;
            int type = in.bytes.u1(in.pos);
            if (type == BsonType.NONE.number) {
                end(virtual);
            } else {
                element(BsonType.of(type), virtual);
            }
        }
    }

    private void end(boolean virtual) {
        long left = parse.frames.left() - in.pos - 1;
        if (left > 0) {
            throw MalformedInput.wrong(
                    in.pos, 1, "The document ends before it should", "a zero " + left + " bytes later", "a zero here");
        }
        if (virtual) {
            parse.passed(in.pos + 1, 1);
        } else {
            parse.leaf(BsonShapes.END, in.pos, in.pos + 1);
        }
        parse.close();
    }

    /** @param virtual whether it needs no row if its parts are all of it */
    private void element(BsonType type, boolean virtual) {
        start = in.pos;
        long value = ends.cstring(start + 1, "the name of an element");
        nameLength = value - start - 2;
        if (rule != DOCUMENT) {
            checkIndex(start + 1);
        }
        if (type == BsonType.NONE) {
            String types = "0x01 to 0x13, 0x7F or 0xFF";
            throw MalformedInput.wrong(start, 1, "No element has such a type", types, in.shown(start));
        }
        long end = ends.of(type, value, parse.frames.left() - 1);
        BsonType variant = variant(type, value, end);
        if (virtual
                && variant.isVirtual()
                && nameLength <= (rule == DOCUMENT ? MemberShapes.MAX_KEY : BsonShapes.MAX_INDEX)) {
            parse.passed(end, variant.fields());
        } else {
            row(variant, value, end);
        }
        nameLength = NO_NAME;
    }

    /** Array elements are named by their index; readers ignore the names and use the order. */
    private void checkIndex(long nameAt) {
        long found = nameLength == 0 ? -1 : 0;
        for (long i = 0; i < nameLength && found >= 0; i++) {
            int digit = in.bytes.u1(nameAt + i) - '0';
            found = digit < 0 || digit > 9 || i > BsonShapes.MAX_INDEX ? -1 : found * 10 + digit;
        }
        if (found != index) {
            String message = "The name of an array's element is not its number";
            parse.out.issue(Issue.warning(nameAt, nameLength, message, Long.toString(index), ""));
        }
    }

    /** The variant of a type that an element is, as its place or its value tells. */
    private BsonType variant(BsonType type, long value, long end) {
        return switch (type) {
            case STRING -> rule == TYPED && index == 0 ? BsonType.TYPE_NAME : type;
            case ARRAY -> ahead.areTyped(value + 4, end, false) ? BsonType.TYPED : type;
            case BINARY -> ends.isOldBinary(value) ? BsonType.OLD_BINARY : type;
            default -> type;
        };
    }

    private void row(BsonType type, long value, long end) {
        int shape = rule != DOCUMENT && nameLength <= BsonShapes.MAX_INDEX
                ? BsonShapes.element(type, nameLength)
                : names.shape(type.number, start + 1, nameLength);
        int fields = type.fields();
        switch (type) {
            case DOCUMENT -> parse.open(shape, start, value + 4, DOCUMENT, end, fields);
            case ARRAY -> parse.open(shape, start, value + 4, ARRAY, end, fields);
            case TYPED -> parse.open(shape, start, value + 4, TYPED, end, fields);
            case CODE_WITH_SCOPE -> parse.open(shape, start, value + 8 + in.bytes.s4le(value + 4), CODE, end, fields);
            case REGEX -> regex(shape, value, end);
            default -> parse.leaf(shape, start, end, fields);
        }
    }

    /** Two NUL-terminated strings, each a row. */
    private void regex(int shape, long pattern, long end) {
        long options = in.bytes.indexOf(0, pattern, end) + 1;
        parse.tick();
        parse.out.open(shape, start);
        parse.out.leaf(BsonShapes.PATTERN, pattern, options - pattern);
        parse.out.leaf(BsonShapes.OPTIONS, options, end - options);
        parse.out.close(end);
        parse.out.computed(BsonType.REGEX.fields() - 1);
        in.pos = end;
    }

    /** Writes an element of which only type and name could be read. */
    @Override
    public void brokenOff(Parse broken, long end) {
        if (nameLength == NO_NAME) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        long value = start + 1 + nameLength + 1;
        broken.out.open(names.shape(BsonType.NONE.number, start + 1, nameLength), start);
        broken.out.computed(BsonType.NONE.fields() - 1);
        broken.out.unparsed(value, end - value);
        broken.out.close(end);
        nameLength = NO_NAME;
    }
}
