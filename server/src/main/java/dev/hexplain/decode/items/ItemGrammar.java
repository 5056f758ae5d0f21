package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.FieldCounts;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Tail;

/**
 * Grammar of formats whose items begin with a byte that says what they are: items one after the other, and what they
 * contain. {@link #step} goes on with the container on top, {@link #item} reads an item. A format adds what its
 * {@link ItemTable} cannot say.
 */
public abstract class ItemGrammar implements Grammar {
    /** The first rule of a format's own. */
    protected static final int OWN_RULES = 8;

    private static final int ROOT = 0;
    private static final int MAP = 1;
    private static final int ARRAY = 2;
    /** A key and its value, or the rest of an array that is no list: each is a row. */
    private static final int ROWS = 3;
    /** A typed value up to an end: a list, if more than one item follows the type name. */
    private static final int TYPED = 4;

    /** What is left of a container that has an end. */
    private static final long UP_TO_END = -1;

    private static final long NO_KEY = -1;

    protected final Parse parse;
    protected final ParseInput in;
    protected final NameTable names;

    protected final ItemFrames frames;

    private final ItemShapes shapes;
    private final ItemTable table;
    private final ItemLookahead ahead;
    private final String anItem;
    /** The byte that ends containers. */
    private final int end;

    private final FieldCounts elementFields;
    private final FieldCounts memberFields;
    private final FieldCounts keyFieldsByKey;

    /** The offset of a key that was read while its value was not. */
    private long keyAt = NO_KEY;

    private long keyEnd;
    /** The offset of the bytes that name the member: the key's, or of what that refers to. */
    private long keyNamed;

    private int keyFields;

    protected ItemGrammar(Parse parse, ItemShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.frames = new ItemFrames(parse.frames);
        this.shapes = shapes;
        this.table = shapes.table;
        this.ahead = new ItemLookahead(table, in);
        this.anItem = shapes.words.item();
        this.end = table.end();
        this.elementFields = shapes.elementFields;
        this.memberFields = shapes.memberFields;
        this.keyFieldsByKey = shapes.keyFields;
    }

    // -- what formats add

    /** Goes on with a container that the format opened by a rule of its own. */
    protected abstract void step(int rule);

    /** Reads an item of the form {@link ItemForm#OTHER} or {@link ItemForm#CHUNKS} after its head. Whether it is complete. */
    protected abstract boolean other(long start, long at, int first, long body);

    /** The failure for a byte that begins no item. */
    protected abstract MalformedInput unexpected(long at, int first);

    /** Called for each text, for bytes, and for numbers that do not repeat ({@link ItemType#repeats}). */
    protected void scalarRead(long at, int first, long end) {
        // Most formats need no more of it than its extent.
    }

    /** Reads a key that is no scalar and yet names its member, with {@link #keyRead}. Whether it is one. */
    protected boolean isOtherKey(long at, int first) {
        return false;
    }

    /** Fails where the source ends before the next field of a container; by default, reading that field does. */
    protected void requireMore(long left, String container, String fields) {
        // The message of the field will do.
    }

    // -- containers

    @Override
    public final void begin() {
        parse.open(shapes.root, in.pos, in.pos, ROOT, 0);
    }

    @Override
    public final void step() {
        int rule = frames.rule();
        switch (rule) {
            case ROOT -> sequence();
            case MAP -> members();
            case ARRAY -> elements();
            case ROWS -> rows();
            case TYPED -> typed();
            default -> step(rule);
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
        for (long left = frames.left(); left != 0; ) {
            if (left != UP_TO_END) {
                requireMore(left, "a map", "members");
                frames.left(--left);
            } else if (isEnd("a map")) {
                end(frames.nextMayBeVirtual());
                return;
            }
            if (!member(frames.nextMayBeVirtual())) {
                return;
            }
        }
        parse.close();
    }

    private void elements() {
        for (long left = frames.left(); left != 0; ) {
            if (left != UP_TO_END) {
                requireMore(left, "an array", "elements");
                frames.left(--left);
            } else if (isEnd("an array")) {
                end(frames.nextMayBeVirtual());
                return;
            }
            if (!item(in.pos, in.pos, frames.nextMayBeVirtual())) {
                return;
            }
        }
        parse.close();
    }

    private void rows() {
        for (long left = frames.left(); left > 0; left--) {
            requireMore(left, "an array", "elements");
            frames.left(left - 1);
            if (!item()) {
                return;
            }
        }
        parse.close();
    }

    /** The rest of a typed value: the value, and an end. If more follows, the array is a list. */
    private void typed() {
        if (frames.left() > 0) {
            frames.left(0);
            item();
        } else if (isEnd("an array")) {
            end(false);
        } else {
            parse.out.reshape(frames.listShape());
            frames.rule(ARRAY, 2);
            frames.left(UP_TO_END);
        }
    }

    private boolean isEnd(String container) {
        return in.u1(in.pos, container) == end;
    }

    /** The end of the container on top, which is its last field: virtual, or a row. */
    protected final void end(boolean virtual) {
        leaf(in.bytes.u1(in.pos), in.pos, in.pos + 1, virtual);
        parse.close();
    }

    // -- items

    /** Reads an item as a row. Whether it is complete; otherwise its frame is on top. */
    protected final boolean item() {
        return item(in.pos, in.pos, false);
    }

    /**
     * Reads an item, behind a key where its row starts before it.
     *
     * @param virtual whether a scalar needs no row: a {@link Tail.Scanned} will find it
     * @return whether it is complete; otherwise its frame is on top
     */
    private boolean item(long start, long at, boolean virtual) {
        int first = in.u1(at, anItem);
        if (!table.isScalar(first)) {
            return compound(start, at, first);
        }
        long end = scalar(at, first);
        int kind = table.kind(first);
        int fields = fields(kind, start, at);
        if (virtual) {
            parse.passed(end, fields);
        } else {
            parse.leaf(shape(kind, start, at), start, end, fields);
        }
        return true;
    }

    private int shape(int kind, long start, long at) {
        return start == at ? shapes.number(kind) : names.shape(kind, start, at - start, keyNamed);
    }

    private int fields(int kind, long start, long at) {
        return start == at ? elementFields.of(kind & 0xFF) : memberFields.of(kind & 0xFF) + keyFields;
    }

    /** The number of fields that a scalar without a key consists of. */
    protected final int fields(int first) {
        return elementFields.of(table.kind(first));
    }

    /** A scalar in a row of its own or in none, without a key. */
    private void leaf(int kind, long at, long end, boolean virtual) {
        if (virtual) {
            parse.passed(end, elementFields.of(kind & 0xFF));
        } else {
            parse.leaf(shapes.number(kind), at, end, elementFields.of(kind & 0xFF));
        }
    }

    /** Checks a scalar and returns the offset after it. */
    protected final long scalar(long at, int first) {
        int size = table.size(first);
        if (size <= 0) {
            return countedEnd(at, first, -size);
        }
        if (size > in.end - at) {
            throw MalformedInput.endOfSource(at, table.symbol(first), size, in.end - at);
        }
        long end = at + size;
        if (!table.isPlain(first)) {
            check(at, first, at + 1, end);
        }
        return end;
    }

    /** The end of a scalar that is as long as it says. */
    private long countedEnd(long at, int first, int lengthSize) {
        in.require(at, 1 + lengthSize, shapes.words.length());
        long body = at + table.headSize(first);
        in.require(at + 1 + lengthSize, table.headSize(first) - 1 - lengthSize, "the type of an extension");
        long length = ahead.argument(at, first);
        in.require(body, length, table.form(first) == ItemForm.TEXT ? "a text" : shapes.words.bytes());
        check(at, first, body, body + length);
        return body + length;
    }

    private void check(long at, int first, long body, long end) {
        if (table.form(first) == ItemForm.TEXT) {
            parse.checkUtf8(body, end - body);
        }
        scalarRead(at, first, end);
    }

    // -- members

    /** Key and value. Whether they are complete; otherwise the frame of the incomplete one is on top. */
    private boolean member(boolean virtual) {
        long at = in.pos;
        int first = in.u1(at, "a map");
        if (table.isScalar(first)) {
            keyRead(first, scalar(at, first), at, 0);
        } else if (!isOtherKey(at, first)) {
            parse.open(shapes.entry, at, at, ROWS, 2);
            return false;
        }
        keyAt = at;
        boolean whole = item(at, keyEnd, virtual && keyNamed == at && keyEnd - at <= MemberShapes.MAX_KEY);
        keyAt = NO_KEY;
        return whole;
    }

    /**
     * Takes the key of the member that is read.
     *
     * @param named the offset of the scalar that names the member: of the key itself, or of what that refers to
     * @param first byte of the key
     * @param fields of scalars that stand in the key
     */
    protected final void keyRead(int first, long end, long named, int fields) {
        keyEnd = end;
        keyNamed = named;
        keyFields = keyFieldsByKey.of(first) + fields;
    }

    /** Writes a member of which only the key was read. */
    @Override
    public final void brokenOff(Parse broken, long end) {
        if (keyAt == NO_KEY) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        broken.out.open(names.shape(table.broken(), keyAt, keyEnd - keyAt, keyNamed), keyAt);
        broken.out.computed(keyFields);
        broken.out.unparsed(keyEnd, end - keyEnd);
        broken.out.close(end);
        keyAt = NO_KEY;
    }

    // -- items whose head is not all of them

    private boolean compound(long start, long at, int first) {
        ItemType type = table.type(first);
        ItemForm form = type.form();
        if (form == ItemForm.NONE || form == ItemForm.END) {
            throw unexpected(at, first);
        }
        in.require(at, 1 + type.argumentSize(), shapes.words.head());
        long body = at + 1 + type.argumentSize();
        return switch (form) {
            case ARRAY -> array(start, at, first, body);
            case MAP -> open(table.kind(first), start, at, body, MAP, count(at, first));
            default -> other(start, at, first, body);
        };
    }

    /** The argument in a complete head, as an unsigned number. */
    protected final long argument(long at, int first) {
        return ahead.argument(at, first);
    }

    /** The number of fields in an array or a map. */
    private long count(long at, int first) {
        if (table.type(first).isEnded()) {
            return UP_TO_END;
        }
        long count = ahead.argument(at, first);
        return count < 0 ? Long.MAX_VALUE : count;
    }

    /** Writes an item whose content is a scalar in a slot: both are one row. */
    protected final void leafAround(int first, long start, long at, long content) {
        int inner = in.u1(content, anItem);
        long end = scalar(content, inner);
        parse.leaf(
                shape(table.kind(first), start, at), start, end, fields(table.kind(first), start, at) + fields(inner));
    }

    /** Opens the row of an item. Returns false: it is not complete. */
    protected final boolean open(int kind, long start, long at, long body, long word, long left) {
        parse.open(shape(kind, start, at), start, body, word, left, fields(kind, start, at));
        return false;
    }

    /** Opens the row of an item whose content is this many rows. */
    protected final boolean openRows(int kind, long start, long at, long body, long rows) {
        return open(kind | ItemShapes.ROWS, start, at, body, ROWS, rows);
    }

    /** Reads an array; it is one row if its elements are of one kind and one size. */
    private boolean array(long start, long at, int first, long body) {
        long count = count(at, first);
        int kind = table.kind(first);
        int element = count > 0 ? ahead.uniform(body, count) : -1;
        if (element >= 0) {
            long fields = fields(kind, start, at) + count * elementFields.of(element);
            int list = shape(kind | (element + 1) << Byte.SIZE, start, at);
            parse.leaf(list, start, body + count * table.size(element), fields);
            return true;
        }
        boolean mayBeTyped = count == 2 || count == UP_TO_END;
        return (mayBeTyped && ahead.nameType(body, frames.areOutermost()))
                ? openTyped(kind, start, at, body, count)
                : open(kind, start, at, body, ARRAY, count);
    }

    /** Opens a typed value and reads the name of its type. */
    private boolean openTyped(int kind, long start, long at, long body, long count) {
        int list = shape(kind, start, at);
        long word = count == UP_TO_END ? ItemFrames.word(TYPED, list) : ROWS;
        open(kind | ItemShapes.TYPED, start, at, body, word, 1);
        int first = in.bytes.u1(body);
        leaf(table.kind(first) | ItemShapes.TYPE_NAME, body, scalar(body, first), false);
        return false;
    }

    /** Reads a chunk of a string. */
    protected final void chunk(int first) {
        leaf(table.kind(first), in.pos, scalar(in.pos, first), false);
    }
}
