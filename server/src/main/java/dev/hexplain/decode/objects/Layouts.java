package dev.hexplain.decode.objects;

import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeWriter;
import java.util.HashMap;
import java.util.Map;

/** The recipes of one tree: values of one layout have one. Heap use is bounded; beyond that some have several. */
public final class Layouts {
    private static final int MAX_KNOWN = 1 << 16;

    private final TreeWriter out;
    private final Map<Shapes.Recipe, Integer> known = new HashMap<>();

    public Layouts(TreeWriter out) {
        this.out = out;
    }

    /** The number of the shape of a layout, in a form by number. */
    public int shape(Layout layout, int form) {
        Shapes.Recipe recipe = layout.recipe(form);
        Integer number = known.get(recipe);
        if (number == null) {
            if (known.size() == MAX_KNOWN) {
                known.clear();
            }
            number = out.recipe(recipe);
            known.put(recipe, number);
        }
        return number;
    }
}
