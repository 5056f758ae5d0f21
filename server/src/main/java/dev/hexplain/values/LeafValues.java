package dev.hexplain.values;

import dev.hexplain.tree.Exact;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.TextEncoding;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import java.util.function.Supplier;

/** The values of leaves, exact and whole. */
public final class LeafValues {
    /** Of a text at once. */
    private static final int MOST_CHARACTERS = Integer.MAX_VALUE >> 3;

    private LeafValues() {}

    /** The value of a leaf: what its format says of it, exact and whole. */
    public static LogicalValue of(FieldTree tree, Field leaf) {
        return leaf.role() == Role.GAP
                        || leaf.role() == Role.UNPARSED
                        || leaf.shape().has(ShapeMark.OPAQUE)
                ? opaque(tree, leaf)
                : said(tree, leaf).orElseGet(() -> opaque(tree, leaf));
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

    /** The text of a field that is a scalar, exact and whole; empty of others. */
    public static String text(FieldTree tree, Field field) {
        return HeldScalars.of(tree, field) instanceof LogicalValue.Scalar scalar
                ? scalar.text().first(MOST_CHARACTERS)
                : "";
    }

    /** What a format says of a field; empty where that is in its parts. */
    public static Optional<LogicalValue> said(FieldTree tree, Field field) {
        return said(field, tree.value(field).exact());
    }

    private static Optional<LogicalValue> said(Field field, Exact exact) {
        return Optional.ofNullable(
                switch (exact) {
                    case Exact.Unsaid _ -> null;
                    case Exact.Null _ -> scalar(field, ScalarKind.NULL, "null");
                    case Exact.Truth(boolean truth) -> scalar(field, ScalarKind.BOOLEAN, Boolean.toString(truth));
                    case Exact.Whole(Supplier<String> digits) -> scalar(field, ScalarKind.INTEGER, digits.get());
                    case Exact.Decimal(String digits) -> scalar(field, ScalarKind.DECIMAL, digits);
                    case Exact.Real(String digits) -> scalar(field, ScalarKind.FLOAT, digits);
                    case Exact.Text(Supplier<String> text) -> scalar(field, ScalarKind.TEXT, text.get());
                    case Exact.Encoded(Supplier<MemorySegment> bytes, TextEncoding encoding) ->
                        scalar(field, ScalarKind.TEXT, new ScalarText.Encoded(bytes.get(), encoding));
                    case Exact.Bytes(Supplier<MemorySegment> bytes) ->
                        scalar(field, ScalarKind.BYTES, new ScalarText.Hex(bytes.get()));
                    case Exact.Time(String iso) -> scalar(field, ScalarKind.TIME, iso);
                    case Exact.Name(String name) -> scalar(field, ScalarKind.NAME, name);
                });
    }

    private static LogicalValue scalar(Field field, ScalarKind kind, String text) {
        return scalar(field, kind, ScalarText.of(text));
    }

    private static LogicalValue scalar(Field field, ScalarKind kind, ScalarText text) {
        return new LogicalValue.Scalar(field, field.type(), kind, text);
    }

    private static MemorySegment bytes(FieldTree tree, Field field) {
        return tree.sourceOf(field).segment();
    }

    private static MemorySegment content(FieldTree tree, Field field, long end) {
        return bytes(tree, field).asSlice(field.offset(), end - field.offset());
    }
}
