package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.util.Optional;

/** The shape table of conversations, and that of the streams in them. */
record JrmpShapes(Shapes streams) implements Shapes {
    @Override
    public Shape fixed(int number) {
        return MessageShapes.TABLE.get(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        throw new IllegalStateException("All shapes of conversations are fixed");
    }

    @Override
    public Optional<Shapes> guest() {
        return Optional.of(streams);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return Previews.of(tree, field, read).orElse(read);
    }
}
