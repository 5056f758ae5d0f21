package dev.hexplain.ksy.run;

import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import java.util.ArrayList;
import java.util.List;

/** Collects the slots of one variant of an object. */
final class InlineSlots {
    private final List<Slot> slots = new ArrayList<>();

    void add(String name, Shape shape) {
        slots.add(Slot.of(name, shape));
    }

    /** Adds a field as long as an integer says that was added before; no other such field is between the two. */
    void addCounted(Shape shape, InlineLength length) {
        for (int i = slots.size() - 1;
                !length.isConstant() && !slots.get(i).name().equals(length.field());
                i--) {
            if (slots.get(i).extent() instanceof Extent.Inline(Shape between)) {
                slots.set(i, new Slot(slots.get(i).name(), new Extent.Between(between)));
            }
        }
        slots.add(Slot.counted(shape, length.unit(), length.plus()));
    }

    List<Slot> list() {
        return List.copyOf(slots);
    }
}
