package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Walk;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.Optional;

/** Values in the place of which a reference to them stands. */
final class ReferredValues {
    /** Fields of such a place: what says that a reference follows, and the reference. */
    private static final int MOST_FIELDS = 8;

    private static final int LONGEST = 1 << 16;

    private ReferredValues() {}

    /** The value as it is written elsewhere; nothing where it is written in its own place. */
    static Optional<LogicalValue.Scalar> of(FieldTree tree, LogicalValue.Scalar value) {
        return reference(tree, value.field())
                .flatMap(tree.handles()::definition)
                .map(definition -> new TreeValues(tree).of(holder(tree, definition)))
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(LogicalValue.Scalar.class::cast)
                .filter(found -> found.text().first(LONGEST).equals(value.text().first(LONGEST)));
    }

    /** The handle of a value: what defines it may be a flag before the value. */
    static Optional<Handles.Handle> handle(FieldTree tree, Field value) {
        return tree.handles()
                .definedBy(value)
                .or(() -> tree.children(value, 0, MOST_FIELDS).stream()
                        .filter(child -> holder(tree, child).equals(value))
                        .flatMap(child -> tree.handles().definedBy(child).stream())
                        .findFirst());
    }

    /** The handle that the last field of a place refers to. */
    private static Optional<Handles.Handle> reference(FieldTree tree, Field field) {
        Optional<Handles.Handle> found = referred(tree, field);
        Walk walk = Walk.at(tree, field.id());
        int depth = walk.depth();
        for (int seen = 0; seen < MOST_FIELDS && walk.next() && walk.depth() > depth; seen++) {
            Optional<Handles.Handle> inside = referred(tree, walk.field());
            found = inside.isPresent() ? inside : found;
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

    private static Optional<Handles.Handle> referred(FieldTree tree, Field field) {
        return tree.handles().referredToBy(field).filter(Handles.Handle::isDefined);
    }

    private static Field holder(FieldTree tree, Field definition) {
        return definition.shape().isLeaf() && definition.role() != Role.VALUE
                ? tree.parent(definition.id()).orElse(definition)
                : definition;
    }
}
