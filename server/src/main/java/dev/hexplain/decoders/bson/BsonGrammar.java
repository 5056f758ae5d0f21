package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;

/**
 * Grammar of BSON: documents one after the other, and their elements. A frame's {@code left} is the offset where its
 * document ends, which may be after the end of the source.
 */
final class BsonGrammar implements Grammar {
    private static final int ROOT = 0;
    private static final int DOCUMENT = 1;
    private static final int ARRAY = 2;
    private static final int CODE_WITH_SCOPE = 3;
    /** An array of a type name and a value. */
    private static final int TYPED = 1 << 7;
    /** Above the rule of a document or an array is the index of its next element. */
    private static final int NUMBER_SHIFT = 8;

    private static final int RULE = (1 << NUMBER_SHIFT) - 1;
    private static final long NO_NAME = -1;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;
    private final BsonElements elements;
    private final BsonElementEnds ends;

    /** Whether only one document is read, embedded in another format. */
    private final boolean single;

    /** Whether the document on top is an array, and whether that is a typed value. */
    private boolean list;

    private boolean typed;
    /** The index of the element that is being read. */
    private long number;
    /** The offset of the element whose value is being read. */
    private long start;

    private long nameLength = NO_NAME;

    /** @param single whether to read only one document, embedded in another format */
    BsonGrammar(Parse parse, boolean single) {
        this.parse = parse;
        this.single = single;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.elements = new BsonElements(parse.in);
        this.ends = new BsonElementEnds(parse);
    }

    @Override
    public void begin() {
        if (single) {
            ends.within(in.end);
            document(ends.document(in.pos, in.end < in.bytes.end() ? in.end : Long.MAX_VALUE));
            return;
        }
        parse.open(BsonShapes.ROOT, in.pos, in.pos, ROOT, Long.MAX_VALUE);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        ends.within(parse.frames.left());
        number = word >>> NUMBER_SHIFT;
        typed = (word & TYPED) != 0;
        int rule = (int) word & RULE & ~TYPED;
        list = rule == ARRAY;
        switch (rule) {
            case ROOT -> documents();
            case DOCUMENT, ARRAY -> elements();
            default -> scope();
        }
    }

    @Override
    public long knownEnd() {
        return parse.frames.left();
    }

    private void documents() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        document(ends.document(in.pos, Long.MAX_VALUE));
    }

    private void document(long end) {
        long body = in.pos + 4;
        if (!elements.areNumbered(body, end)) {
            parse.open(BsonShapes.DOCUMENT, in.pos, body, DOCUMENT, end);
        } else if (elements.areTyped(body, end, true)) {
            parse.open(BsonShapes.TYPED_DOCUMENT, in.pos, body, ARRAY | TYPED, end);
        } else {
            parse.open(BsonShapes.NUMBERED_DOCUMENT, in.pos, body, ARRAY, end);
        }
        parse.out.computed(1);
    }

    /** e_list and the NUL after it. */
    private void elements() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            long at = in.pos;
            ends.require(at, 1, "a document");
            int type = in.bytes.u1(at);
            if (type == BsonType.END) {
                end(at);
            } else {
                element(at, type);
                number++;
            }
        }
    }

    private void end(long at) {
        long left = parse.frames.left() - at - 1;
        if (left > 0) {
            throw MalformedInput.wrong(
                    at, 1, "The document ends before it should", "a zero " + left + " bytes later", "a zero here");
        }
        if (needsNoRow()) {
            parse.passed(at + 1, 1);
        } else {
            parse.leaf(BsonShapes.END, at, at + 1);
        }
        parse.close();
    }

    private void element(long at, int type) {
        long nameAt = at + 1;
        long value = ends.cstring(nameAt, "the name of an element");
        start = at;
        nameLength = value - 1 - nameAt;
        if (list) {
            checkNumber(nameAt);
        }
        value(type, value);
        nameLength = NO_NAME;
    }

    /** Array elements are named by their index; readers ignore the names and use the order. */
    private void checkNumber(long nameAt) {
        if (nameLength == 1 && in.bytes.u1(nameAt) == '0' + number) {
            return;
        }
        long found = 0;
        for (long i = 0; i < nameLength; i++) {
            int digit = in.bytes.u1(nameAt + i) - '0';
            found = digit < 0 || digit > 9 || i > BsonElementShapes.MAX_NUMBER ? -1 : found * 10 + digit;
            if (found < 0) {
                break;
            }
        }
        if (found != number || nameLength == 0) {
            parse.out.issue(Issue.warning(
                    nameAt, nameLength, "The name of an array's element is not its number", Long.toString(number), ""));
        }
    }

    private void value(int type, long at) {
        int size = BsonType.size(type);
        if (size >= 0) {
            ends.require(at, size, "a value");
            if (type == BsonType.BOOL) {
                checkTruth(at);
            }
            leaf(type, at + size);
            return;
        }
        switch (type) {
            case BsonType.STRING, BsonType.CODE, BsonType.SYMBOL -> leaf(stringKind(type), ends.string(at));
            case BsonType.DOCUMENT, BsonType.ARRAY -> document(type, at);
            case BsonType.BINARY -> binary(at);
            case BsonType.DB_POINTER -> leaf(type, ends.pointer(at));
            case BsonType.REGEX -> regex(at);
            case BsonType.CODE_WITH_SCOPE -> codeWithScope(at);
            default ->
                throw MalformedInput.wrong(
                        start, 1, "No element has such a type", "0x01 to 0x13, 0x7F or 0xFF", "0x%02X".formatted(type));
        }
    }

    private void checkTruth(long at) {
        int value = in.bytes.u1(at);
        if (value > 1) {
            parse.out.issue(Issue.error(at, 1, "No truth value is this", "0 or 1", Integer.toString(value)));
        }
    }

    private int stringKind(int type) {
        return typed && number == 0 ? type | BsonElementShapes.TYPED : type;
    }

    private int shape(int kind) {
        return list && nameLength <= BsonElementShapes.MAX_NUMBER
                ? BsonShapes.element(BsonElementShapes.element(kind, (int) nameLength))
                : names.shape(kind, start + 1, nameLength);
    }

    /** Whether the element is one of the first fields of a {@link Tail.Scanned}. */
    private boolean needsNoRow() {
        return number < Tail.Scanned.MOST && !typed;
    }

    private void leaf(int kind, long end) {
        if (needsNoRow()
                && kind <= BsonType.LAST
                && nameLength <= (list ? BsonElementShapes.MAX_NUMBER : MemberShapes.MAX_KEY)) {
            parse.passed(end, BsonElementShapes.fields(kind));
        } else {
            parse.leaf(shape(kind), start, end);
            parse.out.computed(BsonElementShapes.fields(kind) - 1);
        }
    }

    private void document(int type, long at) {
        long end = ends.document(at, parse.frames.left() - 1);
        if (type == BsonType.ARRAY && elements.areTyped(at + 4, end, false)) {
            open(shape(type | BsonElementShapes.TYPED), at + 4, ARRAY | TYPED, end);
        } else {
            open(shape(type), at + 4, type == BsonType.ARRAY ? ARRAY : DOCUMENT, end);
        }
        parse.out.computed(BsonElementShapes.fields(type) - 1);
    }

    /** Opens an element's row, and advances the index. */
    private void open(int shape, long body, int rule, long end) {
        parse.frames.word((parse.frames.word() & RULE) | ((number + 1) << NUMBER_SHIFT));
        parse.open(shape, start, body, rule, end);
    }

    private void binary(long at) {
        long end = ends.binary(at);
        leaf(
                BsonElementEnds.isOldBinary(in, at) ? BsonType.BINARY | BsonElementShapes.OLD_BINARY : BsonType.BINARY,
                end);
    }

    /** Two NUL-terminated strings, each a row. */
    private void regex(long at) {
        long pattern = ends.cstring(at, "a pattern");
        long options = ends.cstring(pattern, "the options of a pattern");
        parse.tick();
        parse.out.open(shape(BsonType.REGEX), start);
        parse.out.leaf(BsonShapes.PATTERN, at, pattern - at);
        parse.out.leaf(BsonShapes.OPTIONS, pattern, options - pattern);
        parse.out.close(options);
        parse.out.computed(2);
        in.pos = options;
    }

    private void codeWithScope(long at) {
        long scope = ends.code(at, parse.frames.left() - 1);
        long end = ends.scope(at, scope);
        open(shape(BsonType.CODE_WITH_SCOPE), scope, CODE_WITH_SCOPE, end);
        parse.out.computed(BsonElementShapes.fields(BsonType.CODE_WITH_SCOPE) - 1);
    }

    /** The scope of code, which is its last part. */
    private void scope() {
        long end = parse.frames.left();
        if (in.pos == end) {
            parse.close();
            return;
        }
        parse.open(BsonShapes.DOCUMENT, in.pos, in.pos + 4, DOCUMENT, end);
        parse.out.computed(1);
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (nameLength == NO_NAME) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        long value = start + 1 + nameLength + 1;
        broken.out.open(names.shape(BsonElementShapes.BROKEN, start + 1, nameLength), start);
        broken.out.computed(2);
        broken.out.unparsed(value, end - value);
        broken.out.close(end);
        nameLength = NO_NAME;
    }
}
