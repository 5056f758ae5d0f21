package dev.hexplain.ksy.run;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The shape table of a program; each shape is made when first needed. */
final class ProgramShapes implements Shapes {
    private final List<Supplier<Shape>> makers = new ArrayList<>();
    private final List<@Nullable Shape> made = new ArrayList<>();

    private final ComputedValues computed;

    /** A table with a source of calculated values. */
    ProgramShapes(ComputedValues computed) {
        this.computed = computed;
        add(Shapes::gap);
        add(Shapes::unparsed);
    }

    /** Adds a shape and returns its number. */
    int add(Supplier<Shape> maker) {
        makers.add(maker);
        made.add(null);
        return makers.size() - 1;
    }

    /**
     * Adds the shapes of an object by the number of its slots; returns the number of the last one, which has all slots.
     */
    int addFamily(int mostSlots, IntFunction<Shape> bySlots) {
        for (int slots = 0; slots <= mostSlots; slots++) {
            int shown = slots;
            add(() -> bySlots.apply(shown));
        }
        return makers.size() - 1;
    }

    @Override
    public synchronized Shape fixed(int number) {
        Shape known = made.get(number);
        if (known == null) {
            known = makers.get(number).get();
            made.set(number, known);
        }
        return known;
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("Descriptors have no recipes");
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return computed.of(tree, field, read);
    }
}
