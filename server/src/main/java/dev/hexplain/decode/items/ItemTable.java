package dev.hexplain.decode.items;

import dev.hexplain.tree.Field;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * The items of a format by their first byte. An item's <em>kind</em> is the lowest byte of its type.
 *
 * <pre>{@code
 * new ItemTable()
 *         .bytes(0x00, 0x7F, ItemType.immediate("fixint", "positive fixint", 0x7F, ValueType.U1, Value::whole))
 *         .bytes(0xC0, 0xC0, ItemType.constant("nil", "nil", Value.NULL));
 * }</pre>
 */
public final class ItemTable {
    private static final int BYTES = 256;
    private static final int MAX_NAME = 400;

    private final ItemType[] types = new ItemType[BYTES];
    private final byte[] kinds = new byte[BYTES];
    private final byte[] sizes = new byte[BYTES];

    private final byte[] arguments = new byte[BYTES];
    private final byte[] heads = new byte[BYTES];
    private final ItemForm[] forms = new ItemForm[BYTES];
    private final boolean[] plain = new boolean[BYTES];
    private final Map<Integer, ItemType> rows = new HashMap<>();
    private final Map<Integer, ItemType> keys = new HashMap<>();
    private OtherItems others = (in, at, depth) -> ItemMeasure.NOT_PLAIN;
    private Meanings meanings = (values, item, content) -> Optional.empty();

    /** Which items of the form {@link ItemForm#OTHER} need no row. */
    @FunctionalInterface
    public interface OtherItems {
        /**
         * Passes one at an index, whose own fields are counted.
         *
         * @param depth of containers that it is in
         * @return the index after it, or {@link ItemMeasure#NOT_PLAIN}
         */
        int pass(ItemMeasure in, int at, int depth);
    }

    /** What items that hold another one say. */
    @FunctionalInterface
    public interface Meanings {
        /** Empty where it is what their content says. */
        Optional<LogicalValue> of(TreeValues values, Field item, Field content);
    }

    /** Makes a table in which no byte begins an item yet. */
    public ItemTable(ItemType none) {
        for (int first = 0; first < BYTES; first++) {
            one(first, none);
        }
    }

    /** Sets the type of the bytes from one to another. */
    public ItemTable bytes(int from, int to, ItemType type) {
        for (int first = from; first <= to; first++) {
            types[first] = type;
            kinds[first] = (byte) from;
            sizes[first] = (byte) type.size();
            arguments[first] = (byte) type.argumentSize();
            heads[first] = (byte) type.headSize();
            forms[first] = type.form();
            plain[first] = type.repeats();
        }
        return this;
    }

    public ItemTable one(int first, ItemType type) {
        return bytes(first, first, type);
    }

    /** Sets what the items of a kind are where their content is rows of its own. */
    public ItemTable inRows(int kind, ItemType type) {
        rows.put(kind, type);
        return this;
    }

    /** Sets what an item is as a key, where only its grammar knows. */
    public ItemTable asKey(int first, ItemType type) {
        keys.put(first, type);
        return this;
    }

    /** Sets which items of a form of their own need no row. */
    public ItemTable others(OtherItems plain) {
        others = plain;
        return this;
    }

    /** Sets what items say that hold another one. */
    public ItemTable meaning(Meanings meant) {
        meanings = meant;
        return this;
    }

    Optional<LogicalValue> meaning(TreeValues values, Field item, Field content) {
        return meanings.of(values, item, content);
    }

    int passOther(ItemMeasure in, int at, int depth) {
        return others.pass(in, at, depth);
    }

    public ItemType type(int first) {
        return types[first];
    }

    ItemType inRows(int kind) {
        return rows.getOrDefault(kind, types[kind]);
    }

    /** What an item is as a key: a scalar, if it has no type of its own as that. */
    Optional<ItemType> asKey(int first) {
        return Optional.ofNullable(isScalar(first) ? types[first] : keys.get(first));
    }

    /** The kind of an item that is not there. */
    int broken() {
        return first(ItemForm.NONE);
    }

    /** A byte that ends containers; where the format has none, one that begins nothing. */
    int end() {
        int end = first(ItemForm.END);
        return end < BYTES ? end : broken();
    }

    private int first(ItemForm form) {
        int first = 0;
        while (first < BYTES && forms[first] != form) {
            first++;
        }
        return first;
    }

    public ItemForm form(int first) {
        return forms[first];
    }

    boolean isContainer(int first) {
        return forms[first] == ItemForm.ARRAY || forms[first] == ItemForm.MAP;
    }

    /** Whether all items of the type are valid, and of one layout. */
    boolean isPlain(int first) {
        return plain[first];
    }

    /** The lowest byte of the type that a byte has. */
    public int kind(int first) {
        return kinds[first] & 0xFF;
    }

    /**
     * The size of a scalar where the first byte gives it; minus the size of its length, where one follows; 0 for other
     * items.
     */
    public int size(int first) {
        return sizes[first];
    }

    public boolean isScalar(int first) {
        return sizes[first] != 0;
    }

    /** Bytes of the number, length or count that follows a first byte. */
    public int argumentSize(int first) {
        return arguments[first];
    }

    /** Bytes before what is counted, or all of an item where nothing is. */
    int headSize(int first) {
        return heads[first];
    }

    /** A first byte as displayed, with the number in it. */
    public String symbol(int first) {
        return types[first].symbol(first);
    }

    /** The size of a scalar, which is whole. */
    public long sizeOf(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        int size = sizes[first];
        return size >= 0 ? size : heads[first] + ItemType.bits(bytes, at + 1, -size);
    }

    /** A scalar, which is whole, as the name of what it is the key of. */
    public String name(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        ItemType type = types[first];
        long head = 1L + type.argumentSize();
        int length = (int) Math.min(MAX_NAME, sizeOf(bytes, at) - head);
        return switch (type.form()) {
            case TEXT -> new String(copy(bytes, at + head, length), StandardCharsets.UTF_8);
            case BINARY -> "h'" + HexFormat.of().formatHex(copy(bytes, at + head, length)) + "'";
            case NUMBER -> type.text().apply(ItemType.bits(bytes, at + 1, type.argumentSize()));
            default -> type.mask() == 0 ? type.symbol(first) : type.text().apply(type.number(first));
        };
    }

    private static byte[] copy(MemorySegment bytes, long at, int length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }

    static int u1(MemorySegment bytes, long at) {
        return bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF;
    }
}
