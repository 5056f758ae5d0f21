package dev.hexplain.decoders.smile;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemLabels;
import dev.hexplain.decode.items.ItemPart;
import dev.hexplain.decode.items.ItemReference;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.decode.items.ItemTable;
import dev.hexplain.decode.items.ItemType;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueDescription;
import dev.hexplain.tree.ValueType;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * The values and keys of Smile by their first byte, which means one thing where a value is expected and another where a
 * key is (specification, "Tokens: value mode" and "Tokens: key mode").
 */
final class SmileItems {
    static final int HEADER = ':';
    static final int HEADER_LENGTH = 4;
    static final int START_ARRAY = 0xF8;
    static final int START_OBJECT = 0xFA;
    static final int END_OF_CONTENT = 0xFF;

    private static final int END_ARRAY = 0xF9;
    private static final int END_OBJECT = 0xFB;
    private static final int END_OF_STRING = 0xFC;

    /** The number of texts, and of names, that references may stand for (specification, "Shared String references"). */
    private static final int MOST_SHARED = 1 << 10;

    private static final int LONGEST_NAME = 1 << 12;
    /** The first name whose reference takes two bytes. */
    private static final int FIRST_LONG_REFERENCE = 64;

    private static final int SIX_BITS = 0x3F;

    private static final Supplier<Enumeration> VALUE_TOKENS = Smile.FORMAT.symbols("value_token");
    private static final Supplier<Enumeration> KEY_TOKENS = Smile.FORMAT.symbols("key_token");

    private static final SmileVInt INT_32 = new SmileVInt(5);
    private static final SmileVInt INT_64 = new SmileVInt(10);

    private static final Slot LENGTH = number("length", Role.LENGTH, "length", INT_32, SmileValues::length);

    /** A byte that begins nothing. */
    private static final ItemType NONE = ItemType.of(ItemForm.NONE, "", "", 0, 0, role -> List.of());

    static final ItemTable KEYS = keys();
    static final ItemTable TABLE = values();
    static final ItemShapes SHAPES = new ItemShapes(
                    TABLE,
                    new ItemLabels(
                            "smile", "Smile", "item", "value", "a value", "an object", "", "", "a reference", "", ""))
            .prefix(header());
    static final int END_OF_CONTENT_SHAPE =
            SHAPES.add(token("endOfContent", Role.HEADER).mark(ShapeMark.END).build());

    private SmileItems() {}

    private static ItemTable values() {
        ItemTable table = new ItemTable(NONE)
                .symbols(VALUE_TOKENS)
                .numbered("text", MOST_SHARED)
                .begunAsBytes()
                .typed(SmileValues::typed, START_ARRAY);
        table.bytes(0x01, 0x1F, reference(0, (first, next) -> first - 1));
        table.one(0x20, ItemType.constant("empty string", "a value", Value.text("")));
        table.one(0x21, ItemType.constant("null", "a value", Value.NULL));
        table.one(0x22, ItemType.constant("boolean", "a value", Value.truth(false)));
        table.one(0x23, ItemType.constant("boolean", "a value", Value.truth(true)));
        numbers(table);
        for (int length = 1; length <= 64; length++) {
            table.one(0x40 + length - 1, text(TextEncoding.ASCII, length));
            table.one(0x80 + length - 1, text(TextEncoding.UTF_8, length + 1));
        }
        table.bytes(0xC0, 0xDF, ItemType.immediate("small int", "a value", 0x1F, ValueType.U1, SmileValues::zigzag));
        table.one(0xE0, longText("string", TextEncoding.ASCII, Role.VALUE, "a text", "0xFC behind it"));
        table.one(0xE4, longText("string", TextEncoding.UTF_8, Role.VALUE, "a text", "0xFC behind it"));
        table.one(0xE8, ItemType.scalar(ItemForm.BINARY, "binary", "", LENGTH, packed("packed", SmileValues::packed)));
        table.bytes(0xEC, 0xEF, reference(1, SmileItems::longNumber));
        table.one(START_ARRAY, ItemType.container(ItemForm.ARRAY, "array", "", 0, 0));
        table.one(END_ARRAY, ItemType.end("end"));
        table.one(START_OBJECT, ItemType.container(ItemForm.MAP, "object", "", 0, 0));
        table.one(END_OBJECT, ItemType.end("end"));
        Slot raw = content("bytes", LongUnaryOperator.identity(), (tree, field, read) -> read);
        table.one(0xFD, ItemType.scalar(ItemForm.BINARY, "binary", "", LENGTH, raw));
        return table.keys(KEYS);
    }

    private static void numbers(ItemTable table) {
        table.one(0x24, integer("int32", INT_32));
        table.one(0x25, integer("int64", INT_64));
        table.one(0x26, numeric("BigInteger", LENGTH, packed("magnitude", SmileValues::magnitude)));
        table.one(0x28, real("float32", 5, SmileValues::float32));
        table.one(0x29, real("float64", 10, SmileValues::float64));
        Slot scale = number("scale", Role.VALUE, "scale", INT_32, SmileValues::signed);
        table.one(
                0x2A,
                numeric("BigDecimal", scale, LENGTH, packed("magnitude", SmileValues::magnitude))
                        .describedBy(SmileValues::decimal));
    }

    private static ItemTable keys() {
        ItemTable table = ItemTable.ofKeys(NONE)
                .symbols(KEY_TOKENS)
                .numbered("name", MOST_SHARED)
                .longestName(LONGEST_NAME);
        table.one(0x20, ItemType.constant("empty name", "", Value.whole(0x20)));
        table.bytes(0x30, 0x33, keyReference(1, FIRST_LONG_REFERENCE, SmileItems::longNumber));
        table.one(0x34, longText("name", TextEncoding.UTF_8, Role.NAME, "a name", "0xFC behind the text"));
        table.bytes(0x40, 0x7F, keyReference(0, 0, (first, next) -> first & SIX_BITS));
        for (int token = 0x80; token < START_ARRAY; token++) {
            int length = token < 0xC0 ? (token & SIX_BITS) + 1 : (token & SIX_BITS) + 2;
            table.one(token, text("name", TextEncoding.UTF_8, length));
        }
        return table.one(END_OBJECT, ItemType.end("end"));
    }

    private static int longNumber(int first, int next) {
        return (first & 3) << 8 | next;
    }

    // -- numbers

    private static ItemType integer(String name, SmileVInt encoding) {
        Shape.Builder value =
                leaf("value", Role.VALUE, name, SmileValues::signed).mark(ShapeMark.SELF_SIZED);
        return numeric(name, Slot.sized(value.build(), new ItemPart.Integral(encoding)));
    }

    private static ItemType real(String name, int size, ValueDescription value) {
        return numeric(
                name, Slot.of(leaf("value", Role.VALUE, name, value).size(size).build()));
    }

    private static ItemType numeric(String name, Slot... parts) {
        return ItemType.scalar(ItemForm.NUMBER, name, "a value", parts).repeating(true);
    }

    private static Slot number(String name, Role role, String type, SmileVInt encoding, ValueDescription value) {
        return Slot.sized(leaf(name, role, type, value).build(), new ItemPart.Integral(encoding));
    }

    // -- content behind its length

    /** Seven bits of content a byte. */
    private static Slot packed(String type, ValueDescription value) {
        return content(type, SmileNumbers::encodedLength, value);
    }

    private static Slot content(String type, LongUnaryOperator written, ValueDescription value) {
        return Slot.sized(leaf("value", Role.VALUE, type, value).build(), new ItemPart.Content(written, "binary data"));
    }

    private static Shape.Builder leaf(String name, Role role, String type, ValueDescription value) {
        return Shape.leaf(name, ValueType.BYTES, role)
                .typeName(type)
                .description((tree, field, read) -> field.length() == 0 ? read : value.describe(tree, field, read));
    }

    // -- texts

    private static ItemType text(TextEncoding encoding, int length) {
        return text("string", encoding, length);
    }

    /** A text that later items may refer to. */
    private static ItemType text(String name, TextEncoding encoding, int length) {
        return ItemType.of(
                        ItemForm.TEXT,
                        name,
                        name.equals("name") ? "a name" : "a value",
                        0,
                        0,
                        role -> List.of(Slot.of(Shape.leaf("value", new ValueType.Text(encoding), role)
                                .size(length)
                                .build())))
                .defining();
    }

    private static ItemType longText(String name, TextEncoding encoding, Role role, String what, String expected) {
        Shape value = Shape.leaf("value", new ValueType.Text(encoding), role).build();
        return ItemType.scalar(
                ItemForm.TEXT,
                name,
                "",
                Slot.sized(value, new ItemPart.Terminated(END_OF_STRING, what, expected)),
                Slot.of(token("end", Role.LENGTH).build()));
    }

    // -- references

    private static ItemType reference(int argumentSize, IntBinaryOperator number) {
        return ItemType.reference(
                "string",
                "a reference",
                argumentSize,
                new ItemReference(
                        number,
                        0,
                        target -> reference("value", argumentSize, target, "text")
                                .typeName("reference")
                                .production(Productions.SCALAR)
                                .description(SmileValues::text)
                                .build()));
    }

    private static ItemType keyReference(int argumentSize, int least, IntBinaryOperator number) {
        return ItemType.reference(
                "name",
                "a reference to a name",
                argumentSize,
                new ItemReference(
                        number,
                        least,
                        target -> reference("key", argumentSize, target, "name")
                                .typeName("name reference")
                                .description(SmileValues::name)
                                .build()));
    }

    private static Shape.Builder reference(String name, int argumentSize, long target, String what) {
        Shape.Builder leaf = Shape.leaf(name, ItemType.unsigned(1 + argumentSize), Role.REFERENCE);
        return target < 0
                ? leaf
                : leaf.refersTo(target).doc("Stands for a %s that was written before.".formatted(what));
    }

    // -- headers and marks between documents

    private static Shape.Builder token(String name, Role role) {
        return Shape.leaf(name, ValueType.U1, role).typeName("token").symbols(VALUE_TOKENS);
    }

    private static Shape header() {
        return Shape.group("header", "header")
                .role(Role.HEADER)
                .mark(ShapeMark.END)
                .slots(
                        Slot.of(Shape.leaf("magic", ValueType.BYTES, Role.MAGIC)
                                .size(3)
                                .doc("A smiley and a line feed: 3A 29 0A.")
                                .build()),
                        bits("version", 4, 0, false, "0 is the only one."),
                        bits("reserved", 1, 4, false, "Must be 0."),
                        bits("rawBinary", 1, 5, true, "Whether binary data may stand as it is, with all 8 bits."),
                        bits("sharedValues", 1, 6, true, "Whether short texts that come again are references."),
                        bits("sharedNames", 1, 7, true, "Whether names that come again are references."))
                .build();
    }

    private static Slot bits(String name, int width, int first, boolean truth, String doc) {
        return Slot.of(Shape.leaf(name, new ValueType.Bits(width, first, false, truth), Role.HEADER)
                .doc(doc)
                .build());
    }
}
