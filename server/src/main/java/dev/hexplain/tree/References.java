package dev.hexplain.tree;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/** The fields that refer to each handle, in byte order: the other direction of {@link Handles#referredToBy}. */
public final class References {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private final FieldTree tree;
    /** For each handle the number of the first reference to it; one more at the end. */
    private final MemorySegment starts;
    /** Offsets of references, grouped by handle. */
    private final MemorySegment offsets;

    private References(FieldTree tree, MemorySegment starts, MemorySegment offsets) {
        this.tree = tree;
        this.starts = starts;
        this.offsets = offsets;
    }

    /** All references. */
    static References of(FieldTree tree, Expansion expansion, TreeStorage storage) {
        return of(tree, new ReferenceWalk(tree, expansion)::forEach, "references", storage);
    }

    /** Only those by which objects name their class. */
    static References ofInstances(FieldTree tree, Expansion expansion, TreeStorage storage) {
        ReferenceWalk all = new ReferenceWalk(tree, expansion);
        Walk instances = visitor -> all.forEach((offset, handle, ofInstance) -> {
            if (ofInstance) {
                visitor.reference(offset, handle, true);
            }
        });
        return of(tree, instances, "instances", storage);
    }

    @FunctionalInterface
    private interface Walk {
        void forEach(ReferenceWalk.Visitor visitor);
    }

    private static References of(FieldTree tree, Walk walk, String name, TreeStorage storage) {
        int handles = tree.handles().count();
        MemorySegment next = storage.scratch(name + "-starts", (handles + 1L) * Integer.BYTES);
        walk.forEach((offset, handle, ofInstance) -> add(next, handle, 1));
        int total = 0;
        for (int handle = 0; handle <= handles; handle++) {
            total += next.getAtIndex(INT, handle);
            next.setAtIndex(INT, handle, total);
        }
        // Filled from the back of each group, so that each start ends where its group begins.
        MemorySegment offsets = storage.scratch(name, Math.max(1, total) * (long) Long.BYTES);
        walk.forEach((offset, handle, ofInstance) -> offsets.setAtIndex(LONG, add(next, handle, -1), offset));
        // What follows rows inside a row is visited before these rows.
        for (int handle = 0; handle < handles; handle++) {
            OffsetSort.descending(offsets, next.getAtIndex(INT, handle), next.getAtIndex(INT, handle + 1L));
        }
        return new References(tree, next, offsets);
    }

    private static int add(MemorySegment counts, int index, int amount) {
        int sum = counts.getAtIndex(INT, index) + amount;
        counts.setAtIndex(INT, index, sum);
        return sum;
    }

    /** How many fields refer to a handle. */
    public long count(Handles.Handle handle) {
        return handle.isDefined() ? end(handle) - start(handle) : 0;
    }

    /** A page of the fields that refer to a handle, in byte order. */
    public List<Field> page(Handles.Handle handle, long from, int limit) {
        List<Field> page = new ArrayList<>();
        long count = count(handle);
        for (long number = from; number < count && page.size() < limit; number++) {
            // The groups were filled from the back.
            long offset = offsets.getAtIndex(LONG, end(handle) - 1 - number);
            tree.startingAt(offset, ShapeMark.REFERS_TO_HANDLE).ifPresent(page::add);
        }
        return page;
    }

    private long start(Handles.Handle handle) {
        return starts.getAtIndex(INT, handle.ordinal());
    }

    private long end(Handles.Handle handle) {
        return starts.getAtIndex(INT, handle.ordinal() + 1L);
    }
}
