package dev.hexplain.ksy.run;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The shape table of a program; each shape is made when first needed. Where the descriptor names the parts of the object
 * that was encoded, values are these parts; otherwise, they are what the tree says.
 */
final class ProgramShapes implements StepShapes {
    /** Makers by the number of their first shape. */
    private final NavigableMap<Integer, IntFunction<Shape>> makers = new TreeMap<>();

    private final Map<Integer, Shape> made = new HashMap<>();
    private int count;

    private final ComputedValues computed;
    private final boolean logical;

    /**
     * A table with a source of calculated values.
     *
     * @param logical whether the descriptor has names of {@link LogicalNames}
     */
    ProgramShapes(ComputedValues computed, boolean logical) {
        this.computed = computed;
        this.logical = logical;
        add(Shapes::gap);
        add(Shapes::unparsed);
    }

    /** Adds a shape and returns its number. */
    int add(Supplier<Shape> maker) {
        return addVariants(1, variant -> maker.get());
    }

    /**
     * Adds the shapes of an object by the number of its slots; returns the number of the last one, which has all slots.
     */
    int addFamily(int mostSlots, IntFunction<Shape> bySlots) {
        return addVariants(mostSlots + 1, bySlots) + mostSlots;
    }

    /** Adds the shapes of the variants of a field; returns the number of the first one. */
    int addVariants(int variants, IntFunction<Shape> byVariant) {
        int first = count;
        makers.put(first, byVariant);
        count += variants;
        return first;
    }

    @Override
    public synchronized Shape fixed(int number) {
        Shape known = made.get(number);
        if (known == null) {
            var maker = makers.floorEntry(number);
            known = maker.getValue().apply(number - maker.getKey());
            made.put(number, known);
        }
        return known;
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("Descriptors have no recipes");
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return logical ? StepShapes.super.value(values, field) : Optional.empty();
    }

    /** Fields and their parts are the same, in other words: the fields come first. */
    @Override
    public boolean hasMeaning() {
        return false;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return computed.of(tree, field, read);
    }
}
