package dev.hexplain.edit;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The leaves before a value in which what counts it may be: those of the fields around it, and those one level below. */
final class PrecedingLeaves {
    /** Children of a field that are looked at: a length is among the first, before what it counts. */
    private static final int LOOKED_AT = 32;

    private static final int LONGEST_NUMBER = 32;

    private final FieldTree tree;
    private final ValueTarget target;
    /** From the root to the leaf that is changed. */
    private final List<Field> lineage;

    PrecedingLeaves(FieldTree tree, ValueTarget target, List<Field> lineage) {
        this.tree = tree;
        this.target = target;
        this.lineage = lineage;
    }

    /** The nearest first. */
    List<Field> in(int depth) {
        Field around = lineage.get(depth);
        List<Field> before = new ArrayList<>();
        for (Field child : tree.children(around, 0, LOOKED_AT)) {
            if (child.offset() >= target.offset() || child.source() != 0) {
                break;
            }
            if (child.shape().isLeaf()) {
                before.add(child);
            } else if (!child.id().equals(lineage.get(depth + 1).id())) {
                before.addAll(tree.children(child, 0, LOOKED_AT));
            }
        }
        return before.reversed();
    }

    /** The integer that a field says. */
    static Optional<BigInteger> number(TreeValues values, Field field) {
        Optional<BigInteger> shown =
                NumberForms.integer(values.tree().value(field).actual());
        return shown.isEmpty() && values.of(field) instanceof LogicalValue.Scalar scalar
                ? NumberForms.integer(scalar.text().first(LONGEST_NUMBER))
                : shown;
    }
}
