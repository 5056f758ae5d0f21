package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;

/** The shape table of conversations: that of the streams in them, and the protocol's own. */
record JrmpShapes(Shapes streams) implements Shapes {
    @Override
    public Shape fixed(int number) {
        return number < Embeddable.FIRST_OF_HOST ? streams.fixed(number) : MessageShapes.shape(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        return streams.cook(recipe, tree);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Previews.of(tree, field, read).orElseGet(() -> streams.describe(tree, field, read));
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return streams.logicalStep(tree, parent, field);
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return streams.handleNumber(tree, field);
    }
}
