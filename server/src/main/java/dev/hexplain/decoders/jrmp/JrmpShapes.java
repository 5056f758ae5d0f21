package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.embedding.Embeddable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;

/** The shape table of conversations: that of the streams in them, and the protocol's own. */
record JrmpShapes(Shapes streams, Methods methods, Previews previews, Arguments arguments) implements Shapes {
    JrmpShapes(Shapes streams, Methods methods) {
        this(streams, methods, new Previews(methods), new Arguments(methods));
    }

    @Override
    public Shape fixed(int number) {
        if (number < Embeddable.FIRST_OF_HOST) {
            return streams.fixed(number);
        }
        return number < MessageShapes.FIRST_NAMED_ARGUMENT ? MessageShapes.shape(number) : methods.argument(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        return streams.cook(recipe, tree);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        Value value = previews.of(tree, field, read).orElseGet(() -> streams.describe(tree, field, read));
        return arguments
                .parameter(tree, field)
                .map(name -> new Value(value.actual(), value.symbol(), Arguments.withName(name, value.description())))
                .orElse(value);
    }

    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        return arguments.parameter(tree, parent, field).orElseGet(() -> streams.logicalStep(tree, parent, field));
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return streams.handleNumber(tree, field);
    }
}
