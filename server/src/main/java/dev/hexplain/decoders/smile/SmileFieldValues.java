package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** Computes values of fields: names, numbers, texts, back references. */
final class SmileFieldValues {
    private static final int SHOWN_BYTES = 1 << 10;
    private static final int MOST_DIGITS = 1 << 12;
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

    private static final Value TOO_LONG = Value.described("a number of more digits than are shown");

    private SmileFieldValues() {}

    /** The name in the key at an offset. */
    static String key(Source source, long at) {
        int token = source.u1(at);
        if (token == SmileTokens.KEY_EMPTY) {
            return "";
        }
        if (token == SmileTokens.KEY_LONG) {
            byte[] bytes = source.copy(at + 1, (int) Math.min(source.length() - at - 1, MOST_DIGITS));
            int length = 0;
            while (length < bytes.length && (bytes[length] & 0xFF) != SmileTokens.END_OF_STRING) {
                length++;
            }
            return new String(bytes, 0, length, StandardCharsets.UTF_8);
        }
        return utf8(source, at + 1, keyLength(token));
    }

    /** Bytes of a short name. */
    static int keyLength(int token) {
        return token < SmileTokens.KEY_UNICODE ? (token & 0x3F) + 1 : (token & 0x3F) + 2;
    }

    private static String utf8(Source source, long at, int length) {
        return new String(source.copy(at, length), StandardCharsets.UTF_8);
    }

    static Value describe(FieldTree tree, Field field, Value read) {
        if (field.length() == 0) {
            return read;
        }
        return switch (field.kind()) {
            case SmileKind.SMALL_INT ->
                field.shape().isLeaf()
                        ? Value.whole(SmileTokens.smallInt(tree.source().u1(field.offset())))
                        : content(tree, field);
            case SmileKind.NULL, SmileKind.BOOLEAN, SmileKind.EMPTY_STRING ->
                field.shape().isLeaf() ? literal(tree, field) : content(tree, field);
            case SmileKind.INT_32, SmileKind.INT_64 ->
                field.shape().isLeaf() ? Value.whole(SmileNumbers.signed(bytes(tree, field))) : content(tree, field);
            case SmileKind.SCALE -> Value.whole(SmileNumbers.signed(bytes(tree, field)));
            case SmileKind.LENGTH -> Value.whole(SmileNumbers.vint(bytes(tree, field)));
            case SmileKind.FLOAT_32 ->
                field.shape().isLeaf()
                        ? Value.real(Float.toString(Float.intBitsToFloat((int) SmileNumbers.bits(bytes(tree, field)))))
                        : content(tree, field);
            case SmileKind.FLOAT_64 ->
                field.shape().isLeaf()
                        ? Value.real(Double.toString(Double.longBitsToDouble(SmileNumbers.bits(bytes(tree, field)))))
                        : content(tree, field);
            case SmileKind.MAGNITUDE ->
                isTooLong(field) ? TOO_LONG : Value.whole(SmileNumbers.integer(bytes(tree, field)));
            case SmileKind.PACKED -> packed(tree, field);
            case SmileKind.REFERENCE -> text(tree, field, read);
            case SmileKind.NAME_REFERENCE -> name(tree, field, read);
            case SmileKind.NAME -> content(tree, field);
            case SmileKind.BIG_DECIMAL -> decimal(tree, field);
            default -> item(tree, field, read);
        };
    }

    private static Value item(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            case Productions.SCALAR -> field.shape().isLeaf() ? read : content(tree, field);
            default -> read;
        };
    }

    private static Value content(FieldTree tree, Field field) {
        Optional<Field> value = tree.child(field, "value");
        return value.isPresent()
                ? tree.value(value.get())
                : tree.child(field, "content").map(tree::value).orElse(Value.NONE);
    }

    private static Value literal(FieldTree tree, Field field) {
        return switch (tree.source().u1(field.offset())) {
            case SmileTokens.NULL -> Value.NULL;
            case SmileTokens.FALSE -> Value.truth(false);
            case SmileTokens.TRUE -> Value.truth(true);
            default -> Value.text("");
        };
    }

    private static Value packed(FieldTree tree, Field field) {
        byte[] bytes = SmileNumbers.unpacked(most(tree, field));
        int shown = Math.min(bytes.length, SHOWN_BYTES);
        boolean cut = shown < bytes.length || field.length() > MOST_DIGITS;
        return Value.exactly(
                SPACED.formatHex(Arrays.copyOf(bytes, shown)) + (cut ? " …" : ""),
                new Exact.Bytes(() -> MemorySegment.ofArray(SmileNumbers.unpacked(bytes(tree, field)))));
    }

    /** The text that a reference refers to. */
    private static Value text(FieldTree tree, Field field, Value read) {
        long at = field.shape().target();
        if (at < 0) {
            return new Value("", read.actual(), "refers to nothing");
        }
        String text =
                utf8(tree.source(), at + 1, SmileTokens.textLength(tree.source().u1(at)));
        return Value.text(text);
    }

    private static Value name(FieldTree tree, Field field, Value read) {
        long at = field.shape().target();
        return at < 0 ? read.with("", "refers to nothing") : Value.text(key(tree.source(), at));
    }

    private static Value decimal(FieldTree tree, Field field) {
        Optional<Field> scale = tree.child(field, "scale");
        Optional<Field> value = tree.child(field, "value");
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

    private static byte[] bytes(FieldTree tree, Field field) {
        return tree.source().copy(field.offset(), (int) field.length());
    }

    private static byte[] most(FieldTree tree, Field field) {
        return tree.source().copy(field.offset(), (int) Math.min(field.length(), MOST_DIGITS));
    }
}
