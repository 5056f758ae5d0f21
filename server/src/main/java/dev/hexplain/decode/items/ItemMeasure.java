package dev.hexplain.decode.items;

import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.tree.Tail;

/**
 * Measures items that need no rows, with all that is in them: short ones, in which nothing is wrong. What is not among
 * them is left to the {@link ItemGrammar}. Where a tree is read, containers without rows are measured again
 * ({@link ItemShapes}).
 *
 * <p>Methods that pass something return the index after it, or {@link #NOT_PLAIN}.
 */
public final class ItemMeasure {
    /** The answer where a row is needed. */
    public static final int NOT_PLAIN = -1;

    /** Bytes of the longest item that is measured, with its key. */
    static final int LONGEST = 512;

    /** Containers in one another: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 6;

    private static final int UP_TO_END = -1;

    private final Window in;
    private final ItemTable table;
    private final ItemTable keys;
    private final ItemCodes codes;
    private final ItemCodes keyCodes;
    /** The bytes that end arrays and maps. */
    private final int arrayEnd;

    private final int mapEnd;
    /** How many names references may stand for. */
    private int names = Integer.MAX_VALUE;
    /** Whether names that are written out may be referred to. */
    private boolean defining;

    private byte[] bytes = {};
    /** What is at index 0 of the array. */
    private long base;
    /** Where measuring gives up. */
    private int end;

    private int deepest;
    private int fields;
    private int levels;
    private int count;
    private int variant;

    ItemMeasure(Window in, ItemShapes shapes) {
        this.in = in;
        this.table = shapes.table;
        this.keys = table.keys();
        this.codes = shapes.codes;
        this.keyCodes = shapes.keyCodes;
        this.arrayEnd = table.end();
        this.mapEnd = keys.end();
    }

    /** Sets which names may be referred to. */
    void names(ItemReferences known) {
        names = known.count();
        defining = known.isActive();
    }

    /** Fields of the tree that were passed. */
    int fields() {
        return fields;
    }

    /** Levels of containers that were passed: as many rows would be inside each other. */
    int levels() {
        return levels;
    }

    /** How many items were passed, one behind the other. */
    int count() {
        return count;
    }

    /** The variant of the kind of the item passed last: of a container whose elements are alike, which these are. */
    int variant() {
        return variant;
    }

    /** Bytes of the member or element at an offset; 0 where it needs a row. */
    long item(long at, long limit, boolean named) {
        return items(at, limit, DEEPEST, named, 1) - at;
    }

    /**
     * Passes members of a map or elements of an array, up to one that needs a row.
     *
     * @param limit where they must end
     * @param room how many levels there may be
     * @param most items
     * @return the offset after the last; where none was passed, the offset itself
     */
    long items(long at, long limit, int room, boolean named, int most) {
        fields = 0;
        levels = 0;
        count = 0;
        deepest = Math.min(DEEPEST, room);
        int passed = 0;
        int nested = 0;
        long next = at;
        int from = 0;
        int fresh = 0; // from this index on, the window may have to move
        while (count < most && next < limit) {
            if (from >= fresh) {
                from = in.place(next, (int) Math.min(LONGEST, limit - next));
                fresh = in.placesWith(LONGEST);
                bytes = in.array();
                base = next - from;
            }
            end = from + (int) Math.min(LONGEST, limit - next);
            int to = named ? member(from, 0) : element(from, 0);
            if (to < 0) {
                break;
            }
            passed = fields;
            nested = levels;
            count++;
            next = base + to;
            from = to;
        }
        fields = passed;
        levels = nested;
        return next;
    }

    private int member(int at, int depth) {
        long key = keyCodes.of(bytes[at] & 0xFF);
        int value = ItemCodes.is(key, ItemForm.REFERENCE) ? reference(at, key) : name(at, key);
        if (value < 0 || value >= end) {
            return NOT_PLAIN;
        }
        long code = codes.of(bytes[value] & 0xFF);
        fields += ItemCodes.keyFields(key) + ItemCodes.memberFields(code);
        return value(value, code, depth);
    }

    /** A key that no later one may refer to. */
    private int name(int at, long key) {
        int value = scalar(at, key, keys);
        return value - at > MemberShapes.MAX_KEY || (defining && ItemCodes.isNumbered(key)) ? NOT_PLAIN : value;
    }

    /** A key that refers to a name that was read. */
    private int reference(int at, long key) {
        int first = bytes[at] & 0xFF;
        if (ItemCodes.size(key) == 1) {
            return keys.number(first) < names ? at + 1 : NOT_PLAIN;
        }
        if (at + 1 >= end) {
            return NOT_PLAIN;
        }
        ItemReference reference = keys.type(first).reference();
        int number = reference.number().applyAsInt(first, bytes[at + 1] & 0xFF);
        return number >= reference.least() && number < names ? at + 2 : NOT_PLAIN;
    }

    private int element(int at, int depth) {
        long code = codes.of(bytes[at] & 0xFF);
        fields += ItemCodes.fields(code);
        return value(at, code, depth);
    }

    /** An item whose own fields are counted. */
    private int value(int at, long code, int depth) {
        return ItemCodes.size(code) != 0 ? scalar(at, code, table) : compound(at, code, depth);
    }

    private int scalar(int at, long code, ItemTable of) {
        int size = ItemCodes.size(code);
        if (size > 0) {
            int next = at + size;
            return next <= end && (ItemCodes.isPlain(code) || isSound(at + 1, next, code)) ? next : NOT_PLAIN;
        }
        if (size == ItemType.VARIABLE) {
            return variable(at, code, of.parts(bytes[at] & 0xFF));
        }
        int body = at + ItemCodes.headSize(code);
        long length = size == 0 ? -1 : argument(at + 1, -size);
        if (length < 0 || length > end - body) {
            return NOT_PLAIN;
        }
        int next = body + (int) length;
        return isSound(body, next, code) ? next : NOT_PLAIN;
    }

    private int variable(int at, long code, ItemParts parts) {
        int next = parts.end(bytes, at + 1, end);
        boolean sound =
                next >= 0 && next <= end && (ItemCodes.isPlain(code) || isSound(at + 1, next - parts.rest, code));
        return sound ? next : NOT_PLAIN;
    }

    /** Whether nothing is wrong in a scalar of a type that may be wrong. */
    private boolean isSound(int body, int next, long code) {
        if (!ItemCodes.is(code, ItemForm.TEXT)) {
            return ItemCodes.is(code, ItemForm.BINARY);
        }
        return Words.isAscii(bytes, body, next)
                || (!ItemCodes.isAscii(code)
                        && (Words.isUsualText(bytes, body, next) || Utf8.isValid(in, base + body, base + next)));
    }

    /** A big-endian number, which may be behind the end; negative where it is too large. */
    private long argument(int at, int size) {
        long number = 0;
        for (int i = at; i < at + size; i++) {
            number = number << Byte.SIZE | (bytes[i] & 0xFF);
        }
        return number;
    }

    private int compound(int at, long code, int depth) {
        variant = 0;
        if (ItemCodes.is(code, ItemForm.MAP)) {
            return container(at, code, count(at, code), true, depth);
        }
        if (ItemCodes.is(code, ItemForm.ARRAY)) {
            return array(at, code, depth);
        }
        return ItemCodes.is(code, ItemForm.OTHER) ? table.passOther(this, at, depth) : NOT_PLAIN;
    }

    private int array(int at, long code, int depth) {
        long items = count(at, code);
        int body = at + ItemCodes.headSize(code);
        int next = items > 0 ? alike(body, items) : NOT_PLAIN;
        if (next >= 0) {
            return next;
        }
        boolean mayBeTyped = items == 2 || items == UP_TO_END;
        return mayBeTyped && mayNameType(body) ? NOT_PLAIN : container(at, code, items, false, depth);
    }

    /** Passes items of one kind and size, as which the grammar reads them too. */
    private int alike(int body, long items) {
        long first = body < end ? codes.of(bytes[body] & 0xFF) : 0;
        int size = ItemCodes.size(first);
        if (size <= 0 || !ItemCodes.isPlain(first) || items > (end - body) / size) {
            return NOT_PLAIN;
        }
        int next = body + (int) items * size;
        int kind = ItemCodes.kind(first);
        for (int at = body + size; at < next; at += size) {
            if (table.kind(bytes[at] & 0xFF) != kind) {
                return NOT_PLAIN;
            }
        }
        fields += (int) items * ItemCodes.fields(first);
        variant = ItemShapes.listOf(kind);
        return next;
    }

    /** The number of fields in an array or a map; negative where it has an end. */
    private long count(int at, long code) {
        int size = ItemCodes.headSize(code) - 1;
        if (size > 0) {
            long items = argument(at + 1, size);
            return items < 0 ? Long.MAX_VALUE : items;
        }
        if (ItemCodes.isEnded(code)) {
            return UP_TO_END;
        }
        int first = bytes[at] & 0xFF;
        return table.type(first).number(first);
    }

    private boolean mayNameType(int at) {
        long code = at < end ? codes.of(bytes[at] & 0xFF) : 0;
        if (code == 0 || !ItemCodes.is(code, ItemForm.TEXT)) {
            return false;
        }
        int next = scalar(at, code, table);
        int body = at + (ItemCodes.size(code) > 0 ? 1 : ItemCodes.headSize(code));
        return next < 0 || JavaTypeNames.mayBe(in, base + body, next - body, false);
    }

    private int container(int head, long code, long items, boolean named, int depth) {
        if (items > Tail.Scanned.MOST || !enter(depth)) {
            return NOT_PLAIN;
        }
        int body = head + ItemCodes.headSize(code);
        int next = items == UP_TO_END
                ? upToEnd(body, named ? mapEnd : arrayEnd, named, depth + 1)
                : counted(body, items, named, depth + 1);
        variant = 0;
        return next <= end ? next : NOT_PLAIN;
    }

    private int counted(int body, long items, boolean named, int depth) {
        int at = body;
        for (int passed = 0; passed < items; passed++) {
            if (at < 0 || at >= end) {
                return NOT_PLAIN;
            }
            at = named ? member(at, depth) : element(at, depth);
        }
        return at;
    }

    private int upToEnd(int body, int last, boolean named, int depth) {
        int at = body;
        for (int passed = 0; at >= 0 && at < end && passed < Tail.Scanned.MOST; passed++) {
            if ((bytes[at] & 0xFF) == last) {
                fields++;
                return at + 1;
            }
            at = named ? member(at, depth) : element(at, depth);
        }
        return NOT_PLAIN;
    }

    // -- for formats with items of their own

    /** Begins an item with others inside, itself inside so many; false where it would be too deep. */
    public boolean enter(int depth) {
        levels = Math.max(levels, depth + 1);
        return depth < deepest;
    }

    /** The first byte of the item at an index; negative behind the end. */
    public int first(int at) {
        return at >= 0 && at < end ? bytes[at] & 0xFF : NOT_PLAIN;
    }

    /** The number behind or in the first byte of an item whose content is another. */
    public long number(int at) {
        int first = bytes[at] & 0xFF;
        int size = ItemCodes.headSize(codes.of(first)) - 1;
        return size > 0 ? argument(at + 1, size) : table.type(first).number(first);
    }

    /** The index after the head of an item. */
    public int body(int at) {
        return at + ItemCodes.headSize(codes.of(bytes[at] & 0xFF));
    }

    /** Passes the head of an item inside another. */
    public int head(int at) {
        fields += ItemCodes.fields(codes.of(bytes[at] & 0xFF));
        return body(at);
    }

    /** Passes a scalar inside another item, which begins before the end. */
    public int scalar(int at) {
        long code = codes.of(bytes[at] & 0xFF);
        fields += ItemCodes.fields(code);
        return scalar(at, code, table);
    }
}
