package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import java.util.HashMap;
import java.util.Map;

/** Reads the scalars and keys of an {@link ItemGrammar}, and writes and opens the rows of items. */
abstract class ItemRows implements Grammar {
    static final long NO_KEY = -1;

    /** The names of members, and the texts among values, that are referred to by number. */
    protected final ItemReferences keyReferences;

    protected final ItemReferences valueReferences;

    protected final Parse parse;
    protected final ParseInput in;
    protected final NameTable names;

    protected final ItemFrames frames;

    final ItemShapes shapes;
    final ItemTable table;
    final ItemLookahead ahead;
    final String anItem;
    final ItemCodes codes;
    final ItemScalars scalars;
    final ItemScalars keys;

    /** Shapes of containers and of items behind a prefix, which have no name. */
    private final Map<Integer, Integer> nameless = new HashMap<>();

    /** Of those, the last one by the lowest byte of its kind: what it is found by, above its number. */
    private final long[] lastNameless = new long[256];

    private final ItemMeasure measure;
    private final boolean mayPass;

    /** The offset of a key that was read while its value was not. */
    long keyAt = NO_KEY;

    long keyEnd;
    /** The offset of the bytes that name the member: the key's, or of what that refers to. */
    long keyNamed;

    int keyFields;

    /** The end of the prefix of the next item; {@link #NO_KEY} where it has none. */
    long prefixEnd = NO_KEY;

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
        this.scalars = new ItemScalars(this, table, codes);
        this.keys = table.keys() == table ? scalars : new ItemScalars(this, table.keys(), shapes.keyCodes);
        this.keyReferences = keys.references;
        this.valueReferences = scalars.references;
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
        measure.names(keyReferences);
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

    /** The shape of an item at an offset, in a row that starts there or before it. */
    final int shape(int kind, long start, long at) {
        if (start == at) {
            return shapes.dependsOnTree(kind) ? nameless(kind, ItemShapes.ELEMENT) : shapes.number(kind);
        }
        if (prefixEnd == at) {
            return nameless(kind, ItemShapes.PREFIXED);
        }
        return keyNamed < 0 ? nameless(kind, ItemShapes.NAMELESS) : names.shape(kind, start, at - start, keyNamed);
    }

    private int nameless(int kind, int before) {
        int what = before << Short.SIZE | kind;
        long last = lastNameless[kind & 0xFF];
        if (last == 0 || last >>> Integer.SIZE != what) {
            int made = nameless.computeIfAbsent(
                    what, _ -> parse.out.shapeRef(new Member(kind, before, 0, parse.source()).shapeRef()));
            last = (long) what << Integer.SIZE | made & 0xFFFF_FFFFL;
            lastNameless[kind & 0xFF] = last;
        }
        return (int) last;
    }

    final int fields(long code, long start, long at) {
        if (start == at) {
            return ItemCodes.fields(code);
        }
        return ItemCodes.memberFields(code)
                + (prefixEnd == at ? (int) shapes.prefix().fieldCount() : keyFields);
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
        return scalars.read(at, first, code);
    }

    /** The failure for a source that ends in a scalar of so many bytes. */
    protected MalformedInput cutOff(ItemTable of, long at, int first, int size) {
        return MalformedInput.endOfSource(at, of.symbol(first), size, in.end - at);
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

    /** Writes a prefix that no item follows. */
    protected final void prefixRow(long end) {
        parse.leaf(shapes.prefixShape(), in.pos, end, shapes.prefix().fieldCount());
    }

    /** Writes a member of which only the key was read. */
    @Override
    public final void brokenOff(Parse broken, long end) {
        if (prefixEnd != NO_KEY) {
            prefixRow(prefixEnd);
            prefixEnd = NO_KEY;
        }
        if (keyAt == NO_KEY) {
            Grammar.super.brokenOff(broken, end);
            return;
        }
        broken.out.open(shape(table.broken(), keyAt, keyEnd), keyAt);
        broken.out.computed(keyFields);
        broken.out.unparsed(keyEnd, end - keyEnd);
        broken.out.close(end);
        keyAt = NO_KEY;
    }

    /** The failure for a byte that begins no item, or not the expected one. */
    protected MalformedInput unexpected(long at, int first, String expected) {
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
        prefixEnd = NO_KEY;
        return false;
    }
}
