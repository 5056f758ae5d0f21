package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;

/** The shape table of all Java serialization trees. */
enum StreamShapes implements Shapes {
    INSTANCE;

    @Override
    public Shape fixed(int number) {
        return GrammarShapes.shape(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        return ObjectShapes.cook(recipe, tree);
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
