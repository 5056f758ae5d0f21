package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Numbers shapes, each followed by its prefixes: the shapes with only its first slots, for fields that break off. */
final class JavaStreamNumberedShapes {
    private static final int[] NO_PREFIXES = {};

    private final List<@Nullable Shape> shapes = new ArrayList<>(List.of(Shapes.gap(), Shapes.unparsed()));
    private final NavigableMap<Integer, IntFunction<Shape>> later = new TreeMap<>();
    private final List<int[]> prefixes = new ArrayList<>(List.of(NO_PREFIXES, NO_PREFIXES));

    /** Returns the number of a shape that is added. */
    int add(Shape shape) {
        int number = shapes.size();
        int slots = shape.slots().size();
        int[] cuts = new int[slots];
        shapes.add(shape);
        prefixes.add(cuts);
        for (int kept = 0; kept < slots; kept++) {
            cuts[kept] = shapes.size();
            shapes.add(cut(shape, kept));
            prefixes.add(NO_PREFIXES);
        }
        return number;
    }

    /**
     * Adds shapes without prefixes that are made when they are first needed; returns the number of the first.
     *
     * @param maker makes a shape by its number among these
     */
    int addLater(int number, IntFunction<Shape> maker) {
        int first = shapes.size();
        later.put(first, maker);
        shapes.addAll(Collections.nCopies(number, null));
        prefixes.addAll(Collections.nCopies(number, NO_PREFIXES));
        return first;
    }

    int count() {
        return shapes.size();
    }

    Shape get(int number) {
        Shape shape = shapes.get(number);
        return shape == null ? make(number) : shape;
    }

    /** Two threads may make the same, which is immutable. */
    private Shape make(int number) {
        Map.Entry<Integer, IntFunction<Shape>> from = later.floorEntry(number);
        Shape made = from.getValue().apply(number - from.getKey());
        shapes.set(number, made);
        return made;
    }

    /** The number of a shape with only the first slots of another; the other's own number where it has no more. */
    int prefix(int number, int slots) {
        int[] cuts = prefixes.get(number);
        return slots < cuts.length ? cuts[slots] : number;
    }

    /** The prefix of a shape with its first slots. */
    static Shape cut(Shape whole, int slots) {
        Shape.Builder cut = Shape.group(whole.name(), whole.typeName())
                .kind(whole.kind())
                .role(whole.role())
                .production(whole.production())
                .doc(whole::doc)
                .slots(whole.slots().subList(0, Math.min(slots, whole.slots().size())));
        for (ShapeMark mark : ShapeMark.values()) {
            if (whole.has(mark)) {
                cut.mark(mark);
            }
        }
        return cut.build();
    }
}
