package dev.hexplain.decoders.smile;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Computes values of fields: numbers, bytes in seven bits each, what references stand for. */
final class SmileValues {
    private static final int SHOWN_BYTES = 1 << 10;
    private static final int MOST_DIGITS = 1 << 12;
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

    private static final Value TOO_LONG = Value.described("a number of more digits than are shown");

    private SmileValues() {}

    static Value zigzag(long bits) {
        return Value.whole(bits >>> 1 ^ -(bits & 1));
    }

    static Value length(FieldTree tree, Field field, Value read) {
        return Value.whole(SmileNumbers.vint(bytes(tree, field)));
    }

    static Value signed(FieldTree tree, Field field, Value read) {
        return Value.whole(SmileNumbers.signed(bytes(tree, field)));
    }

    static Value float32(FieldTree tree, Field field, Value read) {
        return Value.real(Float.toString(Float.intBitsToFloat((int) SmileNumbers.bits(bytes(tree, field)))));
    }

    static Value float64(FieldTree tree, Field field, Value read) {
        return Value.real(Double.toString(Double.longBitsToDouble(SmileNumbers.bits(bytes(tree, field)))));
    }

    static Value magnitude(FieldTree tree, Field field, Value read) {
        return isTooLong(field) ? TOO_LONG : Value.whole(SmileNumbers.integer(bytes(tree, field)));
    }

    static Value decimal(FieldTree tree, Field item, Value read) {
        Optional<Field> scale = tree.child(item, "scale");
        Optional<Field> value = tree.child(item, "value");
        if (scale.isEmpty() || value.isEmpty()) {
            return Value.NONE;
        }
        return isTooLong(value.get())
                ? TOO_LONG
                : Value.decimal(SmileNumbers.decimal(bytes(tree, scale.get()), bytes(tree, value.get())));
    }

    private static boolean isTooLong(Field magnitude) {
        return magnitude.length() > MOST_DIGITS;
    }

    /** Bytes that are written with seven bits each are those that they stand for. */
    static Value packed(FieldTree tree, Field field, Value read) {
        byte[] bytes = SmileNumbers.unpacked(
                tree.sourceOf(field).copy(field.offset(), (int) Math.min(field.length(), MOST_DIGITS)));
        int shown = Math.min(bytes.length, SHOWN_BYTES);
        boolean cut = shown < bytes.length || field.length() > MOST_DIGITS;
        return Value.exactly(
                SPACED.formatHex(Arrays.copyOf(bytes, shown)) + (cut ? " …" : ""),
                new Exact.Bytes(() -> MemorySegment.ofArray(SmileNumbers.unpacked(bytes(tree, field)))));
    }

    /** The text that a reference stands for. */
    static Value text(FieldTree tree, Field field, Value read) {
        long at = field.shape().target();
        return at < 0
                ? new Value("", read.actual(), "refers to nothing")
                : Value.text(SmileItems.TABLE.name(tree.source().segment(), at));
    }

    /** The name that a reference stands for. */
    static Value name(FieldTree tree, Field field, Value read) {
        long at = field.shape().target();
        return at < 0
                ? read.with("", "refers to nothing")
                : Value.text(SmileItems.KEYS.name(tree.source().segment(), at));
    }

    /** A value after the name of its type. */
    static Value typed(FieldTree tree, Field item, Value read) {
        return tree.child(item, "content").map(tree::value).orElse(Value.NONE);
    }

    private static byte[] bytes(FieldTree tree, Field field) {
        return tree.sourceOf(field).copy(field.offset(), (int) field.length());
    }
}
