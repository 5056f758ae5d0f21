package dev.hexplain.decoders.fory;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.List;
import java.util.Optional;

/** The values without content: null, and what has no elements. */
final class ForyLogicalValues {
    private static final int NULL_FLAG = 0xFD;
    /** Before the first element: flags, types, names, lengths. */
    private static final int MOST_PARTS = 12;

    private final ForyShapes shapes;
    private final FieldTree tree;

    ForyLogicalValues(ForyShapes shapes, FieldTree tree) {
        this.shapes = shapes;
        this.tree = tree;
    }

    /** Empty where there is content. */
    Optional<LogicalValue> of(Field field) {
        String production = field.shape().production();
        if (!production.equals(ForyFieldValues.HOLDER) && !production.equals(ForyFieldValues.ENTRY)) {
            return Optional.empty();
        }
        List<Field> parts = tree.children(field, 0, MOST_PARTS).stream()
                .takeWhile(part -> part.shape().isLeaf() || tree.childCount(part) > 0)
                .toList();
        if (parts.isEmpty()) {
            boolean entry = production.equals(ForyFieldValues.ENTRY);
            return entry ? Optional.of(LogicalValue.Scalar.absent(field)) : Optional.empty();
        }
        return withoutContent(field, parts);
    }

    /** The last part is a flag, that of null, or the length of what has no elements; of a null in a map, the key. */
    private Optional<LogicalValue> withoutContent(Field field, List<Field> parts) {
        Field last = parts.getLast();
        boolean none = last.name().equals("flag") && tree.integer(last) == NULL_FLAG;
        if (none || (parts.size() == 1 && is(last, shapes.key))) {
            return Optional.of(LogicalValue.Scalar.absent(field));
        }
        if (!is(last, shapes.length) || !LeafValues.text(tree, last).equals("0")) {
            return Optional.empty();
        }
        String type = typeIn(parts).or(() -> typeAround(field, field.offset())).orElse("");
        return Optional.of(emptyOf(field, type));
    }

    /** What has no elements, by its class. */
    private LogicalValue emptyOf(Field field, String className) {
        if (className.contains("Map")) {
            return new LogicalValue.Structure(field, className, Paged.of(List.of()));
        }
        return className.equals("[B")
                ? LeafValues.bytes(tree, field, field.end())
                : new LogicalValue.Sequence(field, className, Paged.of(List.of()));
    }

    /** The type that entries or elements have in common is before them: in their chunk, or before all elements. */
    private Optional<String> typeAround(Field field, long before) {
        return tree.parent(field.id())
                .flatMap(around -> typeIn(tree.children(around, 0, MOST_PARTS).stream()
                                .takeWhile(part -> part.end() <= before)
                                .toList())
                        .or(() -> is(around, shapes.elements) ? typeAround(around, before) : Optional.empty()));
    }

    /** The type among parts; that of a map's values is behind that of its keys, before the entries. */
    private Optional<String> typeIn(List<Field> parts) {
        return parts.stream()
                .filter(part -> is(part, shapes.type))
                .reduce((_, later) -> later)
                .map(part -> LeafValues.text(tree, part));
    }

    private boolean is(Field part, int number) {
        return part.shape().equals(shapes.fixed(number));
    }
}
