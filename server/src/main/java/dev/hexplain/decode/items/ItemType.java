package dev.hexplain.decode.items;

import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueDescription;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/**
 * What a first byte says of the item that it begins: one line of an {@link ItemTable}. The layout of the item is stated
 * here and nowhere else; its size, its count of fields, its shapes and its value follow from it.
 *
 * @param name as displayed: {@code text}
 * @param symbol of the first byte: {@code text(%d)}, with the number that is in it
 * @param mask the bits of the first byte that are this number
 * @param argumentSize bytes of the number, length or count that follows the first byte, big-endian; 0 where that has it
 * @param parts the fields after the first byte, by the role of the content
 * @param text the value of a number, from its bits
 * @param description of an item that consists of parts
 * @param repeats whether all items of the type have one layout, so that a list of them is one row
 * @param defines whether later items may refer to it: {@link ItemTable#numbered}
 * @param reference how it refers to another item; of the form {@link ItemForm#REFERENCE}
 */
public record ItemType(
        ItemForm form,
        String name,
        String symbol,
        int mask,
        int argumentSize,
        Function<Role, List<Slot>> parts,
        LongFunction<String> text,
        ValueDescription description,
        boolean repeats,
        boolean defines,
        ItemReference reference) {
    /** The size of a scalar whose parts say how long they are. */
    static final int VARIABLE = Byte.MIN_VALUE;

    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);

    /** A type by its parts. */
    public static ItemType of(
            ItemForm form, String name, String symbol, int mask, int argumentSize, Function<Role, List<Slot>> parts) {
        return new ItemType(
                form,
                name,
                symbol,
                mask,
                argumentSize,
                parts,
                bits -> "",
                ItemType::content,
                false,
                false,
                ItemReference.NONE);
    }

    /** A byte that begins no item. */
    public static ItemType none(String symbol) {
        return of(ItemForm.NONE, "broken", symbol, 0, 0, role -> List.of());
    }

    /** A byte that ends a container. */
    public static ItemType end(String name) {
        return of(ItemForm.END, name, name, 0, 0, role -> List.of());
    }

    /** A value that a byte stands for, such as {@code true}. */
    public static ItemType constant(String name, String symbol, Value value) {
        return number(ItemForm.IMMEDIATE, name, symbol, 0, ValueType.U1, bits -> value);
    }

    /**
     * A number in the first byte itself.
     *
     * @param value the number, from the masked bits
     */
    public static ItemType immediate(String name, String symbol, int mask, ValueType type, LongFunction<Value> value) {
        return number(ItemForm.IMMEDIATE, name, symbol, mask, type, value);
    }

    /**
     * A number after the first byte.
     *
     * @param value the number, from its bits
     */
    public static ItemType number(String name, String symbol, ValueType type, LongFunction<Value> value) {
        return number(ItemForm.NUMBER, name, symbol, -1, type, value);
    }

    /** A big-endian integer after the first byte. */
    public static ItemType integer(String name, String symbol, int size, boolean signed) {
        int unused = Long.SIZE - size * Byte.SIZE;
        return number(
                name,
                symbol,
                new ValueType.Int(size, signed, ByteOrder.BIG_ENDIAN),
                bits -> Value.whole(signed ? Long.toString(bits << unused >> unused) : Long.toUnsignedString(bits)));
    }

    private static ItemType number(
            ItemForm form, String name, String symbol, int mask, ValueType type, LongFunction<Value> value) {
        ValueDescription number = (tree, field, read) ->
                value.apply(mask & bits(tree.sourceOf(field).segment(), field.offset(), (int) field.length()));
        Function<Role, List<Slot>> parts = role -> List.of(Slot.of(Shape.leaf("value", type, role)
                .typeName(name)
                .description(number)
                .build()));
        int argumentSize = form == ItemForm.NUMBER ? type.fixedSize() : 0;
        return of(form, name, symbol, mask, argumentSize, parts)
                .shown(bits -> value.apply(bits).actual())
                .repeating(true);
    }

    /** A scalar of parts behind the first byte, in their order. */
    public static ItemType scalar(ItemForm form, String name, String symbol, Slot... parts) {
        List<Slot> slots = List.of(parts);
        return of(form, name, symbol, 0, 0, role -> slots);
    }

    /** An item that stands for one that was written before, of so many bytes behind the first. */
    public static ItemType reference(String name, String symbol, int argumentSize, ItemReference reference) {
        List<Slot> slots = List.of(Slot.row("value"));
        return of(ItemForm.REFERENCE, name, symbol, 0, argumentSize, role -> slots)
                .referring(reference)
                .repeating(true);
    }

    /** Text whose length follows the first byte, in some bytes, or where these are none, is in it. */
    public static ItemType text(String name, String symbol, int argumentSize, int length) {
        return string(ItemForm.TEXT, name, symbol, argumentSize, length, UTF_8, (tree, field, read) -> read);
    }

    /** Bytes in the same way. */
    public static ItemType binary(
            String name, String symbol, int argumentSize, int length, ValueDescription description) {
        return string(ItemForm.BINARY, name, symbol, argumentSize, length, ValueType.BYTES, description);
    }

    private static ItemType string(
            ItemForm form,
            String name,
            String symbol,
            int argumentSize,
            int length,
            ValueType type,
            ValueDescription description) {
        return of(form, name, symbol, 0xFF, argumentSize, role -> {
            Shape.Builder value = Shape.leaf("value", type, role).typeName(name).description(description);
            return argumentSize == 0
                    ? List.of(Slot.of(value.size(length).build()))
                    : List.of(argument("length", argumentSize, Role.LENGTH), Slot.counted(value.build(), 1));
        });
    }

    /** Text in chunks, up to an end. */
    public static ItemType textChunks(String name, String symbol) {
        return of(ItemForm.TEXT_CHUNKS, name, symbol, 0, 0, role -> List.of())
                .describedBy((tree, field, read) -> StringChunks.text(tree, field));
    }

    /** Bytes in the same way. */
    public static ItemType binaryChunks(String name, String symbol) {
        return of(ItemForm.BINARY_CHUNKS, name, symbol, 0, 0, role -> List.of())
                .describedBy((tree, field, read) -> StringChunks.bytes(tree, field));
    }

    /** An array or a map, whose count follows the first byte, in some bytes, or where these are none, is in it. */
    public static ItemType container(ItemForm form, String name, String symbol, int mask, int argumentSize) {
        return of(
                form,
                name,
                symbol,
                mask,
                argumentSize,
                role -> argumentSize == 0 ? List.of() : List.of(argument("count", argumentSize, Role.LENGTH)));
    }

    /** The integer behind a first byte that says its size. */
    public static Slot argument(String name, int size, Role role) {
        return Slot.of(Shape.leaf(name, unsigned(size), role).build());
    }

    /** A big-endian unsigned integer. */
    public static ValueType unsigned(int size) {
        return new ValueType.Int(size, false, ByteOrder.BIG_ENDIAN);
    }

    /** The bits of an IEEE 754 number of two bytes as its value. */
    public static Value float16(long bits) {
        return Value.real(Float.toString(Float.float16ToFloat((short) bits)));
    }

    /** The same of four bytes. */
    public static Value float32(long bits) {
        return Value.real(Float.toString(Float.intBitsToFloat((int) bits)));
    }

    /** The same of eight bytes. */
    public static Value float64(long bits) {
        return Value.real(Double.toString(Double.longBitsToDouble(bits)));
    }

    /** The same with another value of the item as a whole. */
    public ItemType describedBy(ValueDescription value) {
        return new ItemType(form, name, symbol, mask, argumentSize, parts, text, value, repeats, defines, reference);
    }

    /** The same where items of the type may be elements of a list that is one row, or may not. */
    public ItemType repeating(boolean may) {
        return new ItemType(form, name, symbol, mask, argumentSize, parts, text, description, may, defines, reference);
    }

    private ItemType shown(LongFunction<String> text) {
        return new ItemType(
                form, name, symbol, mask, argumentSize, parts, text, description, repeats, defines, reference);
    }

    private ItemType referring(ItemReference reference) {
        return new ItemType(
                form, name, symbol, mask, argumentSize, parts, text, description, repeats, defines, reference);
    }

    /** The same where later items may refer to it. */
    public ItemType defining() {
        return new ItemType(form, name, symbol, mask, argumentSize, parts, text, description, repeats, true, reference);
    }

    /** Whether it has an end instead of a count. */
    boolean isEnded() {
        return argumentSize == 0 && mask == 0;
    }

    /** The number in a first byte of the type. */
    int number(int first) {
        return first & mask;
    }

    /** A first byte of the type, as displayed. */
    String symbol(int first) {
        return symbol.formatted(number(first));
    }

    /**
     * The size of a scalar where its type gives it; minus the bytes of its length, where one follows;
     * {@link #VARIABLE} where its parts say it; 0 for other items.
     */
    int size() {
        if (ItemParts.tell(parts.apply(Role.VALUE))) {
            return VARIABLE;
        }
        return switch (form) {
            case REFERENCE -> 1 + argumentSize;
            case IMMEDIATE, NUMBER -> headSize();
            case TEXT, BINARY -> argumentSize > 0 ? -argumentSize : headSize();
            default -> 0;
        };
    }

    /** Whether it is text of ASCII alone. */
    boolean isAscii() {
        return parts.apply(Role.VALUE).stream()
                .anyMatch(slot -> (slot.extent() instanceof Extent.Inline(Shape part) && isAscii(part))
                        || (slot.extent() instanceof Extent.Sized(Shape sized, Extent.Sizing sizing)
                                && isAscii(sized)));
    }

    private static boolean isAscii(Shape part) {
        return part.type() instanceof ValueType.Text text && text.encoding().equals(TextEncoding.ASCII);
    }

    /** Bytes before what is counted or has rows, which for some items is all of them. */
    int headSize() {
        long size = form == ItemForm.IMMEDIATE ? 0 : 1;
        for (Slot slot : parts.apply(Role.VALUE)) {
            if (slot.extent() instanceof Extent.Inline(Shape part)) {
                size += part.fixedSize();
            } else if (slot.extent() instanceof Extent.Between(Shape part)) {
                size += part.fixedSize();
            }
        }
        return (int) size;
    }

    /** The only part of an item that is one byte, under another name. */
    Shape.Builder leaf(String called) {
        if (!(parts.apply(Role.VALUE).getFirst().extent() instanceof Extent.Inline(Shape value))) {
            throw new IllegalStateException(name + " does not have a value of fixed size");
        }
        return Shape.leaf(called, value.type(), value.role()).typeName(name).description(value::describe);
    }

    /** Up to eight bytes as a big-endian number. */
    static long bits(MemorySegment bytes, long at, int size) {
        long bits = 0;
        for (int i = 0; i < size; i++) {
            bits = bits << Byte.SIZE | (bytes.get(ValueLayout.JAVA_BYTE, at + i) & 0xFF);
        }
        return bits;
    }

    /** The value of the part that is the content. */
    static Value content(FieldTree tree, Field item, Value read) {
        return tree.child(item, "value")
                .filter(value -> value.shape().isLeaf())
                .map(tree::value)
                .orElse(read);
    }
}
