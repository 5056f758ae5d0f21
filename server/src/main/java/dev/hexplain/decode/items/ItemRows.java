package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;

/** Reads the scalars and keys of an {@link ItemGrammar}, and writes and opens the rows of items. */
abstract class ItemRows implements Grammar {
    static final long NO_KEY = -1;

    protected final Parse parse;
    protected final ParseInput in;
    protected final NameTable names;

    protected final ItemFrames frames;

    final ItemShapes shapes;
    final ItemTable table;
    final ItemLookahead ahead;
    final String anItem;
    final ItemCodes codes;

    private final ItemMeasure measure;
    private final boolean mayPass;

    /** The offset of a key that was read while its value was not. */
    long keyAt = NO_KEY;

    long keyEnd;
    /** The offset of the bytes that name the member: the key's, or of what that refers to. */
    long keyNamed;

    int keyFields;

    ItemRows(Parse parse, ItemShapes shapes, boolean mayPass) {
        this.parse = parse;
        this.in = parse.in;
        this.names = new NameTable(parse);
        this.frames = new ItemFrames(parse.frames);
        this.shapes = shapes;
        this.table = shapes.table;
        this.ahead = new ItemLookahead(table, in);
        this.anItem = shapes.words.item();
        this.codes = shapes.codes;
        this.measure = new ItemMeasure(in.bytes, shapes);
        this.mayPass = mayPass;
    }

    /** Whether what is short goes without rows here. */
    protected boolean mayPass() {
        return mayPass;
    }

    /** Moves behind the next fields of the container on top, as far as they need no rows; returns how many are left. */
    final long pass(boolean named) {
        long left = frames.left();
        int most = mayPass() ? frames.mayBeVirtual() : 0;
        if (left >= 0) {
            most = (int) Math.min(left, most);
        }
        if (most == 0) {
            return left;
        }
        long next = measure.items(in.pos, in.end, parse.room(), named, most);
        int passed = measure.count();
        if (passed == 0) {
            return left;
        }
        parse.passed(next, measure.fields(), measure.levels());
        frames.passed(passed);
        if (left >= 0) {
            left -= passed;
            frames.left(left);
        }
        return left;
    }

    /** Called for each text, for bytes, and for numbers that do not repeat ({@link ItemType#repeats}). */
    protected void scalarRead(long at, int first, long end) {
        // Most formats need no more of it than its extent.
    }

    final int shape(int kind, long start, long at) {
        return start == at ? shapes.number(kind) : names.shape(kind, start, at - start, keyNamed);
    }

    final int fields(long code, long start, long at) {
        return start == at ? ItemCodes.fields(code) : ItemCodes.memberFields(code) + keyFields;
    }

    /** The number of fields that an item without a key consists of, itself included and its rows not. */
    protected final int fields(int first) {
        return ItemCodes.fields(codes.of(first));
    }

    /** A scalar in a row of its own or in none, without a key. */
    final void leaf(int first, int variant, long end, boolean virtual) {
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

    final long scalar(long at, int first, long code) {
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

    /**
     * Takes the key of the member that is read.
     *
     * @param named the offset of the scalar that names the member: of the key itself, or of what that refers to
     * @param first byte of the key
     * @param fields of scalars that are in the key
     */
    protected final void keyRead(int first, long end, long named, int fields) {
        keyRead(codes.of(first), end, named, fields);
    }

    final void keyRead(long code, long end, long named, int fields) {
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

    /** The failure for a byte that begins no item, or not the expected one. */
    final MalformedInput unexpected(long at, int first, String expected) {
        String message = table.form(first) == ItemForm.END
                ? "A %s that ends nothing".formatted(table.symbol(first))
                : "No %s starts with this byte".formatted(shapes.words.name());
        return MalformedInput.wrong(at, 1, message, expected, in.shown(at));
    }

    /** The argument in a complete head, as an unsigned number. */
    protected final long argument(long at, int first) {
        return ahead.argument(at, first);
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
        keyAt = NO_KEY; // it has a row now
        return false;
    }
}
