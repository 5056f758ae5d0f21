package dev.hexplain.decode.items;

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

    private static final int TEXT_CHUNKS = 5;
    private static final int BINARY_CHUNKS = 6;

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

    private final ItemCodes codes;

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
        this.codes = shapes.codes;
    }

    // -- what formats add

    /** Goes on with a container that the format opened by a rule of its own. */
    protected void step(int rule) {
        throw new IllegalStateException("No rule " + rule);
    }

    /** Reads an item of the form {@link ItemForm#OTHER} after its head. Whether it is complete. */
    protected boolean other(long start, long at, int first, long body) {
        throw new IllegalStateException("No item begins with " + first);
    }

    /** What is expected instead of a byte that begins no item. */
    protected abstract String expected(int first);

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
            case TEXT_CHUNKS -> chunks(ItemForm.TEXT);
            case BINARY_CHUNKS -> chunks(ItemForm.BINARY);
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

    /** Strings of one form, up to an end. */
    private void chunks(ItemForm form) {
        while (!isEnd("a string of indefinite length")) {
            int first = in.bytes.u1(in.pos);
            if (table.form(first) != form) {
                throw unexpected(in.pos, first, "a chunk of definite length, or " + table.symbol(end));
            }
            leaf(first, 0, scalar(in.pos, first), false);
        }
        end(false);
    }

    /** Whether the strings that are read are chunks of one. */
    protected final boolean areChunks() {
        return frames.rule() == TEXT_CHUNKS || frames.rule() == BINARY_CHUNKS;
    }

    private boolean isEnd(String container) {
        return in.u1(in.pos, container) == end;
    }

    /** The end of the container on top, which is its last field: virtual, or a row. */
    private void end(boolean virtual) {
        leaf(in.bytes.u1(in.pos), 0, in.pos + 1, virtual);
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
        long code = codes.of(first);
        if (ItemCodes.size(code) == 0) {
            return compound(start, at, first);
        }
        long end = scalar(at, first, code);
        int fields = fields(code, start, at);
        if (virtual) {
            parse.passed(end, fields);
        } else {
            parse.leaf(shape(ItemCodes.kind(code), start, at), start, end, fields);
        }
        return true;
    }

    private int shape(int kind, long start, long at) {
        return start == at ? shapes.number(kind) : names.shape(kind, start, at - start, keyNamed);
    }

    private int fields(long code, long start, long at) {
        return start == at ? ItemCodes.fields(code) : ItemCodes.memberFields(code) + keyFields;
    }

    /** The number of fields that an item without a key consists of, itself included and its rows not. */
    protected final int fields(int first) {
        return ItemCodes.fields(codes.of(first));
    }

    /** A scalar in a row of its own or in none, without a key. */
    private void leaf(int first, int variant, long end, boolean virtual) {
        if (virtual) {
            parse.passed(end, fields(first));
        } else {
            parse.leaf(shapes.number(table.kind(first) | variant), in.pos, end, fields(first));
        }
    }

    /** Checks a scalar and returns the offset after it. */
    protected final long scalar(long at, int first) {
        return scalar(at, first, codes.of(first));
    }

    private long scalar(long at, int first, long code) {
        int size = ItemCodes.size(code);
        long end = size > 0 ? at + size : countedEnd(at, first);
        if (end > in.end) {
            throw MalformedInput.endOfSource(at, table.symbol(first), size, in.end - at);
        }
        if (!ItemCodes.isPlain(code)) {
            check(at, first, end);
        }
        return end;
    }

    /** The end of a scalar that is as long as it says. */
    private long countedEnd(long at, int first) {
        int lengthSize = table.argumentSize(first);
        in.require(at, 1 + lengthSize, shapes.words.length());
        long body = at + table.headSize(first);
        in.require(at + 1 + lengthSize, table.headSize(first) - 1 - lengthSize, "the type of an extension");
        long length = ahead.argument(at, first);
        in.require(body, length, table.form(first) == ItemForm.TEXT ? "a text" : shapes.words.bytes());
        return body + length;
    }

    private void check(long at, int first, long end) {
        if (table.form(first) == ItemForm.TEXT) {
            long body = at + 1 + table.argumentSize(first);
            parse.checkUtf8(body, end - body);
        }
        scalarRead(at, first, end);
    }

    // -- members

    /** Key and value. Whether they are complete; otherwise the frame of the incomplete one is on top. */
    private boolean member(boolean virtual) {
        long at = in.pos;
        int first = in.u1(at, "a map");
        long code = codes.of(first);
        if (ItemCodes.size(code) != 0) {
            keyRead(code, scalar(at, first, code), at, 0);
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
        keyRead(codes.of(first), end, named, fields);
    }

    private void keyRead(long code, long end, long named, int fields) {
        keyEnd = end;
        keyNamed = named;
        keyFields = ItemCodes.keyFields(code) + fields;
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
        ItemForm form = table.form(first);
        if (form == ItemForm.NONE || form == ItemForm.END) {
            throw unexpected(at, first, expected(first));
        }
        int head = 1 + table.argumentSize(first);
        in.require(at, head, shapes.words.head());
        long body = at + head;
        return switch (form) {
            case ARRAY -> array(start, at, first, body);
            case MAP -> open(first, 0, start, at, body, MAP, count(at, first));
            case TEXT_CHUNKS -> open(first, 0, start, at, body, TEXT_CHUNKS, 0);
            case BINARY_CHUNKS -> open(first, 0, start, at, body, BINARY_CHUNKS, 0);
            default -> other(start, at, first, body);
        };
    }

    /** The failure for a byte that begins no item, or not the expected one. */
    private MalformedInput unexpected(long at, int first, String expected) {
        String message = table.form(first) == ItemForm.END
                ? "A %s that ends nothing".formatted(table.symbol(first))
                : "No %s starts with this byte".formatted(shapes.words.name());
        return MalformedInput.wrong(at, 1, message, expected, in.shown(at));
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
        parse.leaf(shape(table.kind(first), start, at), start, end, fields(codes.of(first), start, at) + fields(inner));
    }

    /**
     * Opens the row of an item.
     *
     * @param variant of its kind: 0, {@link ItemShapes#ROWS} or {@link ItemShapes#TYPED}
     * @return false: it is not complete
     */
    protected final boolean open(int first, int variant, long start, long at, long body, long word, long left) {
        int shape = shape(table.kind(first) | variant, start, at);
        parse.open(shape, start, body, word, left, fields(codes.of(first), start, at));
        return false;
    }

    /** Opens the row of an item whose content is this many rows. */
    protected final boolean openRows(int first, long start, long at, long body, long rows) {
        return open(first, ItemShapes.ROWS, start, at, body, ROWS, rows);
    }

    /** Reads an array; it is one row if its elements are of one kind and one size. */
    private boolean array(long start, long at, int first, long body) {
        long count = count(at, first);
        int element = count > 0 ? ahead.uniform(body, count) : -1;
        if (element >= 0) {
            int list = shape(table.kind(first) | ItemShapes.listOf(element), start, at);
            long fields = fields(codes.of(first), start, at) + count * fields(element);
            parse.leaf(list, start, body + count * table.size(element), fields);
            return true;
        }
        boolean mayBeTyped = count == 2 || count == UP_TO_END;
        return (mayBeTyped && ahead.nameType(body, frames.areOutermost()))
                ? openTyped(first, start, at, body, count)
                : open(first, 0, start, at, body, ARRAY, count);
    }

    /** Opens a typed value and reads the name of its type. */
    private boolean openTyped(int first, long start, long at, long body, long count) {
        int list = shape(table.kind(first), start, at);
        long word = count == UP_TO_END ? ItemFrames.word(TYPED, list) : ROWS;
        open(first, ItemShapes.TYPED, start, at, body, word, 1);
        int name = in.bytes.u1(body);
        leaf(name, ItemShapes.TYPE_NAME, scalar(body, name), false);
        return false;
    }
}
