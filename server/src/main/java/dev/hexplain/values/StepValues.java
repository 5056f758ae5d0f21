package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Values by the logical steps of fields: what has a step is a member, or an element where the step is an index; what has
 * none belongs to the encoding, or holds what has one. A field without such parts is the scalar in it.
 */
final class StepValues {
    /** How deep parts may stand in fields that are no parts. */
    private static final int MOST_HOLDERS = 8;

    private static final int MOST_SLOTS = 1 << 10;

    private final TreeValues values;
    private final FieldTree tree;

    StepValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** A part and its step. */
    private record Part(String step, Field field) {
        boolean isElement() {
            return step.startsWith("[");
        }
    }

    LogicalValue of(Field field) {
        Optional<Field> target = target(field);
        if (target.isPresent()) {
            return new LogicalValue.Reference(field, target.get().type(), target.get());
        }
        return tree.isBare(field) ? leaf(field) : group(field);
    }

    /** What a field refers to that is a reference and nothing more. */
    private Optional<Field> target(Field field) {
        if (!field.shape().has(ShapeMark.REFERS_TO_HANDLE)) {
            return Optional.empty();
        }
        return tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .filter(found -> !found.equals(field));
    }

    private LogicalValue leaf(Field field) {
        return field.role().covers() ? HeldScalars.of(tree, field) : LeafValues.opaque(tree, field);
    }

    private LogicalValue group(Field field) {
        Optional<ChildFields> elements = elements(field);
        List<Part> parts = new ArrayList<>();
        addParts(field, parts, elements.isPresent(), 0);
        if (elements.isPresent() && parts.stream().allMatch(Part::isElement)) {
            return new LogicalValue.Sequence(field, field.type(), elements.get().map(values.later()::of));
        }
        if (parts.isEmpty()) {
            return scalar(field);
        }
        boolean list = parts.stream().allMatch(Part::isElement);
        return list
                ? new LogicalValue.Sequence(
                        field,
                        field.type(),
                        Paged.of(parts).map(part -> values.later().of(part.field())))
                : new LogicalValue.Structure(
                        field,
                        field.type(),
                        Paged.of(parts)
                                .map(part -> new LogicalValue.Named(
                                        part.step(), values.later().of(part.field()))));
    }

    /** The fields behind the slots, where these are elements. */
    private Optional<ChildFields> elements(Field field) {
        ChildFields behind = ChildFields.behindSlots(tree, field);
        return behind.page(0, 1).stream()
                        .anyMatch(first -> tree.logicalStep(field, first).startsWith("["))
                ? Optional.of(behind)
                : Optional.empty();
    }

    private void addParts(Field field, List<Part> parts, boolean slotsOnly, int depth) {
        long count = slotsOnly ? ChildFields.slotCount(tree, field) : tree.childCount(field);
        for (Field child : tree.children(field, 0, (int) Math.min(count, MOST_SLOTS))) {
            String step = tree.logicalStep(field, child);
            if (!step.isEmpty()) {
                parts.add(new Part(step, child));
            } else if (!tree.isBare(child)
                    && depth < MOST_HOLDERS
                    && child.role() == Role.VALUE
                    && target(child).isEmpty()) {
                addParts(child, parts, false, depth + 1);
            }
        }
    }

    /** The value that a field without parts holds: in its last part that is one. */
    private LogicalValue scalar(Field field) {
        List<Field> held = tree.children(field, 0, MOST_HOLDERS).stream()
                .filter(child -> child.role() == Role.VALUE)
                .toList();
        if (held.isEmpty()) {
            return LeafValues.shown(tree, field);
        }
        Field last = held.getLast();
        return last.shape().isLeaf()
                ? HeldScalars.of(tree, field, last)
                : inPlace(field, values.inside().of(last));
    }

    private static LogicalValue inPlace(Field field, LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                ? new LogicalValue.Scalar(field, field.type(), scalar.kind(), scalar.text())
                : value;
    }
}
