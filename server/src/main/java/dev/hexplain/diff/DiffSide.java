package dev.hexplain.diff;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.util.function.Function;

/**
 * One of the two that are compared: what a tree says, or its fields.
 *
 * @param referred gives the value that a reference refers to
 */
public record DiffSide(LogicalValue root, Function<LogicalValue.Reference, LogicalValue> referred) {
    /** What a tree says. */
    public static DiffSide values(TreeValues values) {
        return new DiffSide(values.root(), values::of);
    }

    /** Every field of a tree. */
    public static DiffSide fields(FieldTree tree) {
        FieldSide fields = new FieldSide(tree);
        return new DiffSide(fields.of(tree.root()), reference -> fields.of(reference.target()));
    }

    LogicalValue target(LogicalValue.Reference reference) {
        return referred.apply(reference);
    }
}
