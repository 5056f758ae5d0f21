package dev.hexplain.decode.items;

/**
 * What reading needs to know of each first byte, as one word, so that an item costs one look-up: the words of an
 * {@link ItemTable} and of the {@link ItemShapes} made from it, each made when first needed.
 */
final class ItemCodes {
    private static final int KIND = 8;
    private static final int FIELDS = 16;
    private static final int MEMBER_FIELDS = 24;
    private static final int KEY_FIELDS = 32;
    private static final int PLAIN = 40;
    private static final int HEAD = 41;
    private static final int FORM = 49;
    private static final int NUMBERED = 53;
    private static final int ASCII = 54;
    private static final int ENDED = 55;
    private static final long KNOWN = 1L << 56;

    private final ItemShapes shapes;
    private final ItemTable table;
    private final long[] codes = new long[256];

    /** @param table of items or keys of the shapes */
    ItemCodes(ItemShapes shapes, ItemTable table) {
        this.shapes = shapes;
        this.table = table;
    }

    /** The code of a first byte. */
    long of(int first) {
        long code = codes[first];
        return code != 0 ? code : make(first);
    }

    /** Racing threads make the same. */
    private long make(int first) {
        ItemType type = table.type(first);
        int kind = table.kind(first);
        long code = KNOWN
                | (table.size(first) & 0xFF)
                | ((long) kind << KIND)
                | ((table.isPlain(first) ? 1L : 0) << PLAIN)
                | ((long) table.headSize(first) << HEAD)
                | ((long) table.form(first).ordinal() << FORM)
                | ((type.defines() || type.form() == ItemForm.REFERENCE ? 1L : 0) << NUMBERED)
                | ((type.isAscii() ? 1L : 0) << ASCII)
                | ((type.isEnded() ? 1L : 0) << ENDED)
                | (shapes.element(kind).fieldCount() << FIELDS)
                | (shapes.member(kind, "member").fieldCount() << MEMBER_FIELDS)
                | (shapes.key(first, -1).fieldCount() << KEY_FIELDS);
        codes[first] = code;
        return code;
    }

    /** As {@link ItemTable#size(int)}. */
    static int size(long code) {
        return (byte) code;
    }

    /** As {@link ItemTable#kind}. */
    static int kind(long code) {
        return (int) (code >>> KIND) & 0xFF;
    }

    /** As {@link ItemTable#isPlain}. */
    static boolean isPlain(long code) {
        return ((code >>> PLAIN) & 1) != 0;
    }

    /** Whether it refers to others by number, or later ones may refer to it. */
    static boolean isNumbered(long code) {
        return ((code >>> NUMBERED) & 1) != 0;
    }

    /** As {@link ItemType#isAscii}. */
    static boolean isAscii(long code) {
        return ((code >>> ASCII) & 1) != 0;
    }

    /** As {@link ItemType#isEnded}. */
    static boolean isEnded(long code) {
        return ((code >>> ENDED) & 1) != 0;
    }

    /** As {@link ItemTable#headSize}. */
    static int headSize(long code) {
        return (int) (code >>> HEAD) & 0xFF;
    }

    /** Whether {@link ItemTable#form} is this one. */
    static boolean is(long code, ItemForm form) {
        return ((int) (code >>> FORM) & 0xF) == form.ordinal();
    }

    /** The number of fields that an item without a key computes, itself included. */
    static int fields(long code) {
        return (int) (code >>> FIELDS) & 0xFF;
    }

    /** The same of an item with a key, without those of the key. */
    static int memberFields(long code) {
        return (int) (code >>> MEMBER_FIELDS) & 0xFF;
    }

    /** The same of a key. */
    static int keyFields(long code) {
        return (int) (code >>> KEY_FIELDS) & 0xFF;
    }
}
