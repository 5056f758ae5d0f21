package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;

/** Scalars that are in fields with other parts: a length, a tag. */
public final class HeldScalars {
    private HeldScalars() {}

    /** A scalar by what its format says of it, otherwise by its part {@code value}. */
    public static LogicalValue of(FieldTree tree, Field item) {
        return of(
                tree,
                item,
                item.shape().isLeaf() ? item : tree.child(item, "value").orElse(item));
    }

    /** The same by any part. */
    static LogicalValue of(FieldTree tree, Field item, Field part) {
        return LeafValues.said(tree, item)
                .orElseGet(() -> LeafValues.of(tree, part).at(item, item.type()));
    }
}
