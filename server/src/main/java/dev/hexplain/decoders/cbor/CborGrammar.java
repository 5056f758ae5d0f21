package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;

/** Reads items one after the other, and what is in them. */
final class CborGrammar implements Grammar {
    private static final int ROOT = 0;
    private static final int MAP = 1;
    private static final int ARRAY = 2;
    private static final int CHUNKS = 3;
    /** A key and its value, or an array that is no list: each is a row. */
    private static final int PAIR = 4;

    private static final int TAG = 5;
    /** A tag around strings that may be referred to; what is left says which ones were before. */
    private static final int NAMESPACE = 6;
    /** A tag around an exponent and a mantissa. */
    private static final int FRACTION = 7;
    /** An array of two or more, of which the first names the type of the second; its shape as a list is kept. */
    private static final int TYPED = 9;
    /** The content of one of the three before has begun. */
    private static final int BEGUN = 8;
    /** Above the rule of a map or an array is how many of its fields were read. */
    private static final int RULE = (1 << Frames.RULE_BITS) - 1;

    private static final int TAG_DECIMAL = 4;
    private static final int TAG_BIGFLOAT = 5;
    private static final int TAG_STRINGREF = 25;
    private static final int TAG_NAMESPACE = 256;
    /** How a reference starts that can be a name. */
    private static final int STRINGREF = 0xD8;

    private static final long INDEFINITE = -1;
    private static final long NO_KEY = -1;

    private final Parse parse;
    private final Input in;
    private final NameTable names;
    private final StringRefs strings;
    private final Items items;

    /** The key that was read while its value was not. */
    private long keyAt = NO_KEY;

    private long keyEnd;
    private long keyNamed;
    private int keyFields;

    CborGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.strings = new StringRefs(parse.out);
        this.items = new Items(parse.in);
    }

    @Override
    public void begin() {
        parse.open(CborShapes.ROOT, in.pos, in.pos, ROOT, 0);
    }

    @Override
    public void step() {
        int rule = (int) parse.frames.word() & RULE;
        switch (rule) {
            case TYPED -> typed();
            case ROOT -> sequence();
            case MAP -> members();
            case ARRAY, PAIR -> elements(rule == ARRAY);
            case TAG, FRACTION, NAMESPACE -> content(rule);
            case TAG | BEGUN, FRACTION | BEGUN -> parse.close();
            case NAMESPACE | BEGUN -> endNamespace();
            default -> chunks(rule >>> 4);
        }
    }

    private void sequence() {
        while (!in.atEnd()) {
            if (!item()) {
                return;
            }
        }
        parse.close();
    }

    private void members() {
        long left = parse.frames.left();
        while (left != 0) {
            if (left == INDEFINITE) {
                if (in.u1(in.pos, "a map") == Initial.BREAK) {
                    end(parse.frames.nextNeedsNoRow());
                    return;
                }
            } else {
                parse.frames.left(--left);
            }
            if (!member(parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    /** @param list whether these are fields of a {@link Tail.Scanned} */
    private void elements(boolean list) {
        long left = parse.frames.left();
        while (left != 0) {
            if (left == INDEFINITE) {
                if (in.u1(in.pos, "an array") == Initial.BREAK) {
                    end(list && parse.frames.nextNeedsNoRow());
                    return;
                }
            } else {
                parse.frames.left(--left);
            }
            if (!item(in.pos, in.pos, list && parse.frames.nextNeedsNoRow())) {
                return;
            }
        }
        parse.close();
    }

    /** What is left of a value with its type: the value, and a break. If more follows, it is a list after all. */
    private void typed() {
        boolean read = parse.frames.left() == 0;
        if (!read) {
            parse.frames.left(0);
            item();
        } else if (in.u1(in.pos, "an array") == Initial.BREAK) {
            end(false);
        } else {
            parse.out.reshape((int) (parse.frames.word() >>> Integer.SIZE));
            parse.frames.word(ARRAY | 2 << Frames.RULE_BITS);
            parse.frames.left(INDEFINITE);
        }
    }

    /** The break behind the last item of a container. */
    private void end(boolean rowless) {
        if (rowless) {
            parse.passed(in.pos + 1, 1);
        } else {
            parse.leaf(CborShapes.END, in.pos, in.pos + 1);
        }
        parse.close();
    }

    /** Strings of one major type, until a break. */
    private void chunks(int major) {
        while (true) {
            int initial = in.u1(in.pos, "a string of indefinite length");
            if (initial == Initial.BREAK) {
                end(false);
                return;
            }
            if (Initial.major(initial) != major || !ItemShapes.isScalar(initial)) {
                throw unexpected(in.pos, initial, "a chunk of definite length, or break");
            }
            int kind = Initial.kind(initial);
            long end = scalarEnd(in.pos, initial);
            parse.leaf(CborShapes.item(kind), in.pos, end);
            parse.out.computed(ItemShapes.fields(kind));
        }
    }

    /** The content of a tag, where it is a row. */
    private void content(int rule) {
        parse.frames.word(rule | BEGUN);
        if (rule == FRACTION && in.pos < in.end && in.bytes.u1(in.pos) == ItemShapes.FRACTION) {
            parse.open(CborShapes.item(ItemShapes.FRACTION), in.pos, in.pos + 1, PAIR, 2);
            parse.out.computed(1);
        } else {
            item();
        }
    }

    private void endNamespace() {
        strings.end(parse.frames.left(), in.pos);
        names.forget();
        parse.close();
    }

    /** Key and value. Says whether they are complete; otherwise the frame of what holds the rest is on top. */
    private boolean member(boolean rowless) {
        long at = in.pos;
        int initial = in.u1(at, "a map");
        keyNamed = at;
        if (ItemShapes.isScalar(initial)) {
            keyEnd = scalarEnd(at, initial);
            keyFields = 1 + ItemShapes.fields(initial);
            if (strings.isActive()) {
                countString(at, initial, keyEnd);
            }
        } else if (!isNameReference(at, initial)) {
            parse.open(CborShapes.ENTRY, at, at, PAIR, 2);
            return false;
        }
        keyAt = at;
        boolean whole = item(at, keyEnd, rowless && keyNamed == at && keyEnd - at <= MemberShapes.MAX_KEY);
        keyAt = NO_KEY;
        return whole;
    }

    /** Whether a reference to a string is the key; then its end and what it refers to are known. */
    private boolean isNameReference(long at, int initial) {
        if (initial != STRINGREF || in.left() < 3 || in.bytes.u1(at + 1) != TAG_STRINGREF) {
            return false;
        }
        int content = in.bytes.u1(at + 2);
        if (Initial.major(content) != Initial.UNSIGNED || !ItemShapes.isScalar(content)) {
            return false;
        }
        long end = scalarEnd(at + 2, content);
        keyNamed = strings.resolve(items.argument(at + 2, content));
        keyEnd = end;
        keyFields = 4 + ItemShapes.fields(content);
        return keyNamed >= 0;
    }

    private boolean item() {
        return item(in.pos, in.pos, false);
    }

    /**
     * An item, with a key in front of it if it starts later than its row. Says whether it is complete; otherwise its
     * frame is on top.
     *
     * @param rowless whether a scalar may do without a row
     */
    private boolean item(long start, long at, boolean rowless) {
        int initial = in.u1(at, "an item");
        if (!ItemShapes.isScalar(initial)) {
            return compound(start, at, initial);
        }
        long end = scalarEnd(at, initial);
        int kind = Initial.kind(initial);
        if (strings.isActive()) {
            countString(at, initial, end);
        }
        if (rowless) {
            parse.passed(end, 1 + headFields(kind, start, at));
            return true;
        }
        parse.leaf(shape(kind, start, at), start, end);
        parse.out.computed(headFields(kind, start, at));
        return true;
    }

    private int shape(int kind, long start, long at) {
        return start == at ? CborShapes.item(kind) : names.shape(kind, start, at - start, keyNamed);
    }

    private int headFields(int kind, long start, long at) {
        return start == at ? ItemShapes.fields(kind) : keyFields + ItemShapes.memberFields(kind);
    }

    /** The offset behind a scalar. */
    private long scalarEnd(long at, int initial) {
        int size = Initial.size(initial);
        if (size < 0) {
            return longStringEnd(at, initial, -size);
        }
        if (size > in.end - at) {
            throw Malformed.endOfSource(at, Initial.spell(initial), size, in.end - at);
        }
        if (Initial.major(initial) == Initial.TEXT) {
            parse.checkUtf8(at + 1, size - 1);
        } else if (initial == Initial.SIMPLE_8 && in.bytes.u1(at + 1) < 32) {
            parse.out.issue(Issue.error(
                    at + 1,
                    1,
                    "No such simple value may be written in two bytes",
                    "32 to 255",
                    "" + in.bytes.u1(at + 1)));
        }
        return at + size;
    }

    private long longStringEnd(long at, int initial, int argumentSize) {
        in.require(at, 1 + argumentSize, "the length of a string");
        long length = items.argument(at, initial);
        long from = at + 1 + argumentSize;
        in.require(from, length, Initial.major(initial) == Initial.TEXT ? "a text" : "a byte string");
        if (Initial.major(initial) == Initial.TEXT) {
            parse.checkUtf8(from, length);
        }
        return from + length;
    }

    private void countString(long at, int initial, long end) {
        if (Initial.major(initial) == Initial.TEXT || Initial.major(initial) == Initial.BYTES) {
            strings.string(at, end - at - 1 - Initial.argumentSize(initial));
        }
    }

    private boolean compound(long start, long at, int initial) {
        if (Initial.isReserved(initial)) {
            throw unexpected(at, initial, "additional information other than 28 to 30, which are reserved");
        }
        int size = Initial.argumentSize(initial);
        in.require(at, 1 + size, "a head");
        long body = at + 1 + size;
        return switch (Initial.major(initial)) {
            case Initial.ARRAY -> array(start, at, initial, body);
            case Initial.MAP -> {
                open(Initial.kind(initial), start, at, body, MAP, count(at, initial));
                yield false;
            }
            case Initial.TAG -> tag(start, at, initial, body);
            case Initial.BYTES, Initial.TEXT -> {
                open(initial, start, at, body, CHUNKS | Initial.major(initial) << 4, 0);
                yield false;
            }
            default -> throw unexpected(at, initial, "an item");
        };
    }

    private void open(int kind, long start, long at, long body, long word, long content) {
        parse.open(shape(kind, start, at), start, body, word, content);
        parse.out.computed(headFields(kind, start, at));
    }

    private long count(long at, int initial) {
        if (Initial.isIndefinite(initial)) {
            return INDEFINITE;
        }
        long count = items.argument(at, initial);
        return count < 0 ? Long.MAX_VALUE : count;
    }

    /** An array is one row, if its elements are of one kind and of one size. */
    private boolean array(long start, long at, int initial, long body) {
        long count = count(at, initial);
        int element = count > 0 ? items.uniform(body, count) : -1;
        int kind = Initial.kind(initial);
        if (element < 0) {
            if ((count == 2 || count == INDEFINITE) && items.nameType(body, parse.frames.depth() == 1)) {
                openTyped(kind, start, at, body, count);
            } else {
                open(kind, start, at, body, ARRAY, count);
            }
            return false;
        }
        parse.leaf(shape(kind | (element + 1) << 8, start, at), start, body + count * Initial.size(element));
        parse.out.computed(headFields(kind, start, at) + count * (1 + ItemShapes.fields(element)));
        return true;
    }

    private void openTyped(int kind, long start, long at, long body, long count) {
        long asList = shape(kind, start, at);
        long word = count == INDEFINITE ? TYPED | asList << Integer.SIZE : PAIR;
        open(kind | ItemShapes.TYPED, start, at, body, word, 1);
        int initial = in.bytes.u1(body);
        long end = scalarEnd(body, initial);
        if (strings.isActive()) {
            countString(body, initial, end);
        }
        parse.leaf(CborShapes.item(Initial.kind(initial) | ItemShapes.TYPE_NAME), body, end);
        parse.out.computed(ItemShapes.fields(initial));
    }

    private boolean tag(long start, long at, int initial, long body) {
        if (Initial.isIndefinite(initial)) {
            throw unexpected(at, initial, "a tag with a number");
        }
        long number = items.argument(at, initial);
        int content = in.u1(body, "a tag");
        if (number != TAG_NAMESPACE && ItemShapes.isScalar(content)) {
            scalarContent(start, at, initial, body, number);
            return true;
        }
        int rule =
                number == TAG_NAMESPACE ? NAMESPACE : number == TAG_DECIMAL || number == TAG_BIGFLOAT ? FRACTION : TAG;
        open(initial | ItemShapes.TAG_WITH_ROW, start, at, body, rule, 0);
        if (rule == NAMESPACE) {
            parse.frames.left(strings.begin(at));
            names.forget();
        }
        return false;
    }

    /** A tag and a scalar are one row. */
    private void scalarContent(long start, long at, int initial, long body, long number) {
        int content = in.bytes.u1(body);
        long end = scalarEnd(body, content);
        if (strings.isActive()) {
            countString(body, content, end);
        }
        if (number == TAG_STRINGREF) {
            checkReference(body, content, end);
        }
        parse.leaf(shape(initial, start, at), start, end);
        parse.out.computed(headFields(initial, start, at) + 1 + ItemShapes.fields(content));
    }

    private void checkReference(long at, int initial, long end) {
        boolean known = Initial.major(initial) == Initial.UNSIGNED && strings.resolve(items.argument(at, initial)) >= 0;
        if (!known) {
            parse.out.issue(Issue.error(
                    at, end - at, "The reference is to no string", strings.expected(), Initial.spell(initial)));
        }
    }

    private static Malformed unexpected(long at, int initial, String expected) {
        return Malformed.wrong(
                at,
                1,
                initial == Initial.BREAK ? "A break that ends nothing" : "No item starts with this byte",
                expected,
                "0x%02X".formatted(initial));
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        if (keyAt == NO_KEY) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        broken.out.open(names.shape(ItemShapes.BROKEN, keyAt, keyEnd - keyAt, keyNamed), keyAt);
        broken.out.computed(keyFields);
        broken.out.unparsed(keyEnd, end - keyEnd);
        broken.out.close(end);
        keyAt = NO_KEY;
    }
}
