package dev.hexplain.ksy.run;

import dev.hexplain.tree.Slot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The fields that every object of a type has, in order: those of a fixed size are computed, each of the others has a
 * row. It ends before the first optional field, or the first bit field whose first bit is not known; if there is none,
 * it is closed and covers all fields.
 */
final class TypeLayout {
    private final List<Supplier<Slot>> slots = new ArrayList<>();
    private boolean open = true;
    private boolean closed = true;

    /** Whether fields may still be added. */
    boolean isOpen() {
        return open;
    }

    /** Whether it describes all fields. */
    boolean isClosed() {
        return closed;
    }

    /** Ends the layout: the following fields have rows under their own names. */
    void end() {
        open = false;
        closed = false;
    }

    void add(Supplier<Slot> slot) {
        slots.add(slot);
    }

    int size() {
        return slots.size();
    }

    /** The first slots, as many as there are. */
    List<Slot> firstSlots(int most) {
        return slots.subList(0, Math.min(most, slots.size())).stream()
                .map(Supplier::get)
                .toList();
    }
}
