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
    private static final long KNOWN = 1L << 53;

    private static final ItemForm[] FORMS = ItemForm.values();

    private final ItemShapes shapes;
    private final long[] codes = new long[256];

    ItemCodes(ItemShapes shapes) {
        this.shapes = shapes;
    }

    /** The code of a first byte. */
    long of(int first) {
        long code = codes[first];
        return code != 0 ? code : make(first);
    }

    /** Racing threads make the same. */
    private long make(int first) {
        ItemTable table = shapes.table;
        int kind = table.kind(first);
        long code = KNOWN
                | (table.size(first) & 0xFF)
                | ((long) kind << KIND)
                | ((table.isPlain(first) ? 1L : 0) << PLAIN)
                | ((long) table.headSize(first) << HEAD)
                | ((long) table.form(first).ordinal() << FORM)
                | (shapes.element(kind).fieldCount() << FIELDS)
                | (shapes.member(kind, "member").fieldCount() << MEMBER_FIELDS)
                | (shapes.key(first).fieldCount() << KEY_FIELDS);
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

    /** As {@link ItemTable#headSize}. */
    static int headSize(long code) {
        return (int) (code >>> HEAD) & 0xFF;
    }

    /** As {@link ItemTable#form}. */
    static ItemForm form(long code) {
        return FORMS[(int) (code >>> FORM) & 0xF];
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
