package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** Values in the place of which a reference to them stands. */
final class ReferredValues {
    /** Fields of such a place: what says that a reference follows, and the reference. */
    private static final int MOST_FIELDS = 8;

    /** The same with a key before it. */
    private static final int MOST_LOOKED_AT = 16;

    private static final int LONGEST = 1 << 16;

    private ReferredValues() {}

    /** The value as it is written elsewhere; nothing where it is written in its own place. */
    static Optional<LogicalValue.Scalar> of(FieldTree tree, LogicalValue.Scalar value) {
        return reference(tree, value.field())
                .flatMap(tree.handles()::referredToBy)
                .flatMap(tree.handles()::definition)
                .map(definition -> new TreeValues(tree).of(tree.handles().holder(definition)))
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(LogicalValue.Scalar.class::cast)
                .filter(found -> says(found, value));
    }

    /** The field of a value that others may refer to: it, or the one in it that is behind its key. */
    static Optional<Field> definition(FieldTree tree, LogicalValue.Scalar value) {
        if (handle(tree, value.field()).isPresent()) {
            return Optional.of(value.field());
        }
        TreeValues values = new TreeValues(tree);
        return tree.children(value.field(), 0, MOST_FIELDS).stream()
                .filter(child -> handle(tree, child).isPresent()
                        && values.of(child) instanceof LogicalValue.Scalar scalar
                        && says(scalar, value))
                .reduce((_, last) -> last);
    }

    private static boolean says(LogicalValue.Scalar one, LogicalValue.Scalar other) {
        return one.text().first(LONGEST).equals(other.text().first(LONGEST));
    }

    /** The field around a reference that has nothing else but what says that it is one. */
    static Field place(FieldTree tree, Field reference) {
        Field place = reference;
        for (Optional<Field> around = tree.parent(reference.id());
                around.isPresent() && isReference(tree, around.get());
                around = tree.parent(place.id())) {
            place = around.get();
        }
        return place;
    }

    private static boolean isReference(FieldTree tree, Field field) {
        List<Field> leaves = ValueTarget.leaves(tree, field, false);
        return leaves.size() <= MOST_FIELDS
                && leaves.stream().allMatch(leaf -> switch (leaf.role()) {
                    case TYPE, REFERENCE, HEADER, MAGIC -> true;
                    case VALUE, NAME, LENGTH, CHECKSUM, PADDING, GAP, UNPARSED -> false;
                });
    }

    /** The handle of a value: what defines it may be a flag before the value. */
    static Optional<Handles.Handle> handle(FieldTree tree, Field value) {
        return tree.handles()
                .definedBy(value)
                .or(() -> tree.children(value, 0, MOST_FIELDS).stream()
                        .filter(child -> tree.handles().holder(child).equals(value))
                        .flatMap(child -> tree.handles().definedBy(child).stream())
                        .findFirst());
    }

    /** The last field in the place of a value that refers to another. */
    static Optional<Field> reference(FieldTree tree, Field field) {
        Optional<Field> found = refers(tree, field) ? Optional.of(field) : Optional.empty();
        Walk walk = Walk.inside(tree, field.id());
        for (int seen = 0; seen < MOST_LOOKED_AT && walk.next(); seen++) {
            found = refers(tree, walk.field()) ? Optional.of(walk.field()) : found;
        }
        return found;
    }

    /** The leaf of a reference that says what it refers to. */
    static Field lastLeaf(FieldTree tree, Field reference) {
        return reference.shape().isLeaf()
                ? reference
                : tree.children(reference, 0, MOST_FIELDS).stream()
                        .filter(child -> child.shape().isLeaf())
                        .reduce(reference, (_, last) -> last);
    }

    private static boolean refers(FieldTree tree, Field field) {
        return tree.handles()
                .referredToBy(field)
                .filter(Handles.Handle::isDefined)
                .isPresent();
    }
}
