package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;

/** Finds the targets of back references. */
public final class Referents {
    private Referents() {}

    /** The target of a reference, or of the field around one; empty for any other field. */
    public static Optional<Field> of(FieldTree tree, Field field) {
        return tree.handles()
                .referredToBy(field)
                .or(() -> last(tree, field).flatMap(tree.handles()::referredToBy))
                .flatMap(tree.handles()::definition);
    }

    private static Optional<Field> last(FieldTree tree, Field field) {
        return field.shape().isLeaf()
                ? Optional.empty()
                : tree.children(field, Math.max(0, tree.childCount(field) - 1), 1).stream()
                        .findFirst();
    }
}
