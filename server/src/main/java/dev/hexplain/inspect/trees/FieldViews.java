package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.HandleView;
import dev.hexplain.inspect.view.ValueView;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Renders fields of one tree for the API. */
public record FieldViews(FieldTree tree, IssuesByField issues) {
    /** A field whose parent has to be looked up. */
    FieldView of(Field field) {
        return of(field, tree.parent(field.id()).map(Field::id).orElse(null));
    }

    public FieldView of(Field field, @Nullable FieldId parent) {
        return of(field, parent, tree.value(field));
    }

    /** A field with its texts at greater length. */
    FieldView full(Field field) {
        return of(field, tree.parent(field.id()).map(Field::id).orElse(null), tree.fullValue(field));
    }

    private FieldView of(Field field, @Nullable FieldId parent, Value value) {
        int issueCount = issues.at(field.id()).size();
        return new FieldView(
                field.id().toString(),
                parent == null ? null : parent.toString(),
                field.index(),
                field.name(),
                field.offset(),
                field.length(),
                field.type(),
                field.role().id(),
                endianness(field.shape().type()),
                value(value),
                tree.childCount(field),
                field.computed(),
                isSyntax(field) ? true : null,
                tree.handles().definedBy(field).map(FieldViews::handle).orElse(null),
                tree.handles().referredToBy(field).map(FieldViews::handle).orElse(null),
                issueCount == 0 ? null : issueCount,
                field.source(),
                field.placement().id(),
                field.shape().type() instanceof ValueType.Bits bits
                        ? new FieldView.Bits(bits.firstBit(), bits.width())
                        : null);
    }

    private static boolean isSyntax(Field field) {
        Shape shape = field.shape();
        return shape.has(ShapeMark.SYNTAX) || isKnownClass(field) || isEmptyPart(field);
    }

    /** A reference to the class descriptor of an object, which was written before. */
    private static boolean isKnownClass(Field field) {
        return field.name().equals(ShapeMark.CLASS_OF_INSTANCE) && field.shape().has(ShapeMark.REFERS_TO_HANDLE);
    }

    private static boolean isEmptyPart(Field field) {
        return field.length() == 0 && !field.shape().isLeaf() && !field.computed();
    }

    static HandleView handle(Handles.Handle handle) {
        return new HandleView(handle.ordinal(), handle.toString(), handle.epoch());
    }

    private static @Nullable ValueView value(Value value) {
        return value.isEmpty()
                ? null
                : new ValueView(said(value.actual()), said(value.symbol()), said(value.description()));
    }

    /** The text, or null where it is empty. */
    static @Nullable public String said(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Only where there is more than one byte, or bits, to order. */
    private static @Nullable String endianness(ValueType type) {
        boolean ordered = switch (type) {
            case ValueType.Int number -> number.size() > 1;
            case ValueType.Real number -> true;
            case ValueType.Char unit -> true;
            case ValueType.Bool one -> false;
            case ValueType.Bits bits -> true;
            case ValueType.Text text -> false;
            case ValueType.Bytes bytes -> false;
            case ValueType.Computed none -> false;
            case ValueType.Group group -> false;
        };
        if (!ordered) {
            return null;
        }
        return type.order() == ByteOrder.BIG_ENDIAN ? "big" : "little";
    }
}
