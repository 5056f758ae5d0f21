package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Tail;

/**
 * Grammar of formats whose items begin with a byte that says what they are: items one after the other, and what they
 * contain. {@link #step} goes on with the container on top, {@link #item} reads an item. A format adds what its
 * {@link ItemTable} cannot say.
 */
public abstract class ItemGrammar extends ItemRows {
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

    /** The answer where no item follows. */
    protected static final long NO_ITEM = -1;

    /** What is left of a container that has an end. */
    private static final long UP_TO_END = -1;

    /** The byte that ends arrays and strings. */
    private final int end;

    private final int mapEnd;

    /** @param mayPass whether short containers, and what is in them, go without rows */
    protected ItemGrammar(Parse parse, ItemShapes shapes, boolean mayPass) {
        super(parse, shapes, mayPass);
        this.end = table.end();
        this.mapEnd = table.keys().end();
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

    /** The failure for a byte that begins no key. */
    protected MalformedInput unexpectedKey(long at, int first) {
        return unexpected(at, first, expected(first));
    }

    /** Reads a key that is no scalar and yet names its member, with {@link #keyRead}. Whether it is one. */
    protected boolean isOtherKey(long at, int first) {
        return false;
    }

    /** Fails where the source ends before the next field of a container; by default, reading that field does. */
    protected void requireMore(long left, String container, String fields) {
        // The message of the field will do.
    }

    /**
     * Reads a header or mark before an item of the root: a row of its own, or the item's prefix.
     *
     * @return the offset of the item, or {@link #NO_ITEM} where a row was read
     */
    protected long before() {
        return in.pos;
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
            long at = before();
            if (at != NO_ITEM && !prefixed(at)) {
                return;
            }
        }
        parse.close();
    }

    private boolean prefixed(long at) {
        prefixEnd = at > in.pos ? at : NO_KEY;
        boolean whole = item(in.pos, at, false);
        prefixEnd = NO_KEY;
        return whole;
    }

    private void members() {
        for (long left = pass(true); left != 0; left = pass(true)) {
            if (left != UP_TO_END) {
                requireMore(left, shapes.words.map(), "members");
                frames.left(left - 1);
            } else if (isEnd(shapes.words.map(), mapEnd)) {
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
        for (long left = pass(false); left != 0; left = pass(false)) {
            if (left != UP_TO_END) {
                requireMore(left, "an array", "elements");
                frames.left(left - 1);
            } else if (isEnd("an array", end)) {
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
        } else if (isEnd("an array", end)) {
            end(false);
        } else {
            parse.out.reshape(frames.listShape());
            frames.rule(ARRAY, 2);
            frames.left(UP_TO_END);
        }
    }

    /** Strings of one form, up to an end. */
    private void chunks(ItemForm form) {
        while (!isEnd("a string of indefinite length", end)) {
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

    private boolean isEnd(String container, int last) {
        return in.u1(in.pos, container) == last;
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

    // -- members

    /** Key and value. Whether they are complete; otherwise the frame of the incomplete one is on top. */
    private boolean member(boolean virtual) {
        long at = in.pos;
        int first = in.u1(at, shapes.words.map());
        long code = keys.codes.of(first);
        if (ItemCodes.size(code) != 0) {
            long keyBehind = keys.read(at, first, code);
            boolean refers = ItemCodes.is(code, ItemForm.REFERENCE);
            keyRead(code, keyBehind, refers ? keys.target(at, first) : at, 0);
        } else if (keys != scalars) {
            throw unexpectedKey(at, first);
        } else if (!isOtherKey(at, first)) {
            parse.open(shapes.entry, at, at, ROWS, 2);
            return false;
        }
        keyAt = at;
        boolean whole = item(at, keyEnd, virtual && keyNamed == at && keyEnd - at <= MemberShapes.MAX_KEY);
        keyAt = NO_KEY;
        return whole;
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
            case REFERENCE -> reference(start, at, first);
            case BINARY_CHUNKS -> open(first, 0, start, at, body, BINARY_CHUNKS, 0);
            default -> other(start, at, first, body);
        };
    }

    /** Reads an item that stands for another one: a row, in that of its key if it has one. */
    private boolean reference(long start, long at, int first) {
        int kind = table.kind(first) | ItemShapes.ROWS;
        int size = 1 + table.argumentSize(first);
        long target = scalars.target(at, first);
        int leaf = target < 0 ? shapes.number(kind) : names.shape(kind, at, size, target);
        if (start == at) {
            parse.leaf(leaf, at, at + size);
            return true;
        }
        parse.tick();
        parse.out.open(shape(table.kind(first), start, at), start);
        parse.out.computed(fields(codes.of(first), start, at) - 1);
        parse.out.leaf(leaf, at, size);
        in.pos = at + size;
        parse.out.close(in.pos);
        return true;
    }

    /** The number of fields in an array or a map. */
    private long count(long at, int first) {
        if (table.type(first).isEnded()) {
            return UP_TO_END;
        }
        long count = ahead.argument(at, first);
        return count < 0 ? Long.MAX_VALUE : count;
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
