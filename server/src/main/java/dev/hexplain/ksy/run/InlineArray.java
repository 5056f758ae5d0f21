package dev.hexplain.ksy.run;

import dev.hexplain.tree.Shape;
import java.util.function.Supplier;

/** Numbers, as many as an integer before them says. */
final class InlineArray extends InlineField {
    private final InlineLength length;
    private final int lengthSlot;
    private final long element;
    private final Supplier<Shape> shape;

    /**
     * @param length of all in bytes
     * @param element bytes of one
     * @param shape of the field around them
     */
    InlineArray(InlineLength length, int lengthSlot, long element, Supplier<Shape> shape) {
        super(1);
        this.length = length;
        this.lengthSlot = lengthSlot;
        this.element = element;
        this.shape = shape;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        long size = length.bytes(holder, lengthSlot);
        if (size < 0 || size > io.left()) {
            return WITH_ROWS;
        }
        io.skip(size);
        holder.machine.passed(size / element);
        return 0;
    }

    /** Elements are counted where they are passed. */
    @Override
    long fields(int variant) {
        return 1;
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        slots.addCounted(shape.get(), length);
    }
}
