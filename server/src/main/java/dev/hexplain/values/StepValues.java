package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values by the logical steps of fields: what has a step is a member, or an element where the step is an index; what has
 * none belongs to the encoding, or holds what has one. A field without such parts is the scalar in it.
 */
final class StepValues {
    /** How deep parts may be in fields that are no parts. */
    private static final int MOST_HOLDERS = 8;

    private static final int MOST_SLOTS = 1 << 10;

    private static final String TOO_MANY_PARTS =
            "Parts of a value are among the first %,d fields in it".formatted(MOST_SLOTS);
    /** A class that is named where it is first used, before the value. */
    private static final String CLASS = "class";

    private static final Set<Role> OF_ENCODING = EnumSet.of(Role.PADDING, Role.MAGIC);
    /** Values without names, one behind the other: one alone is what they say. */
    private static final String RUN = "run";
    /** What orders a container, and is none of its values. */
    private static final String COMPARATOR = "comparator";

    private final TreeValues values;
    private final FieldTree tree;

    StepValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /**
     * A part and its step.
     *
     * @param leftOut whether it stands for itself and all that follow, which are not looked at
     */
    private record Part(String step, Field field, boolean leftOut) {
        boolean isElement() {
            return step.startsWith("[");
        }
    }

    LogicalValue of(Field field) {
        Optional<Field> target = target(field);
        if (target.isPresent()) {
            return referred(field, target.get());
        }
        if (tree.isBare(field)) {
            return leaf(field);
        }
        if ((field.equals(tree.root()) || field.shape().production().equals(RUN)) && isRun(field)) {
            Paged<Field> run = run(field);
            return run.count() == 1
                    ? inPlace(field, values.inside().of(run.page(0, 1).getFirst()))
                    : new LogicalValue.Sequence(field, "", run.map(values.later()::of));
        }
        Optional<LogicalValue> map =
                EntryFields.of(values, field).map(entries -> new LogicalValue.Mapping(field, field.type(), entries));
        return map.orElseGet(() -> group(field));
    }

    /** Whether a stream has several values, one behind the other. */
    private boolean isRun(Field root) {
        return root.shape().tail().stored() instanceof Tail.Rows
                && ChildFields.behindSlots(tree, root).page(1, 1).stream()
                        .anyMatch(second -> tree.logicalStep(root, second).isEmpty()
                                && !second.shape().equals(Shapes.unparsed()));
    }

    /** The values of a stream: not what only the encoding needs, behind the last one or among a few. */
    private Paged<Field> run(Field of) {
        ChildFields rows = ChildFields.behindSlots(tree, of);
        if (rows.count() <= MOST_SLOTS) {
            List<Field> kept = rows.page(0, MOST_SLOTS).stream()
                    .filter(row -> !OF_ENCODING.contains(row.role()))
                    .toList();
            return kept.size() == rows.count() ? rows : Paged.of(kept);
        }
        long count = rows.count();
        while (count > 0
                && OF_ENCODING.contains(rows.page(count - 1, 1).getFirst().role())) {
            count--;
        }
        return rows.first(count);
    }

    /** What a field refers to that is a reference and nothing more. */
    private Optional<Field> target(Field field) {
        if (!field.shape().has(ShapeMark.REFERS_TO_HANDLE)) {
            return Optional.empty();
        }
        return tree.handles()
                .referredToBy(field)
                .flatMap(tree.handles()::definition)
                .map(tree.handles()::holder)
                .filter(found -> !found.equals(field));
    }

    /** A value without parts is the same whether it is written again or referred to. */
    private LogicalValue referred(Field field, Field target) {
        return values.inside().of(target) instanceof LogicalValue.Scalar scalar
                ? new LogicalValue.Scalar(field, scalar.type(), scalar.kind(), scalar.text())
                : new LogicalValue.Reference(field, target.type(), target);
    }

    private LogicalValue leaf(Field field) {
        return field.role().covers() ? HeldScalars.of(tree, field) : LeafValues.opaque(tree, field);
    }

    private LogicalValue group(Field field) {
        Optional<ChildFields> elements = elements(field);
        List<Part> parts = new ArrayList<>();
        addParts(field, parts, elements.isPresent(), 0);
        if (isByteArray(field)) {
            long from = elements.flatMap(all -> all.page(0, 1).stream().findFirst())
                    .map(Field::offset)
                    .orElse(field.end());
            return LeafValues.bytes(tree, field, from);
        }
        if (elements.isPresent() && parts.stream().allMatch(Part::isElement)) {
            LogicalValue.Sequence all = new LogicalValue.Sequence(
                    field, field.type(), elements.get().map(values.later()::of));
            return field.shape().has(ShapeMark.BIT_SET)
                    ? BitNumbers.of(field, field.type(), all).orElse(all)
                    : all;
        }
        if (parts.isEmpty()) {
            return scalar(field);
        }
        boolean list = parts.stream().allMatch(Part::isElement);
        return list
                ? new LogicalValue.Sequence(field, field.type(), Paged.of(parts).map(this::value))
                : new LogicalValue.Structure(
                        field,
                        field.type(),
                        Paged.of(parts).map(part -> new LogicalValue.Named(part.step(), value(part))));
    }

    /** Bytes of Java, whatever the type is called. */
    private static boolean isByteArray(Field field) {
        return isList(field)
                && field.shape().tail().stored() instanceof Tail.Repeat(String _, Shape element)
                && ValueType.S1.equals(element.type());
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
        ChildFields all = new ChildFields(tree, field, 0, count);
        for (Field child : all.page(0, MOST_SLOTS)) {
            String step = tree.logicalStep(field, child);
            if (!step.isEmpty()) {
                parts.add(new Part(step, child, false));
            } else if (depth < MOST_HOLDERS && mayHoldParts(child)) {
                addParts(child, parts, false, depth + 1);
            }
        }
        for (Field next : all.page(MOST_SLOTS, 1)) {
            String step = tree.logicalStep(field, next);
            if (!step.isEmpty() || mayHoldParts(next)) {
                parts.add(new Part(step.isEmpty() ? "…" : step, next, true));
            }
        }
    }

    private boolean mayHoldParts(Field field) {
        return !tree.isBare(field)
                && !isKey(field)
                && field.role() == Role.VALUE
                && !field.shape().has(ShapeMark.BIT_SET)
                && target(field).isEmpty()
                && !(values.inside().of(field) instanceof LogicalValue.Scalar);
    }

    private LogicalValue value(Part part) {
        return part.leftOut()
                ? ReadValues.leftOut(part.field(), TOO_MANY_PARTS)
                : values.later().of(part.field());
    }

    /** The value that a field without parts holds: in its last part that is one. */
    private LogicalValue scalar(Field field) {
        List<Field> held = tree.children(field, 0, MOST_HOLDERS).stream()
                .filter(this::isHeld)
                .toList();
        if (held.isEmpty()) {
            return empty(field);
        }
        Field last = held.getLast();
        Optional<Field> container = held.stream().filter(this::isEmptyContainer).findFirst();
        if (container.isPresent()) {
            return values.inside().of(container.get()).at(field, field.type());
        }
        boolean says = tree.value(field).isSaid();
        if (!says && held.size() > 1 && target(last).isEmpty()) {
            return new LogicalValue.Structure(
                    field,
                    field.type(),
                    Paged.of(held)
                            .map(part -> new LogicalValue.Named(
                                    part.name(), values.later().of(part))));
        }
        if (!says || target(last).isPresent()) {
            return inPlace(field, values.inside().of(last));
        }
        boolean holder =
                held.size() == 1 && !last.shape().isLeaf() && values.inside().of(last) instanceof LogicalValue.Scalar;
        return holder ? inPlace(field, values.inside().of(last)) : HeldScalars.of(tree, field, last);
    }

    /** Whether a part is a value, or refers to one: the key of an entry names it, and is none. */
    private boolean isHeld(Field part) {
        return switch (part.role()) {
            case VALUE ->
                !isKey(part)
                        && !part.name().equals(COMPARATOR)
                        && !part.shape().production().equals(CLASS);
            case REFERENCE -> !isKey(part) && target(part).isPresent();
            default -> false;
        };
    }

    private static boolean isKey(Field part) {
        return part.name().equals(EntryFields.KEY);
    }

    /** The value of a field that holds none: an empty container, or what the format says of it. */
    private LogicalValue empty(Field field) {
        if (isList(field)) {
            return new LogicalValue.Sequence(field, field.type(), Paged.of(List.of()));
        }
        Optional<LogicalValue> said = isObject(field) ? Optional.empty() : LeafValues.said(tree, field);
        return said.orElseGet(() -> new LogicalValue.Structure(field, field.type(), Paged.of(List.of())));
    }

    private boolean isEmptyContainer(Field field) {
        return !field.shape().isLeaf()
                && (isList(field) || isObject(field))
                && switch (values.inside().of(field)) {
                    case LogicalValue.Sequence list -> list.elements().count() == 0;
                    case LogicalValue.Mapping map -> map.entries().count() == 0;
                    case LogicalValue.Structure object -> object.members().count() == 0;
                    default -> false;
                };
    }

    private static boolean isList(Field field) {
        return switch (field.shape().production()) {
            case "array", "list" -> true;
            default -> false;
        };
    }

    private static boolean isObject(Field field) {
        return switch (field.shape().production()) {
            case "map", "mapping", "object" -> true;
            default -> false;
        };
    }

    private static LogicalValue inPlace(Field field, LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar ->
                new LogicalValue.Scalar(field, scalar.type(), scalar.kind(), scalar.text());
            case LogicalValue.Reference reference ->
                new LogicalValue.Reference(field, reference.type(), reference.target(), reference.leftOut());
            default -> value;
        };
    }
}
