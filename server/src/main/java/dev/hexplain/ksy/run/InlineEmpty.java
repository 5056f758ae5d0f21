package dev.hexplain.ksy.run;

import dev.hexplain.tree.Shape;
import java.util.function.Supplier;

/** A field without bytes. */
final class InlineEmpty extends InlineField {
    private final String name;
    private final Supplier<Shape> shape;

    InlineEmpty(String name, Supplier<Shape> shape) {
        super(1);
        this.name = name;
        this.shape = shape;
    }

    @Override
    int pass(KsyObject holder, KsyStream io) {
        return 0;
    }

    @Override
    long fields(int variant) {
        return 1;
    }

    @Override
    void addTo(InlineSlots slots, int variant) {
        slots.add(name, shape.get());
    }
}
