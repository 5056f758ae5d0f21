package dev.hexplain.tree;

import org.jspecify.annotations.Nullable;

/** The children in a row's tail by index: computed elements, then rows; without the scanned fields. */
final class NumberedTail {
    private final Expansion expansion;

    private final FieldPosition of;
    private final Children walk;
    private final long computed;
    private final Siblings stored;

    /** Takes a walk that has passed the slots and what is scanned. */
    NumberedTail(Expansion expansion, Siblings stored, FieldPosition of, Children walk) {
        this.expansion = expansion;
        this.of = of;
        this.walk = walk;
        this.computed = of.shape().tail() instanceof Tail.Repeat(String name, Shape element)
                ? Math.max(0, (walk.repeatEnd() - walk.tailOffset()) / element.fixedSize())
                : 0;
        this.stored = stored;
    }

    /** The number of children before it. */
    long before() {
        return walk.index();
    }

    /** Whether a row of the field, or inside it, is one of these children or inside one. */
    boolean holdsRow(int row) {
        return row >= walk.tailRow();
    }

    long computed() {
        return computed;
    }

    long count() {
        return computed + stored.count();
    }

    FieldPosition child(long number) {
        return number < computed ? element(number) : row(stored.row(number - computed), number);
    }

    @Nullable FieldPosition childWithRow(int row) {
        return stored.count() == 0 ? null : row(row, computed + stored.numberOf(row));
    }

    private FieldPosition row(int row, long number) {
        return expansion.row(
                of.substream(),
                row,
                walk.tailName(expansion.shape(row), walk.scanned() + number),
                walk.index() + number);
    }

    private FieldPosition element(long number) {
        if (!(of.shape().tail() instanceof Tail.Repeat(String name, Shape element))) {
            throw new IllegalStateException("Only a repeated tail has computed elements");
        }
        return new FieldPosition(
                of.substream(),
                element,
                name + "[" + number + "]",
                walk.tailOffset() + number * element.fixedSize(),
                element.fixedSize(),
                of.row(),
                walk.tailOrdinal() + number * element.fieldCount(),
                walk.tailRow(),
                walk.index() + number);
    }
}
