package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.regex.Pattern;

/** The values of leaves, exact and whole. */
public final class LeafValues {
    private static final ValueLayout.OfChar UNIT = ValueLayout.JAVA_CHAR_UNALIGNED;
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]+)?|NaN|-?Infinity");

    /** A date, a date with a time, or a time of day: what a format shows without quotation marks is no text. */
    private static final Pattern TIME = Pattern.compile(
            "[+-]?[0-9]{4,9}-[0-9]{2}(-[0-9]{2}(T[0-9]{2}:[0-9]{2}[^ ]*)?)?|[0-9]{2}:[0-9]{2}(:[0-9]{2}[^ ]*)?");

    private LeafValues() {}

    /** The value of a leaf by its type, with its symbol where it has one. */
    public static LogicalValue of(FieldTree tree, Field leaf) {
        if (leaf.role() == Role.GAP
                || leaf.role() == Role.UNPARSED
                || leaf.shape().has(ShapeMark.OPAQUE)) {
            return opaque(tree, leaf);
        }
        return switch (leaf.shape().type()) {
            case ValueType.Text type -> text(tree, leaf, type);
            case ValueType.Bytes type ->
                new LogicalValue.Scalar(
                        leaf,
                        leaf.type(),
                        ScalarKind.BYTES,
                        new ScalarText.Hex(content(
                                tree, leaf, type.trim().valueEnd(bytes(tree, leaf), leaf.offset(), leaf.end()))));
            case ValueType.Computed _ -> shown(tree, leaf);
            case ValueType type -> number(tree, leaf, kind(type));
        };
    }

    /** The text that a leaf holds. */
    public static LogicalValue.Scalar text(FieldTree tree, Field leaf, String type, TextEncoding encoding) {
        ScalarText text = new ScalarText.Encoded(content(tree, leaf, leaf.end()), encoding);
        return new LogicalValue.Scalar(leaf, type, ScalarKind.TEXT, text);
    }

    /** The bytes from an offset to the end of a field, as a value. */
    public static LogicalValue.Scalar bytes(FieldTree tree, Field field, long from) {
        ScalarText text = new ScalarText.Hex(bytes(tree, field).asSlice(from, field.end() - from));
        return new LogicalValue.Scalar(field, field.type(), ScalarKind.BYTES, text);
    }

    /** The bytes of a field, of which nobody knows the meaning. */
    public static LogicalValue.Opaque opaque(FieldTree tree, Field field) {
        return new LogicalValue.Opaque(field, field.type(), new ScalarText.Hex(content(tree, field, field.end())));
    }

    private static LogicalValue text(FieldTree tree, Field leaf, ValueType.Text type) {
        long end = type.trim().valueEnd(bytes(tree, leaf), leaf.offset(), leaf.end());
        ScalarText text = new ScalarText.Encoded(content(tree, leaf, end), type.encoding());
        return new LogicalValue.Scalar(leaf, leaf.type(), ScalarKind.TEXT, text);
    }

    private static LogicalValue number(FieldTree tree, Field leaf, ScalarKind kind) {
        Value value = tree.fullValue(leaf);
        if (value.actual().isEmpty()) {
            return inWords(leaf, value);
        }
        if (isTime(value)) {
            return scalar(leaf, ScalarKind.TIME, value.description());
        }
        if (leaf.shape().symbols() == null) {
            String text = leaf.shape().type() instanceof ValueType.Char type
                    ? Character.toString(bytes(tree, leaf).get(UNIT.withOrder(type.order()), leaf.offset()))
                    : value.actual();
            return scalar(leaf, kind, text);
        }
        return value.symbol().isEmpty() ? scalar(leaf, kind, digits(tree, leaf)) : named(leaf, value.symbol());
    }

    /** Whether a number is a time, which its description says in ISO 8601. */
    static boolean isTime(Value value) {
        return !value.description().isEmpty()
                && TIME.matcher(value.description()).matches()
                && WHOLE.matcher(value.actual()).matches();
    }

    /** The integer itself: where a number may have a name, {@link Value} gives it in hexadecimal digits. */
    private static String digits(FieldTree tree, Field leaf) {
        long value = tree.integer(leaf);
        boolean signed = leaf.shape().type() instanceof ValueType.Int type && type.signed();
        return signed ? Long.toString(value) : Long.toUnsignedString(value);
    }

    /** The value of a field as its format shows it. */
    public static LogicalValue shown(FieldTree tree, Field leaf) {
        Value value = tree.fullValue(leaf);
        if (!value.symbol().isEmpty()) {
            return named(leaf, value.symbol());
        }
        String shown = value.actual();
        if (shown.isEmpty()) {
            return inWords(leaf, value);
        }
        boolean quoted = shown.length() >= 2 && shown.startsWith("\"") && shown.endsWith("\"");
        return quoted ? scalar(leaf, ScalarKind.TEXT, Quoted.unquoted(shown)) : scalar(leaf, kindOf(shown), shown);
    }

    /** A name is a truth value where it says so. */
    private static LogicalValue named(Field leaf, String symbol) {
        boolean truth = symbol.equals("true") || symbol.equals("false");
        return scalar(leaf, truth ? ScalarKind.BOOLEAN : ScalarKind.NAME, symbol);
    }

    /** Of what has no value that can be written, what is said about it. */
    private static LogicalValue inWords(Field leaf, Value value) {
        return scalar(leaf, ScalarKind.NAME, value.symbol().isEmpty() ? value.description() : value.symbol());
    }

    private static LogicalValue scalar(Field leaf, ScalarKind kind, String text) {
        return LogicalValue.Scalar.of(leaf, leaf.type(), kind, text);
    }

    private static ScalarKind kindOf(String shown) {
        if (shown.equals("true") || shown.equals("false")) {
            return ScalarKind.BOOLEAN;
        }
        if (shown.equals("null")) {
            return ScalarKind.NULL;
        }
        return WHOLE.matcher(shown).matches()
                ? ScalarKind.INTEGER
                : DECIMAL.matcher(shown).matches()
                        ? ScalarKind.FLOAT
                        : TIME.matcher(shown).matches() ? ScalarKind.TIME : ScalarKind.NAME;
    }

    private static ScalarKind kind(ValueType type) {
        return switch (type) {
            case ValueType.Int _ -> ScalarKind.INTEGER;
            case ValueType.Bits bits -> bits.truth() ? ScalarKind.BOOLEAN : ScalarKind.INTEGER;
            case ValueType.Real _ -> ScalarKind.FLOAT;
            case ValueType.Bool _ -> ScalarKind.BOOLEAN;
            default -> ScalarKind.TEXT;
        };
    }

    private static MemorySegment bytes(FieldTree tree, Field field) {
        return tree.sourceOf(field).segment();
    }

    private static MemorySegment content(FieldTree tree, Field field, long end) {
        return bytes(tree, field).asSlice(field.offset(), end - field.offset());
    }
}
