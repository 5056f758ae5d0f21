package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.items.ItemForm;
import dev.hexplain.decode.items.ItemLabels;
import dev.hexplain.decode.items.ItemMeasure;
import dev.hexplain.decode.items.ItemShapes;
import dev.hexplain.decode.items.ItemTable;
import dev.hexplain.decode.items.ItemType;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.math.BigInteger;
import java.util.List;
import java.util.function.LongFunction;

/**
 * The data items of CBOR by their initial byte (RFC 8949, appendix B): three bits of major type, five of additional
 * information, which are an argument or say how many bytes of it follow. {@link CborGrammar} reads them.
 */
final class CborItems {
    static final int UNSIGNED = 0x00;
    static final int ARRAY = 0x80;
    static final int MAP = 0xA0;
    static final int TAG = 0xC0;
    static final int SIMPLE_8 = 0xF8;

    static final int TAG_STRINGREF = 25;
    static final int TAG_NAMESPACE = 256;

    private static final int TAG_POSITIVE = 2;
    private static final int TAG_NEGATIVE = 3;
    private static final int TAG_DECIMAL = 4;
    private static final int TAG_BIGFLOAT = 5;
    /** The byte that begins a fraction. */
    private static final int PAIR = ARRAY + 2;

    private static final int NEGATIVE = 0x20;
    private static final int BYTES = 0x40;
    private static final int TEXT = 0x60;
    private static final int SIMPLE = 0xE0;

    private static final int MAJOR = 0xE0;
    private static final int INFO = 0x1F;
    /** One more than the largest argument in the initial byte itself. */
    private static final int IMMEDIATE = 24;

    private static final int INDEFINITE = 31;

    static final ItemTable TABLE = table();
    static final ItemShapes SHAPES = new ItemShapes(
            TABLE,
            new ItemLabels(
                    "cbor",
                    "CBOR",
                    "item",
                    "item",
                    "an item",
                    "a map",
                    "a byte string",
                    "the length of a string",
                    "a head",
                    "Three bits of major type, five bits that are a small argument or say how many bytes of it follow.",
                    "Ends an item of indefinite length."));

    /** A fraction in a tag without a row. */
    private static final Shape FRACTION = SHAPES.inside(
            fraction(Slot.tagged("exponent", CborItems::withoutRow), Slot.tagged("mantissa", CborItems::withoutRow)));

    private CborItems() {}

    /** The bits of the major type. */
    static int major(int initial) {
        return initial & MAJOR;
    }

    static boolean isReserved(int initial) {
        return (initial & INFO) > 27 && (initial & INFO) < INDEFINITE;
    }

    /** Whether a tag and the first byte of its content are those of a decimal fraction or bigfloat. */
    static boolean isFraction(long number, int content) {
        return content == PAIR && (number == TAG_DECIMAL || number == TAG_BIGFLOAT);
    }

    /** Whether it begins an array, a map or a tag. */
    static boolean isCompound(int initial) {
        return major(initial) >= ARRAY && major(initial) <= TAG && !isReserved(initial);
    }

    /** Whether it begins a text with its length in bytes of its own. */
    static boolean isCountedText(int initial) {
        return initial >= 0x78 && initial <= 0x7B;
    }

    private static ItemTable table() {
        ItemTable table = new ItemTable(ItemType.none(""));
        immediate(table);
        for (int size = 1; size <= Long.BYTES; size *= 2) {
            sized(table, IMMEDIATE + Integer.numberOfTrailingZeros(size), size, 8 * size);
        }
        indefinite(table);
        simple(table);
        return table.asKey(TAG + IMMEDIATE, stringref())
                .inRows(ARRAY, fraction(Slot.row("exponent"), Slot.row("mantissa")))
                .others(CborItems::passTag)
                .meaning(CborTagValues::of);
    }

    /** Passes a tag around a scalar or a fraction: no namespace, and no reference, which may be wrong. */
    private static int passTag(ItemMeasure in, int at, int depth) {
        long number = in.number(at);
        int content = in.body(at);
        if (number == TAG_STRINGREF || number == TAG_NAMESPACE || in.first(content) < 0) {
            return ItemMeasure.NOT_PLAIN;
        }
        if (!isFraction(number, in.first(content))) {
            return in.scalar(content);
        }
        if (!in.enter(depth) || !in.enter(depth + 1)) {
            return ItemMeasure.NOT_PLAIN;
        }
        int mantissa = passPart(in, in.head(content));
        return mantissa < 0 ? mantissa : passPart(in, mantissa);
    }

    /** Passes a part of a fraction: a scalar, or one in a tag, as large integers are. */
    private static int passPart(ItemMeasure in, int at) {
        int first = in.first(at);
        if (first < 0) {
            return ItemMeasure.NOT_PLAIN;
        }
        boolean large = first == TAG + TAG_POSITIVE || first == TAG + TAG_NEGATIVE;
        int content = large ? in.head(at) : at;
        return in.first(content) < 0 ? ItemMeasure.NOT_PLAIN : in.scalar(content);
    }

    /** Items whose argument is in the initial byte. */
    private static void immediate(ItemTable table) {
        int last = IMMEDIATE - 1;
        table.bytes(UNSIGNED, UNSIGNED + last, small("uint", "unsigned(%d)", Value::whole));
        table.bytes(NEGATIVE, NEGATIVE + last, small("nint", "negative(%d)", CborItems::negative));
        for (int length = 0; length < IMMEDIATE; length++) {
            table.one(BYTES + length, bytes("bytes(" + length + ")", 0, length));
            table.one(TEXT + length, ItemType.text("text", "text(" + length + ")", 0, length));
        }
        table.bytes(ARRAY, ARRAY + last, ItemType.container(ItemForm.ARRAY, "array", "array(%d)", INFO, 0));
        table.bytes(MAP, MAP + last, ItemType.container(ItemForm.MAP, "map", "map(%d)", INFO, 0));
        table.bytes(TAG, TAG + last, tag("tag(%d)", INFO, 0)).inRows(TAG, tagAroundRow(0));
    }

    /** Items whose argument follows the initial byte. */
    private static void sized(ItemTable table, int info, int size, int bits) {
        ValueType type = ItemType.unsigned(size);
        String argument = "(" + bits + " bits)";
        table.one(UNSIGNED + info, ItemType.integer("uint" + bits, "unsigned" + argument, size, false));
        table.one(NEGATIVE + info, ItemType.number("nint" + bits, "negative" + argument, type, CborItems::negative));
        table.one(BYTES + info, bytes("bytes" + argument, size, 0));
        table.one(TEXT + info, ItemType.text("text", "text" + argument, size, 0));
        table.one(ARRAY + info, ItemType.container(ItemForm.ARRAY, "array", "array" + argument, 0, size));
        table.one(MAP + info, ItemType.container(ItemForm.MAP, "map", "map" + argument, 0, size));
        table.one(TAG + info, tag("tag" + argument, 0, size)).inRows(TAG + info, tagAroundRow(size));
    }

    /** Items that end with a break. */
    private static void indefinite(ItemTable table) {
        table.one(BYTES + INDEFINITE, ItemType.binaryChunks("bytes", "bytes(*)"));
        table.one(TEXT + INDEFINITE, ItemType.textChunks("text", "text(*)"));
        table.one(ARRAY + INDEFINITE, ItemType.container(ItemForm.ARRAY, "array", "array(*)", 0, 0));
        table.one(MAP + INDEFINITE, ItemType.container(ItemForm.MAP, "map", "map(*)", 0, 0));
        table.one(SIMPLE + INDEFINITE, ItemType.end("break"));
    }

    /** Simple values with a meaning, and floating-point numbers. */
    private static void simple(ItemTable table) {
        for (int value = 0; value < 20; value++) {
            table.one(
                    SIMPLE + value,
                    small("simple", "simple(%d)", number -> Value.name("simple(%d)".formatted(number))));
        }
        table.one(0xF4, ItemType.constant("bool", "false", Value.truth(false)));
        table.one(0xF5, ItemType.constant("bool", "true", Value.truth(true)));
        table.one(0xF6, ItemType.constant("null", "null", Value.NULL));
        table.one(0xF7, ItemType.constant("undefined", "undefined", Value.name("undefined")));
        table.one(
                SIMPLE_8,
                ItemType.number(
                                "simple8",
                                "simple(8 bits)",
                                ValueType.U1,
                                number -> Value.name("simple(%d)".formatted(number)))
                        .repeating(false));
        table.one(0xF9, ItemType.number("float16", "float16", ValueType.U2_BE, ItemType::float16));
        table.one(0xFA, ItemType.number("float32", "float32", ValueType.F4_BE, ItemType::float32));
        table.one(0xFB, ItemType.number("float64", "float64", ValueType.F8_BE, ItemType::float64));
    }

    private static ItemType small(String name, String symbol, LongFunction<Value> value) {
        return ItemType.immediate(name, symbol, INFO, ValueType.U1, value);
    }

    private static Value negative(long argument) {
        return Value.whole(new BigInteger(Long.toUnsignedString(argument)).not());
    }

    private static ItemType bytes(String symbol, int argumentSize, int length) {
        return ItemType.binary("bytes", symbol, argumentSize, length, CborTags::bytes);
    }

    /** A tag whose content needs no row: a scalar or a fraction. */
    private static ItemType tag(String symbol, int mask, int size) {
        return tag(symbol, mask, size, Slot.tagged("content", CborItems::withoutRow));
    }

    /** The shape of what is in a tag, or in a fraction, by its first byte. */
    private static Shape withoutRow(int first) {
        return first == PAIR
                ? FRACTION
                : major(first) == TAG ? SHAPES.element(TABLE.kind(first)) : SHAPES.scalar(first);
    }

    private static ItemType tagAroundRow(int size) {
        return tag("", 0, size, Slot.row("content"));
    }

    private static ItemType tag(String symbol, int mask, int size, Slot content) {
        List<Slot> slots =
                size == 0 ? List.of(content) : List.of(ItemType.argument("number", size, Role.TYPE), content);
        return ItemType.of(ItemForm.OTHER, "tag", symbol, mask, size, role -> slots)
                .describedBy((tree, field, read) -> CborTags.of(tree, field));
    }

    /** A tag 25 that is a key: a reference to a string that was written before. */
    private static ItemType stringref() {
        Slot index = Slot.tagged("index", first -> CborItems.SHAPES.scalar(first));
        List<Slot> slots = List.of(ItemType.argument("number", 1, Role.TYPE), index);
        return ItemType.of(ItemForm.OTHER, "stringref", "", 0, 1, role -> slots)
                .describedBy((tree, field, read) -> tree.child(field, "index")
                        .map(at -> CborTags.referred(tree, at))
                        .orElse(Value.NONE));
    }

    /** A decimal fraction or bigfloat inside its tag: an array of two that is no list (RFC 8949, section 3.4.4). */
    private static ItemType fraction(Slot... parts) {
        List<Slot> slots = List.of(parts);
        return ItemType.of(ItemForm.OTHER, "array", "", 0, 0, role -> slots);
    }
}
