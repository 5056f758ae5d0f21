package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueDescription;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

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

    /** Whether the items are keys only. */
    private final boolean ofKeys;

    private final ItemType[] types = new ItemType[BYTES];
    private final byte[] kinds = new byte[BYTES];
    private final byte[] sizes = new byte[BYTES];
    private final byte[] arguments = new byte[BYTES];
    private final byte[] heads = new byte[BYTES];
    private final ItemForm[] forms = new ItemForm[BYTES];
    private final boolean[] plain = new boolean[BYTES];
    private final ItemParts[] parts = new ItemParts[BYTES];
    private final int[] numbers = new int[BYTES];
    private final Map<Integer, ItemType> rows = new HashMap<>();
    private final Map<Integer, ItemType> asKeys = new HashMap<>();
    private ItemTable keys = this;
    private Numbered numbered = new Numbered("item", 0);
    private int longestName = MAX_NAME;
    private boolean begunAsBytes;
    private ValueDescription typed = (tree, field, read) -> ContainerPreviews.typed(tree, field);
    private int typedFrom = BYTES;
    private @Nullable Supplier<Enumeration> symbols;
    private OtherItems others = (in, at, depth) -> ItemMeasure.NOT_PLAIN;
    private Meanings meanings = (values, item, content) -> Optional.empty();

    /**
     * Items that others refer to by number.
     *
     * @param what they are, for messages: {@code name}
     * @param most how many there are before the numbers begin again
     */
    record Numbered(String what, int most) {}

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
        this(none, false);
    }

    private ItemTable(ItemType none, boolean ofKeys) {
        this.ofKeys = ofKeys;
        for (int first = 0; first < BYTES; first++) {
            one(first, none);
        }
    }

    /** Makes a table of keys, whose first bytes mean something else than those of values. */
    public static ItemTable ofKeys(ItemType none) {
        return new ItemTable(none, true);
    }

    /** Sets the type of the bytes from one to another. */
    public ItemTable bytes(int from, int to, ItemType type) {
        boolean isRow = type.form() == ItemForm.REFERENCE && !ofKeys;
        ItemParts behind = new ItemParts(type.parts().apply(Role.VALUE));
        for (int first = from; first <= to; first++) {
            parts[first] = behind;
            types[first] = type;
            kinds[first] = (byte) from;
            sizes[first] = (byte) (isRow ? 0 : type.size());
            arguments[first] = (byte) type.argumentSize();
            heads[first] = (byte) type.headSize();
            forms[first] = type.form();
            plain[first] = type.repeats();
            numbers[first] = type.reference().number().applyAsInt(first, 0);
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
        asKeys.put(first, type);
        return this;
    }

    /** Sets what keys are, where these are no items. */
    public ItemTable keys(ItemTable keys) {
        this.keys = keys;
        return this;
    }

    /** Sets what items are that others refer to by number, and how many at most. */
    public ItemTable numbered(String what, int most) {
        numbered = new Numbered(what, most);
        return this;
    }

    /** Sets how many bytes of a name are shown. */
    public ItemTable longestName(int bytes) {
        longestName = bytes;
        return this;
    }

    /** Sets the value of a type's name with a value. From a first byte on, not only containers may follow a plain name. */
    public ItemTable typed(ValueDescription value, int from) {
        typed = value;
        typedFrom = from;
        return this;
    }

    /** Sets that what is there of a text in which a source ends is shown as bytes. */
    public ItemTable begunAsBytes() {
        begunAsBytes = true;
        return this;
    }

    /** Sets the symbols of first bytes, where these do not follow from their types. */
    public ItemTable symbols(Supplier<Enumeration> names) {
        symbols = names;
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

    /** Whether an item that begins so may follow a type's name without a package. */
    boolean mayBeTyped(int first) {
        return first >= typedFrom || isContainer(first);
    }

    ValueDescription typed() {
        return typed;
    }

    boolean isBegunAsBytes() {
        return begunAsBytes;
    }

    ItemTable keys() {
        return keys;
    }

    Numbered numbered() {
        return numbered;
    }

    @Nullable Supplier<Enumeration> symbols() {
        return symbols;
    }

    /** Whether keys may refer to others. */
    boolean keysRefer() {
        return keys.ofKeys && keys.numbered.most() > 0;
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
        return Optional.ofNullable(isScalar(first) ? types[first] : asKeys.get(first));
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

    /** The parts of an item that its first byte does not say the length of. */
    ItemParts parts(int first) {
        return parts[first];
    }

    /** The number of what a reference stands for. */
    int number(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        return types[first].reference().number().applyAsInt(first, arguments[first] == 0 ? 0 : u1(bytes, at + 1));
    }

    /** The number of what a reference of one byte stands for. */
    int number(int first) {
        return numbers[first];
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
     * The size of a scalar where the first byte gives it; minus the size of its length, where one follows;
     * {@link ItemType#VARIABLE} where its parts say it; 0 for other items.
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
        if (size == ItemType.VARIABLE) {
            return 1 + parts[first].size(bytes, at + 1);
        }
        return size >= 0 ? size : heads[first] + ItemType.bits(bytes, at + 1, -size);
    }

    /** A scalar, which is whole, as the name of what it is the key of. */
    public String name(MemorySegment bytes, long at) {
        int first = u1(bytes, at);
        ItemType type = types[first];
        long head = 1L + type.argumentSize();
        int end = sizes[first] == ItemType.VARIABLE ? parts[first].rest : 0;
        int length = (int) Math.min(longestName, sizeOf(bytes, at) - head - end);
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
