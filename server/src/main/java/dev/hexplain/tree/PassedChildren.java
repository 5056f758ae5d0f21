package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The children of a field that a walk reaches one by one: those in slots, then those that are scanned. A short list,
 * found by one walk and then asked for many times.
 *
 * @param inSlots how many of them stand in slots; these come first
 * @param walk the walk that has passed them; it stands where the rest of the tail begins
 */
record PassedChildren(List<FieldPosition> all, int inSlots, Children walk) {
    /** Of a field with more of them, they are not kept. */
    private static final int MOST = 128;

    /**
     * The children that a walk from the start passes; null where there are too many to be kept, and where the walk can
     * pass them without making them.
     */
    static @Nullable PassedChildren of(Children walk) {
        List<FieldPosition> all = new ArrayList<>();
        FieldPosition child = walk.nextSlot();
        for (; child != null && all.size() < MOST; child = walk.nextSlot()) {
            all.add(child);
        }
        int inSlots = all.size();
        if (child == null && walk.measures()) {
            return null;
        }
        child = child == null ? walk.nextPassed() : child;
        for (; child != null && all.size() < MOST; child = walk.nextPassed()) {
            all.add(child);
        }
        return child == null ? new PassedChildren(List.copyOf(all), inSlots, walk) : null;
    }

    /** Some of them. */
    List<FieldPosition> page(long from, int limit) {
        int first = (int) Math.min(from, all.size());
        return all.subList(first, (int) Math.min((long) first + limit, all.size()));
    }

    /** The first one with a name; null where none has it. */
    @Nullable FieldPosition named(String name, boolean inSlot) {
        for (FieldPosition child : inSlot ? all.subList(0, inSlots) : all) {
            if (child.name().equals(name)) {
                return child;
            }
        }
        return null;
    }
}
