package dev.hexplain.decoders.msgpack;

import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemLabels;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.decode.items.ItemTable;
import dev.hexplain.decode.items.ItemType;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.List;

/** The objects of MessagePack by their first byte (MessagePack specification, "Formats"). */
final class MessagePackObjects {
    private static final Shape EXTENSION_TYPE = Shape.leaf("type", ValueType.S1, Role.TYPE)
            .doc("Whose extension it is: applications take 0 to 127; -1 is the timestamp.")
            .build();

    static final ItemTable TABLE = table();
    static final ItemShapes SHAPES = new ItemShapes(
            TABLE,
            new ItemLabels(
                    "msgpack",
                    "MessagePack",
                    "object",
                    "object",
                    "an object",
                    "a map",
                    "bytes",
                    "the length of a text or of bytes",
                    "the count of an array or map",
                    "Says what the object is, and for short ones how long.",
                    ""));

    private MessagePackObjects() {}

    /** Whether it begins a map, an array or a text. */
    static boolean mayBegin(int first) {
        ItemForm form = TABLE.form(first);
        return form == ItemForm.MAP || form == ItemForm.ARRAY || form == ItemForm.TEXT;
    }

    private static ItemTable table() {
        ItemTable table = new ItemTable(ItemType.none("(never used)"));
        fixed(table);
        numbers(table);
        strings(table);
        table.one(0xDC, ItemType.container(ItemForm.ARRAY, "array", "array 16", 0, 2));
        table.one(0xDD, ItemType.container(ItemForm.ARRAY, "array", "array 32", 0, 4));
        table.one(0xDE, ItemType.container(ItemForm.MAP, "map", "map 16", 0, 2));
        table.one(0xDF, ItemType.container(ItemForm.MAP, "map", "map 32", 0, 4));
        return table;
    }

    /** Objects whose value, length or count is in the first byte. */
    private static void fixed(ItemTable table) {
        table.bytes(0x00, 0x7F, ItemType.immediate("fixint", "positive fixint", 0x7F, ValueType.U1, Value::whole));
        table.bytes(0x80, 0x8F, ItemType.container(ItemForm.MAP, "map", "fixmap(%d)", 0x0F, 0));
        table.bytes(0x90, 0x9F, ItemType.container(ItemForm.ARRAY, "array", "fixarray(%d)", 0x0F, 0));
        for (int length = 0; length < 32; length++) {
            table.one(0xA0 + length, ItemType.text("str", "fixstr(" + length + ")", 0, length));
        }
        table.one(0xC0, ItemType.constant("nil", "nil", Value.NULL));
        table.one(0xC2, ItemType.constant("bool", "false", Value.truth(false)));
        table.one(0xC3, ItemType.constant("bool", "true", Value.truth(true)));
        table.bytes(
                0xE0,
                0xFF,
                ItemType.immediate("fixint", "negative fixint", 0xFF, ValueType.S1, MessagePackObjects::negative));
    }

    private static Value negative(long bits) {
        return Value.whole((byte) bits);
    }

    /** Numbers of a size that the first byte gives. */
    private static void numbers(ItemTable table) {
        table.one(0xCA, ItemType.number("float32", "float 32", ValueType.F4_BE, ItemType::float32));
        table.one(0xCB, ItemType.number("float64", "float 64", ValueType.F8_BE, ItemType::float64));
        for (int i = 0; i < 4; i++) {
            int bits = Byte.SIZE << i;
            table.one(0xCC + i, ItemType.integer("uint" + bits, "uint " + bits, 1 << i, false));
            table.one(0xD0 + i, ItemType.integer("int" + bits, "int " + bits, 1 << i, true));
        }
    }

    /** Texts, bytes and extensions behind their length; and extensions of a size that the first byte gives. */
    private static void strings(ItemTable table) {
        for (int i = 0; i < 3; i++) {
            int size = 1 << i;
            String bits = " " + Byte.SIZE * size;
            table.one(0xC4 + i, ItemType.binary("bin", "bin" + bits, size, 0, (tree, field, read) -> read));
            table.one(0xD9 + i, ItemType.text("str", "str" + bits, size, 0));
            Slot length = ItemType.argument("length", size, Role.LENGTH);
            Slot content = Slot.counted(data().build(), 1);
            table.one(0xC7 + i, extension("ext" + bits, size, length, Slot.between(EXTENSION_TYPE), content));
        }
        for (int i = 0; i < 5; i++) {
            Slot content = Slot.of(data().size(1 << i).build());
            table.one(0xD4 + i, extension("fixext " + (1 << i), 0, Slot.of(EXTENSION_TYPE), content));
        }
    }

    private static ItemType extension(String symbol, int lengthSize, Slot... parts) {
        List<Slot> slots = List.of(parts);
        return ItemType.of(ItemForm.BINARY, "ext", symbol, 0, lengthSize, role -> slots)
                .describedBy((tree, field, read) -> MessagePackExtensions.of(tree, field))
                .repeating(lengthSize == 0);
    }

    private static Shape.Builder data() {
        return Shape.leaf("data", ValueType.BYTES, Role.VALUE)
                .typeName("data")
                .description(MessagePackExtensions::data);
    }
}
