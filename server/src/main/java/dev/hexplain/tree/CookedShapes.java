package dev.hexplain.tree;

import java.util.Map;
import java.util.function.Function;

/** The shapes of a tree by number; those of recipes are cooked when first asked for, and kept while they are in use. */
final class CookedShapes {
    private static final int KEPT = 1024;

    private final Shapes shapes;
    private final RecipeTable recipes;
    private final Function<Shapes.Recipe, Shape> kitchen;
    private final Map<Integer, Shape> cooked = new RecentlyUsed<>(KEPT);

    CookedShapes(Shapes shapes, RecipeTable recipes, Function<Shapes.Recipe, Shape> kitchen) {
        this.shapes = shapes;
        this.recipes = recipes;
        this.kitchen = kitchen;
    }

    Shape shape(int number) {
        return switch (number) {
            case Shapes.GAP -> Shapes.gap();
            case Shapes.UNPARSED -> Shapes.unparsed();
            default -> number > 0 ? shapes.fixed(number) : cooked(number);
        };
    }

    /** Cooking may ask for other shapes, so it happens outside the lock; two threads that race cook the same. */
    private Shape cooked(int number) {
        Shape known;
        synchronized (cooked) {
            known = cooked.get(number);
        }
        if (known == null) {
            known = kitchen.apply(recipes.get(number));
            synchronized (cooked) {
                cooked.put(number, known);
            }
        }
        return known;
    }
}
