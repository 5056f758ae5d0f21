package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;

/** The shape table of Java serialization trees; the same for all that were decoded with the same class list. */
record StreamShapes(Bodies bodies) implements Shapes {
    @Override
    public Shape fixed(int number) {
        return Bodies.isShape(number) ? bodies.shape(number) : GrammarShapes.shape(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        return Bodies.isElement(recipe) ? bodies.element(recipe) : ObjectShapes.cook(recipe, tree);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Previews.describe(tree, field, read);
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return LogicalSteps.of(tree, parent, field);
    }
}
