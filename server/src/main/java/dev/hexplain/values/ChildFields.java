package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import java.util.List;
import java.util.OptionalLong;

/**
 * A run of the children of a field.
 *
 * @param first number of the first
 */
public record ChildFields(FieldTree tree, Field of, long first, long count) implements Paged<Field> {
    /** The fields behind those in slots: elements of an array, say. */
    public static ChildFields behindSlots(FieldTree tree, Field of) {
        long slots = slotCount(tree, of);
        return new ChildFields(tree, of, slots, tree.childCount(of) - slots);
    }

    /** So many of them. */
    ChildFields first(long count) {
        return new ChildFields(tree, of, first, count);
    }

    /** How many children are in slots; elements that the last slot counts do not. */
    static long slotCount(FieldTree tree, Field of) {
        long before = tree.slotChildCount(of);
        return of.shape().tail() instanceof Tail.Counted
                ? Math.min(before, of.shape().slots().size())
                : before;
    }

    @Override
    public List<Field> page(long from, int limit) {
        return from >= count ? List.of() : tree.children(of, first + from, (int) Math.min(limit, count - from));
    }

    @Override
    public OptionalLong indexHolding(Field field) {
        OptionalLong index = tree.indexOfRowHolding(of, field);
        long number = index.orElse(-1) - first;
        return number >= 0 && number < count ? OptionalLong.of(number) : OptionalLong.empty();
    }
}
