package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/**
 * Reads data items by major type (RFC 8949, section 3): scalars whole; of arrays, maps, tags and strings of indefinite
 * length only the head, after which the grammar goes on.
 */
final class CborDataItems {
    private static final int TAG_DECIMAL = 4;
    private static final int TAG_BIGFLOAT = 5;
    private static final int TAG_STRINGREF = 25;
    private static final int TAG_NAMESPACE = 256;
    /** The bytes that begin a string reference, which may be a key. */
    private static final int STRINGREF = 0xD8;

    private static final long NO_KEY = -1;

    private final Parse parse;
    private final ParseInput in;
    private final NameTable names;
    private final CborStringRefs strings;
    private final CborLookahead ahead;
    private final CborScalarEnds ends;

    /** The offset of a key that was read while its value was not. */
    private long keyAt = NO_KEY;

    private long keyEnd;
    private long keyNamed;
    private int keyFields;

    CborDataItems(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.strings = new CborStringRefs(parse.out);
        this.ahead = new CborLookahead(parse.in);
        this.ends = new CborScalarEnds(parse, ahead);
    }

    /** Reads an item as a row. Whether it is complete; otherwise its frame is on top. */
    boolean item() {
        return item(in.pos, in.pos, false);
    }

    /** The same for an item that needs no row if it is a scalar. */
    boolean item(boolean rowless) {
        return item(in.pos, in.pos, rowless);
    }

    /** @param start where its row begins: at its key, if it has one */
    private boolean item(long start, long at, boolean rowless) {
        int initial = in.u1(at, "an item");
        if (!CborItemShapes.isScalar(initial)) {
            return compound(start, at, initial);
        }
        long end = countedEnd(at, initial);
        int kind = CborInitialByte.kind(initial);
        if (rowless) {
            parse.passed(end, 1 + headFields(kind, start, at));
            return true;
        }
        parse.leaf(shape(kind, start, at), start, end);
        parse.out.computed(headFields(kind, start, at));
        return true;
    }

    private long countedEnd(long at, int initial) {
        long end = ends.scalar(at, initial);
        strings.scalar(at, initial, end);
        return end;
    }

    private int shape(int kind, long start, long at) {
        return start == at ? CborShapes.item(kind) : names.shape(kind, start, at - start, keyNamed);
    }

    private int headFields(int kind, long start, long at) {
        return start == at ? CborItemShapes.fields(kind) : keyFields + CborItemShapes.memberFields(kind);
    }

    // -- members

    /** Key and value. Whether they are complete; otherwise the frame of the incomplete one is on top. */
    boolean member(boolean rowless) {
        long at = in.pos;
        int initial = in.u1(at, "a map");
        keyNamed = at;
        if (CborItemShapes.isScalar(initial)) {
            keyEnd = countedEnd(at, initial);
            keyFields = 1 + CborItemShapes.fields(initial);
        } else if (!isNameReference(at, initial)) {
            parse.open(CborShapes.ENTRY, at, at, CborRule.PAIR, 2);
            return false;
        }
        keyAt = at;
        boolean whole = item(at, keyEnd, rowless && keyNamed == at && keyEnd - at <= MemberShapes.MAX_KEY);
        keyAt = NO_KEY;
        return whole;
    }

    /** Whether the key is a string reference; then its end and its target are set. */
    private boolean isNameReference(long at, int initial) {
        if (initial != STRINGREF || in.left() < 3 || in.bytes.u1(at + 1) != TAG_STRINGREF) {
            return false;
        }
        int content = in.bytes.u1(at + 2);
        if (CborInitialByte.major(content) != CborInitialByte.UNSIGNED || !CborItemShapes.isScalar(content)) {
            return false;
        }
        long end = ends.scalar(at + 2, content);
        keyNamed = strings.resolve(ahead.argument(at + 2, content));
        keyEnd = end;
        keyFields = 4 + CborItemShapes.fields(content);
        return keyNamed >= 0;
    }

    /** Reading broke off: writes a member whose key is known, up to an offset. Whether there is one. */
    boolean brokenMember(long end) {
        if (keyAt == NO_KEY) {
            return false;
        }
        parse.out.open(names.shape(CborItemShapes.BROKEN, keyAt, keyEnd - keyAt, keyNamed), keyAt);
        parse.out.computed(keyFields);
        parse.out.unparsed(keyEnd, end - keyEnd);
        parse.out.close(end);
        keyAt = NO_KEY;
        return true;
    }

    // -- major types 2 to 6, whose head is not all of the item

    private boolean compound(long start, long at, int initial) {
        if (CborInitialByte.isReserved(initial)) {
            throw CborScalarEnds.unexpected(
                    at, initial, "additional information other than 28 to 30, which are reserved");
        }
        int size = CborInitialByte.argumentSize(initial);
        in.require(at, 1 + size, "a head");
        long body = at + 1 + size;
        return switch (CborInitialByte.major(initial)) {
            case CborInitialByte.ARRAY -> array(start, at, initial, body);
            case CborInitialByte.MAP ->
                open(CborInitialByte.kind(initial), start, at, body, CborRule.MAP, count(at, initial));
            case CborInitialByte.TAG -> tag(start, at, initial, body);
            case CborInitialByte.BYTES, CborInitialByte.TEXT ->
                open(
                        initial,
                        start,
                        at,
                        body,
                        CborRule.CHUNKS | CborInitialByte.major(initial) << CborRule.CHUNKS_SHIFT,
                        0);
            default -> throw CborScalarEnds.unexpected(at, initial, "an item");
        };
    }

    /** Opens the row of an item. Returns false: it is not complete. */
    private boolean open(int kind, long start, long at, long body, long word, long left) {
        parse.open(shape(kind, start, at), start, body, word, left);
        parse.out.computed(headFields(kind, start, at));
        return false;
    }

    private long count(long at, int initial) {
        if (CborInitialByte.isIndefinite(initial)) {
            return CborRule.INDEFINITE;
        }
        long count = ahead.argument(at, initial);
        return count < 0 ? Long.MAX_VALUE : count;
    }

    /** Reads an array; it is one row if its elements are of one kind and one size. */
    private boolean array(long start, long at, int initial, long body) {
        long count = count(at, initial);
        int element = count > 0 ? ahead.uniform(body, count) : -1;
        int kind = CborInitialByte.kind(initial);
        if (element >= 0) {
            parse.leaf(
                    shape(kind | (element + 1) << 8, start, at), start, body + count * CborInitialByte.size(element));
            parse.out.computed(headFields(kind, start, at) + count * (1 + CborItemShapes.fields(element)));
            return true;
        }
        boolean mayBeTyped = count == 2 || count == CborRule.INDEFINITE;
        return mayBeTyped && ahead.nameType(body, parse.frames.depth() == 1)
                ? typed(kind, start, at, body, count)
                : open(kind, start, at, body, CborRule.ARRAY, count);
    }

    private boolean typed(int kind, long start, long at, long body, long count) {
        long asList = shape(kind, start, at);
        long word = count == CborRule.INDEFINITE ? CborRule.TYPED | asList << Integer.SIZE : CborRule.PAIR;
        open(kind | CborItemShapes.TYPED, start, at, body, word, 1);
        int initial = in.bytes.u1(body);
        long end = countedEnd(body, initial);
        parse.leaf(CborShapes.item(CborInitialByte.kind(initial) | CborItemShapes.TYPE_NAME), body, end);
        parse.out.computed(CborItemShapes.fields(initial));
        return false;
    }

    /** A chunk of a string of indefinite length. */
    void chunk(int initial) {
        int kind = CborInitialByte.kind(initial);
        long end = ends.scalar(in.pos, initial);
        parse.leaf(CborShapes.item(kind), in.pos, end);
        parse.out.computed(CborItemShapes.fields(kind));
    }

    // -- tags

    private boolean tag(long start, long at, int initial, long body) {
        if (CborInitialByte.isIndefinite(initial)) {
            throw CborScalarEnds.unexpected(at, initial, "a tag with a number");
        }
        long number = ahead.argument(at, initial);
        int content = in.u1(body, "a tag");
        if (number != TAG_NAMESPACE && CborItemShapes.isScalar(content)) {
            scalarContent(start, at, initial, body, number);
            return true;
        }
        int rule = ruleOf(number);
        open(initial | CborItemShapes.TAG_WITH_ROW, start, at, body, rule, 0);
        if (rule == CborRule.NAMESPACE) {
            parse.frames.left(strings.begin(at));
            names.forget();
        }
        return false;
    }

    private static int ruleOf(long tag) {
        if (tag == TAG_NAMESPACE) {
            return CborRule.NAMESPACE;
        }
        return tag == TAG_DECIMAL || tag == TAG_BIGFLOAT ? CborRule.FRACTION : CborRule.TAG;
    }

    /** Reads a scalar as the content of a tag: both are one row. */
    private void scalarContent(long start, long at, int initial, long body, long number) {
        int content = in.bytes.u1(body);
        long end = countedEnd(body, content);
        if (number == TAG_STRINGREF) {
            checkReference(body, content, end);
        }
        parse.leaf(shape(initial, start, at), start, end);
        parse.out.computed(headFields(initial, start, at) + 1 + CborItemShapes.fields(content));
    }

    private void checkReference(long at, int initial, long end) {
        boolean known = CborInitialByte.major(initial) == CborInitialByte.UNSIGNED
                && strings.resolve(ahead.argument(at, initial)) >= 0;
        if (!known) {
            parse.out.issue(Issue.error(
                    at, end - at, "The reference is to no string", strings.expected(), CborInitialByte.spell(initial)));
        }
    }

    /** Restores the string references that were valid before the tag on top. */
    void endNamespace() {
        strings.end(parse.frames.left(), in.pos);
        names.forget();
    }
}
