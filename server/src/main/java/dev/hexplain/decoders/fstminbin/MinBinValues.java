package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.JavaObjectValues;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** The values of what is no plain item: lists and maps behind their class and sizes, references, what has a class. */
final class MinBinValues {
    private final TreeValues values;
    private final FieldTree tree;

    MinBinValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /** Empty where the value is that of an item. */
    Optional<LogicalValue> of(Field field) {
        return switch (field.shape().production()) {
            case Productions.ARRAY -> Optional.of(sequence(field));
            case Productions.MAP -> JavaObjectValues.of(values, field, MinBinFieldValues.type(tree, field));
            case MinBinLayouts.NULL -> Optional.of(LogicalValue.Scalar.absent(field));
            case MinBinLayouts.SEQUENCE -> collection(field);
            case MinBinLayouts.MAPPING -> Optional.of(mapping(field));
            case MinBinLayouts.TYPED -> typed(field);
            case MinBinLayouts.REFERENCE -> referred(field);
            case Productions.SCALAR -> held(field);
            default -> field.equals(tree.root()) ? Optional.of(stream(field)) : Optional.empty();
        };
    }

    /** Values one behind the other: one alone is the whole value. */
    private LogicalValue stream(Field root) {
        return tree.childCount(root) == 1 ? values.of(tree.children(root, 0, 1).getFirst()) : sequence(root, root, "");
    }

    private LogicalValue sequence(Field field) {
        return sequence(field, field, field.type());
    }

    private LogicalValue sequence(Field field, Field elements, String type) {
        return new LogicalValue.Sequence(
                field, type, ChildFields.behindSlots(tree, elements).map(values.later()::of));
    }

    private LogicalValue mapping(Field field) {
        return mapping(field, field, field.type());
    }

    private LogicalValue mapping(Field field, Field entries, String type) {
        return new LogicalValue.Mapping(
                field, type, ChildFields.behindSlots(tree, entries).map(this::entry));
    }

    private LogicalValue.Entry entry(Field entry) {
        List<Field> parts = tree.children(entry, 0, 2);
        LogicalValue absent = LogicalValue.Scalar.absent(entry); // where the stream breaks off
        return new LogicalValue.Entry(
                parts.isEmpty() ? absent : values.later().of(parts.getFirst()),
                parts.size() < 2 ? absent : values.later().of(parts.getLast()));
    }

    /** The elements or entries are in a field of their own; where there are none, in none. */
    private Optional<LogicalValue> collection(Field field) {
        String type = MinBinFieldValues.type(tree, field);
        Field first = ChildFields.behindSlots(tree, field).page(0, 1).stream()
                .findFirst()
                .orElse(field);
        return switch (first.shape().production()) {
            case Productions.ARRAY -> Optional.of(sequence(field, first, type));
            case MinBinLayouts.MAPPING -> Optional.of(mapping(field, first, type));
            default ->
                MinBinCollections.of(type) == MinBinCollections.MAP
                        ? Optional.of(new LogicalValue.Mapping(field, type, Paged.of(List.of())))
                        : Optional.of(new LogicalValue.Sequence(field, type, Paged.of(List.of())));
        };
    }

    /** What has a class, and is written as a number or a text. */
    private Optional<LogicalValue> typed(Field field) {
        return LeafValues.said(tree, field);
    }

    /** A value without parts is the same whether it is written again or referred to. */
    private Optional<LogicalValue> referred(Field field) {
        Field target = MinBinFieldValues.referredTo(tree, field);
        if (target.equals(field)) {
            return Optional.empty();
        }
        return Optional.of(
                values.inside().of(target) instanceof LogicalValue.Scalar scalar
                        ? new LogicalValue.Scalar(field, scalar.type(), scalar.kind(), scalar.text())
                        : new LogicalValue.Reference(field, target.type(), target));
    }

    /** The value of a member that is no plain item. */
    private Optional<LogicalValue> held(Field member) {
        long count = tree.childCount(member);
        return count == 0
                ? Optional.empty()
                : tree.children(member, count - 1, 1).stream()
                        .filter(MinBinValues::isNoItem)
                        .findFirst()
                        .map(values.inside()::of);
    }

    private static boolean isNoItem(Field field) {
        return switch (field.shape().production()) {
            case MinBinLayouts.SEQUENCE, MinBinLayouts.MAPPING, MinBinLayouts.TYPED, MinBinLayouts.REFERENCE -> true;
            default -> false;
        };
    }
}
