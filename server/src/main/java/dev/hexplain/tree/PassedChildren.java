package dev.hexplain.tree;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The children of a field that a walk reaches one by one: those in slots, then those that are scanned. A short list,
 * found as far as it is asked for, and then asked for many times. Safe for many threads.
 */
final class PassedChildren {
    /** More of them are not kept. */
    static final int MOST = 128;

    /** How many to ask for to have all. */
    static final int ALL = MOST + 1;

    private final Children walk;
    private final int inSlots;
    private final List<FieldPosition> found;
    /** Whether there are no more; the walk stands where the rest of the tail begins then. */
    private boolean complete;

    private boolean tooMany;

    private PassedChildren(Children walk, List<FieldPosition> found) {
        this.walk = walk;
        this.inSlots = found.size();
        this.found = found;
    }

    /**
     * Those of a walk from the start, found as far as they are in slots; null where there are too many to be kept, and
     * where the walk can pass the others without making them.
     */
    static @Nullable PassedChildren of(Children walk) {
        if (walk.measures()) {
            return null;
        }
        List<FieldPosition> found = new ArrayList<>();
        FieldPosition child = walk.nextSlot();
        for (; child != null && found.size() < MOST; child = walk.nextSlot()) {
            found.add(child);
        }
        return child != null ? null : new PassedChildren(walk, found);
    }

    /** Finds the first so many of them, or all if there are fewer; false where there are more than are kept. */
    synchronized boolean find(int wanted) {
        while (found.size() < wanted && !complete && !tooMany) {
            FieldPosition child = walk.nextPassed();
            if (child == null) {
                complete = true;
            } else if (found.size() == MOST) {
                tooMany = true;
            } else {
                found.add(child);
            }
        }
        return complete || found.size() >= wanted;
    }

    /** How many of them are in slots; these come first. */
    int inSlots() {
        return inSlots;
    }

    /** How many were found. */
    synchronized int count() {
        return found.size();
    }

    /** The walk that has passed them, once all are found. */
    Children walk() {
        return walk;
    }

    /** Some of those that were found. */
    synchronized List<FieldPosition> page(long from, int limit) {
        int first = (int) Math.min(from, found.size());
        return List.copyOf(found.subList(first, (int) Math.min((long) first + limit, found.size())));
    }

    /** The first one with a name among those that were found; null where none has it. */
    synchronized @Nullable FieldPosition named(String name, boolean inSlot) {
        for (FieldPosition child : inSlot ? found.subList(0, inSlots) : found) {
            if (child.name().equals(name)) {
                return child;
            }
        }
        return null;
    }
}
