package dev.hexplain.decoders.sbe;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;

/** The values of messages and groups: lists, maps, and values that may be absent. */
final class SbeValues {
    private final TreeValues values;
    private final FieldTree tree;
    private final SbeLeaves leaves;

    SbeValues(TreeValues values, SbeLeaves leaves) {
        this.values = values;
        this.tree = values.tree();
        this.leaves = leaves;
    }

    /** Empty for what the logical steps of fields say. */
    Optional<LogicalValue> of(Field field) {
        if (field.equals(tree.root())) {
            return only(field).map(values.inside()::of);
        }
        return switch (field.kind()) {
            case SbeBody.Group group -> Optional.of(group(field, group.entries()));
            case SbeBody body -> body(field, body);
            default -> field.shape().isLeaf() ? leaf(field) : Optional.empty();
        };
    }

    /** The only message; empty where there are several. */
    private Optional<Field> only(Field root) {
        return tree.childCount(root) == 1
                ? tree.children(root, 0, 1).stream()
                        .filter(message -> message.kind() instanceof SbeBody)
                        .findFirst()
                : Optional.empty();
    }

    private LogicalValue group(Field group, SbeBody.Entries entries) {
        ChildFields fields = ChildFields.behindSlots(tree, group);
        return switch (entries) {
            case LISTED -> new LogicalValue.Sequence(group, group.type(), fields.map(values.later()::of));
            case MAPPED -> new LogicalValue.Mapping(group, group.type(), fields.map(this::pair));
            case OPTIONAL ->
                fields.page(0, 1).stream()
                        .findFirst()
                        .map(values.inside()::of)
                        .orElseGet(() -> LogicalValue.Scalar.absent(group));
        };
    }

    private LogicalValue.Entry pair(Field entry) {
        return new LogicalValue.Entry(part(entry, SbeBody.KEY), part(entry, SbeBody.VALUE));
    }

    private LogicalValue part(Field entry, String name) {
        return tree.child(entry, name).map(values.later()::of).orElseGet(() -> LeafValues.opaque(tree, entry));
    }

    /** What holds a value and is none; a body without fields is an empty object. */
    private Optional<LogicalValue> body(Field field, SbeBody body) {
        Optional<LogicalValue> held =
                body.held().flatMap(name -> tree.child(field, name)).map(values.inside()::of);
        boolean isEmpty = body.fields().isEmpty() && body.isFlat();
        return isEmpty ? Optional.of(new LogicalValue.Structure(field, field.type(), Paged.of(List.of()))) : held;
    }

    private Optional<LogicalValue> leaf(Field field) {
        Value value = tree.value(field);
        if (leaves.isAbsent(field, value)) {
            return Optional.of(LogicalValue.Scalar.absent(field));
        }
        return field.kind() == SbeLeaves.TRUTH
                ? Optional.of(LogicalValue.Scalar.of(
                        field, field.type(), ScalarKind.BOOLEAN, Boolean.toString(tree.integer(field) == 1)))
                : Optional.empty();
    }

    /** The key of an entry of a map, as a step of a path; of an entry without one, an empty text. */
    static String key(FieldTree tree, Field entry) {
        String key = tree.child(entry, SbeBody.KEY)
                .flatMap(data -> tree.children(data, 1, 1).stream().findFirst())
                .map(text -> LeafValues.text(tree, text))
                .orElse("");
        return ContainerPreviews.name(key);
    }
}
