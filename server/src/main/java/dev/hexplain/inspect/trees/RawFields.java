package dev.hexplain.inspect.trees;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Tail;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields that a scalar is read from: seconds and nanoseconds of an instant, scale and magnitude of a decimal. At most
 * {@value #MOST}, in byte order; none where the only one says what the scalar says.
 */
final class RawFields {
    private static final int MOST = 32;
    /** Of the fields that are passed on the way. */
    private static final int MOST_VISITED = 1 << 10;

    private static final int MOST_COMPARED = 256;

    private final TreeValues values;
    private final FieldTree tree;
    private final List<Field> found = new ArrayList<>();
    private int visited;

    private RawFields(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /**
     * @param holder the field that the scalar is read from
     */
    static List<Field> of(TreeValues values, LogicalValue.Scalar scalar, Field holder) {
        RawFields raw = new RawFields(values);
        if (!raw.isElementary(holder)) {
            raw.collect(holder);
        }
        boolean same = raw.found.size() == 1 && raw.says(raw.found.getFirst(), scalar);
        return same ? List.of() : List.copyOf(raw.found);
    }

    private void collect(Field field) {
        for (Field child : tree.children(field, 0, MOST)) {
            visited++;
            if (found.size() == MOST || visited > MOST_VISITED) {
                return;
            }
            if (isElementary(child) || isSpelled(child) || isScalarObject(child)) {
                addIfValue(child);
            } else if (!isClass(child)) {
                collect(child);
            }
        }
    }

    private void addIfValue(Field field) {
        boolean value = field.role() == Role.VALUE && field.length() > 0;
        boolean reference = field.shape().has(ShapeMark.REFERS_TO_HANDLE) && !isClass(field);
        if (value || reference) {
            found.add(field);
        }
    }

    /** Whether nothing in it says something for itself: a leaf, a reference, an array of numbers. */
    private boolean isElementary(Field field) {
        Shape shape = field.shape();
        return shape.isLeaf()
                || shape.has(ShapeMark.REFERS_TO_HANDLE)
                || (shape.tail().stored() instanceof Tail.Repeat(String _, Shape element) && element.isLeaf());
    }

    /** Whether it shows a value itself, as a text behind its length does. */
    private boolean isSpelled(Field field) {
        return !tree.value(field).actual().isEmpty();
    }

    /** Whether it is an object that says one thing, as the unscaled value of a decimal does. */
    private boolean isScalarObject(Field field) {
        return field.shape().has(ShapeMark.DEFINES_HANDLE) && values.of(field) instanceof LogicalValue.Scalar;
    }

    private static boolean isClass(Field field) {
        return field.shape().has(ShapeMark.CLASS_DESCRIPTOR) || field.name().equals(ShapeMark.CLASS_OF_INSTANCE);
    }

    /** Whether a field shows the text of a scalar; of a time, fields show the number as well. */
    private boolean says(Field field, LogicalValue.Scalar scalar) {
        return field.shape().isLeaf()
                && LeafValues.of(tree, field) instanceof LogicalValue.Scalar own
                && own.kind() != ScalarKind.TIME
                && own.text().first(MOST_COMPARED).equals(scalar.text().first(MOST_COMPARED));
    }
}
