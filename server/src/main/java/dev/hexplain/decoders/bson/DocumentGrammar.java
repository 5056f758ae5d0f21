package dev.hexplain.decoders.bson;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;

/**
 * Reads documents one after the other, and their elements. What is left of a frame is the offset where its document
 * ends, which may be behind the end of the source.
 */
final class DocumentGrammar implements Grammar {
    private static final int ROOT = 0;
    private static final int DOCUMENT = 1;
    private static final int ARRAY = 2;
    private static final int CODE_WITH_SCOPE = 3;
    /** An array that is a value behind the name of its type. */
    private static final int TYPED = 1 << 7;
    /** Above the rule of a document or an array is the number of its next element. */
    private static final int NUMBER_SHIFT = 8;

    private static final int RULE = (1 << NUMBER_SHIFT) - 1;

    private static final int SMALLEST_DOCUMENT = 5;
    private static final int SMALLEST_CODE_WITH_SCOPE = 4 + 5 + SMALLEST_DOCUMENT;
    private static final long NO_NAME = -1;

    private final Parse parse;
    private final Input in;
    private final NameTable names;
    private final Elements elements;

    /** Where the document on top ends, or the source. */
    private long bound;

    /** Whether that is an array, and one that is a value with its type; the number of the element that is being read. */
    private boolean list;

    private boolean typed;
    private long number;
    /** The element whose value is being read. */
    private long start;

    private long nameLength = NO_NAME;

    private final boolean single;

    /** @param single whether to read one document only, which stands inside something else */
    DocumentGrammar(Parse parse, boolean single) {
        this.parse = parse;
        this.single = single;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.elements = new Elements(parse.in);
    }

    @Override
    public void begin() {
        if (single) {
            bound = in.end;
            document(documentEnd(in.pos, in.end < in.bytes.end() ? in.end : Long.MAX_VALUE));
            return;
        }
        parse.open(BsonShapes.ROOT, in.pos, in.pos, ROOT, Long.MAX_VALUE);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        bound = Math.min(parse.frames.left(), in.end);
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
        document(documentEnd(in.pos, Long.MAX_VALUE));
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

    /** The offset behind a document that says its length and must end before another offset. */
    private long documentEnd(long at, long before) {
        require(at, 4, "the length of a document");
        long length = in.bytes.s4le(at);
        if (length < SMALLEST_DOCUMENT || length > before - at) {
            throw Malformed.wrong(
                    at,
                    4,
                    "No document here is as long as this",
                    before == Long.MAX_VALUE
                            ? "at least " + SMALLEST_DOCUMENT
                            : "%d to %d".formatted(SMALLEST_DOCUMENT, before - at),
                    Long.toString(length));
        }
        return at + length;
    }

    /** e_list and the zero behind it. */
    private void elements() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            long at = in.pos;
            require(at, 1, "a document");
            int type = in.bytes.u1(at);
            if (type == Type.END) {
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
            throw Malformed.wrong(
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
        long nameEnd = in.bytes.indexOf(0, nameAt, bound);
        if (nameEnd < 0) {
            throw past(nameAt, "the name of an element", "a zero behind it");
        }
        parse.checkUtf8(nameAt, nameEnd - nameAt);
        start = at;
        nameLength = nameEnd - nameAt;
        if (list) {
            checkNumber(nameAt);
        }
        value(type, nameEnd + 1);
        nameLength = NO_NAME;
    }

    /** Elements of arrays are named by their number; readers go by the order, whatever stands there. */
    private void checkNumber(long nameAt) {
        if (nameLength == 1 && in.bytes.u1(nameAt) == '0' + number) {
            return;
        }
        long found = 0;
        for (long i = 0; i < nameLength; i++) {
            int digit = in.bytes.u1(nameAt + i) - '0';
            found = digit < 0 || digit > 9 || i > ElementShapes.MAX_NUMBER ? -1 : found * 10 + digit;
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
        int size = Type.size(type);
        if (size >= 0) {
            require(at, size, "a value");
            if (type == Type.BOOL && in.bytes.u1(at) > 1) {
                parse.out.issue(
                        Issue.error(at, 1, "No truth value is this", "0 or 1", Integer.toString(in.bytes.u1(at))));
            }
            leaf(type, at + size);
            return;
        }
        switch (type) {
            case Type.STRING, Type.CODE, Type.SYMBOL -> leaf(stringKind(type), stringEnd(at, bound));
            case Type.DOCUMENT, Type.ARRAY -> document(type, at);
            case Type.BINARY -> binary(at);
            case Type.DB_POINTER -> {
                long end = stringEnd(at, bound);
                require(end, Type.OBJECT_ID_SIZE, "the id of a pointer");
                leaf(type, end + Type.OBJECT_ID_SIZE);
            }
            case Type.REGEX -> regex(at);
            case Type.CODE_WITH_SCOPE -> codeWithScope(at);
            default ->
                throw Malformed.wrong(
                        start, 1, "No element has such a type", "0x01 to 0x13, 0x7F or 0xFF", "0x%02X".formatted(type));
        }
    }

    private int stringKind(int type) {
        return typed && number == 0 ? type | ElementShapes.TYPED : type;
    }

    private int shape(int kind) {
        return list && nameLength <= ElementShapes.MAX_NUMBER
                ? BsonShapes.element(ElementShapes.element(kind, (int) nameLength))
                : names.shape(kind, start + 1, nameLength);
    }

    /** Whether what is read is one of the first fields of a {@link Tail.Scanned}. */
    private boolean needsNoRow() {
        return number < Tail.Scanned.MOST && !typed;
    }

    private void leaf(int kind, long end) {
        if (needsNoRow()
                && kind <= Type.LAST
                && nameLength <= (list ? ElementShapes.MAX_NUMBER : MemberShapes.MAX_KEY)) {
            parse.passed(end, 3 + ElementShapes.fields(kind));
        } else {
            parse.leaf(shape(kind), start, end);
            parse.out.computed(2 + ElementShapes.fields(kind));
        }
    }

    private void document(int type, long at) {
        long end = documentEnd(at, parse.frames.left() - 1);
        if (type == Type.ARRAY && elements.areTyped(at + 4, end, false)) {
            open(shape(type | ElementShapes.TYPED), at + 4, ARRAY | TYPED, end);
        } else {
            open(shape(type), at + 4, type == Type.ARRAY ? ARRAY : DOCUMENT, end);
        }
        parse.out.computed(2 + ElementShapes.fields(type));
    }

    /** Opens an element's row, and keeps the number of the one behind it. */
    private void open(int shape, long body, int rule, long end) {
        parse.frames.word(parse.frames.word() & RULE | number + 1 << NUMBER_SHIFT);
        parse.open(shape, start, body, rule, end);
    }

    /** The offset behind a string and its zero, which must stand before another offset. */
    private long stringEnd(long at, long before) {
        require(at, 4, "the length of a string");
        long length = in.bytes.s4le(at);
        if (length < 1) {
            throw Malformed.wrong(at, 4, "A string has no such length", "at least 1", Long.toString(length));
        }
        long end = at + 4 + length;
        if (end > before) {
            throw past(at + 4, "a string", length + " bytes");
        }
        if (in.bytes.u1(end - 1) != 0) {
            throw Malformed.wrong(
                    end - 1, 1, "A string does not end with a zero", "0x00", "0x%02X".formatted(in.bytes.u1(end - 1)));
        }
        parse.checkUtf8(at + 4, length - 1);
        return end;
    }

    private void binary(long at) {
        require(at, 5, "the length and subtype of binary data");
        long length = in.bytes.s4le(at);
        long data = at + 5;
        if (length < 0) {
            throw Malformed.wrong(at, 4, "Binary data has a negative length", "0 or more", Long.toString(length));
        }
        require(data, length, "binary data");
        boolean old = in.bytes.u1(at + 4) == Type.OLD_BINARY;
        if (old) {
            checkInnerLength(data, length);
        }
        leaf(old ? Type.BINARY | ElementShapes.OLD_BINARY : Type.BINARY, data + length);
    }

    private void checkInnerLength(long at, long outer) {
        long inner = outer < 4 ? -1 : in.bytes.s4le(at);
        if (inner != outer - 4) {
            throw Malformed.wrong(
                    at,
                    Math.min(4, outer),
                    "The length inside binary data of subtype 2 does not fit the one before",
                    outer < 4 ? "4 bytes" : Long.toString(outer - 4),
                    outer < 4 ? outer + " bytes" : Long.toString(inner));
        }
    }

    /** Two strings that only their zeros end: each is a row. */
    private void regex(long at) {
        long pattern = cstringEnd(at, "a pattern");
        long options = cstringEnd(pattern, "the options of a pattern");
        parse.tick();
        parse.out.open(shape(Type.REGEX), start);
        parse.out.leaf(BsonShapes.PATTERN, at, pattern - at);
        parse.out.leaf(BsonShapes.OPTIONS, pattern, options - pattern);
        parse.out.close(options);
        parse.out.computed(2);
        in.pos = options;
    }

    private long cstringEnd(long at, String what) {
        long zero = in.bytes.indexOf(0, at, bound);
        if (zero < 0) {
            throw past(at, what, "a zero behind it");
        }
        parse.checkUtf8(at, zero - at);
        return zero + 1;
    }

    private void codeWithScope(long at) {
        require(at, 4, "the length of code with scope");
        long size = in.bytes.s4le(at);
        long most = parse.frames.left() - 1 - at;
        if (size < SMALLEST_CODE_WITH_SCOPE || size > most) {
            throw Malformed.wrong(
                    at,
                    4,
                    "No code with scope here is as long as this",
                    "%d to %d".formatted(SMALLEST_CODE_WITH_SCOPE, most),
                    Long.toString(size));
        }
        long code = stringEnd(at + 4, Math.min(in.end, at + size - SMALLEST_DOCUMENT));
        long scope = documentEnd(code, at + size);
        if (scope != at + size) {
            throw Malformed.wrong(
                    code,
                    4,
                    "The scope does not end with its code",
                    Long.toString(at + size - code),
                    Long.toString(scope - code));
        }
        open(shape(Type.CODE_WITH_SCOPE), code, CODE_WITH_SCOPE, scope);
        parse.out.computed(2 + ElementShapes.fields(Type.CODE_WITH_SCOPE));
    }

    /** The scope of code; when it has been read, that is all. */
    private void scope() {
        long end = parse.frames.left();
        if (in.pos == end) {
            parse.close();
            return;
        }
        parse.open(BsonShapes.DOCUMENT, in.pos, in.pos + 4, DOCUMENT, end);
        parse.out.computed(1);
    }

    private void require(long at, long wanted, String what) {
        if (wanted > bound - at) {
            throw past(at, what, wanted + (wanted == 1 ? " byte" : " bytes"));
        }
    }

    private Malformed past(long at, String what, String expected) {
        if (bound == in.end) {
            return Malformed.endOfSource(Math.min(at, bound), what, expected);
        }
        return Malformed.wrong(
                Math.min(at, bound),
                Math.max(0, bound - at),
                "The document ends inside " + what,
                expected,
                Math.max(0, bound - at) + " bytes to the end of the document");
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (nameLength == NO_NAME) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        long value = start + 1 + nameLength + 1;
        broken.out.open(names.shape(ElementShapes.BROKEN, start + 1, nameLength), start);
        broken.out.computed(2);
        broken.out.unparsed(value, end - value);
        broken.out.close(end);
        nameLength = NO_NAME;
    }
}
