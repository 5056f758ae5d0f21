package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** The values of a buffer: its root table; where an offset stands, what it leads to. */
final class FlatBuffersValues {
    private static final int MOST_FIELDS = 1 << 16;
    /** From a leaf to the part that it is in: a struct of structs, an array. */
    private static final int DEEPEST = 64;

    private final TreeValues values;
    private final FieldTree tree;

    FlatBuffersValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** Empty for scalars, texts and structs, which stand where they are. */
    Optional<LogicalValue> of(Field field) {
        if (field.equals(tree.root())) {
            return tree.child(field, "root_offset").flatMap(this::target);
        }
        if (field.shape().production().equals(FlatBuffersShapes.REFERENCE)) {
            return Optional.of(target(field).orElseGet(() -> LeafValues.opaque(tree, field)));
        }
        return switch (field.kind()) {
            case FlatBuffersTarget.Kind.TABLE -> Optional.of(table(field));
            case FlatBuffersTarget.Kind.VECTOR -> Optional.of(vector(field));
            default -> Optional.empty();
        };
    }

    /** Its fields by name; where the schema says that the only one is the object itself, that. */
    private LogicalValue table(Field table) {
        List<Field> members = tree.children(table, 0, MOST_FIELDS).stream()
                .filter(FlatBuffersValues::isMember)
                .toList();
        if (members.size() == 1 && members.getFirst().shape().logical().isEmpty()) {
            return values.inside().of(members.getFirst());
        }
        return new LogicalValue.Structure(
                table,
                table.type(),
                Paged.of(members)
                        .map(field -> new LogicalValue.Named(
                                name(field), values.later().of(field))));
    }

    /** The name of the member in the object, where that has one. */
    private static String name(Field field) {
        String logical = field.shape().logical();
        return logical.isEmpty() ? field.name() : logical;
    }

    /** The type of a union is not: what the union holds has it. */
    private static boolean isMember(Field field) {
        boolean isValue =
                field.role() == Role.VALUE || field.shape().production().equals(FlatBuffersShapes.REFERENCE);
        return isValue && !field.kind().equals(FlatBuffersShapes.VARIANT);
    }

    private LogicalValue vector(Field vector) {
        ChildFields elements = ChildFields.behindSlots(tree, vector);
        return vector.shape().production().equals(FlatBuffersShapes.ENTRIES)
                ? entries(vector, elements)
                : elements(vector, elements);
    }

    private LogicalValue entries(Field vector, ChildFields elements) {
        return new LogicalValue.Mapping(vector, vector.type(), elements.map(this::entry));
    }

    private LogicalValue elements(Field vector, ChildFields elements) {
        Optional<Field> first = elements.page(0, 1).stream().findFirst();
        boolean bytes = first.filter(FlatBuffersValues::isByte).isPresent();
        return bytes
                ? LeafValues.bytes(tree, vector, first.get().offset())
                : new LogicalValue.Sequence(vector, vector.type(), elements.map(values.later()::of));
    }

    private LogicalValue.Entry entry(Field offset) {
        Optional<Field> entry = part(offset.offset() + tree.integer(offset))
                .filter(part -> part.kind() == FlatBuffersTarget.Kind.TABLE);
        LogicalValue key = entry.flatMap(part -> tree.child(part, FlatBuffersResolver.KEY))
                .map(values.later()::of)
                .orElseGet(() -> LeafValues.opaque(tree, offset));
        LogicalValue value = entry.flatMap(this::valueOf)
                .map(values.later()::of)
                .orElseGet(() -> LogicalValue.Scalar.absent(offset));
        return new LogicalValue.Entry(key, value);
    }

    private Optional<Field> valueOf(Field entry) {
        return tree.children(entry, 0, MOST_FIELDS).stream()
                .filter(FlatBuffersValues::isMember)
                .filter(field -> !field.name().equals(FlatBuffersResolver.KEY))
                .findFirst();
    }

    private static boolean isByte(Field element) {
        return element.shape().isLeaf()
                && element.shape().symbols() == null
                && element.shape().type() instanceof ValueType.Int type
                && type.fixedSize() == 1;
    }

    /** What an offset leads to. */
    private Optional<LogicalValue> target(Field offset) {
        return part(offset.offset() + tree.integer(offset)).map(values.inside()::of);
    }

    /** The part that begins at an offset. */
    private Optional<Field> part(long start) {
        return tree.at(start).flatMap(this::part).filter(part -> part.offset() == start);
    }

    /** The part that a field is in. */
    private Optional<Field> part(Field field) {
        Field part = field;
        for (int i = 0; i < DEEPEST; i++) {
            Optional<Field> around = tree.parent(part.id());
            if (around.isEmpty()) {
                return Optional.empty();
            }
            if (around.get().equals(tree.root())) {
                return Optional.of(part);
            }
            part = around.get();
        }
        return Optional.empty();
    }
}
