package dev.hexplain.decoders.jrmp;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Value;
import java.util.Optional;

/** The shape table of conversations, followed by that of serialization streams. */
record JrmpShapes(Shapes streams, JrmpMethods methods, JrmpPreviews previews, JrmpArguments arguments)
        implements Shapes {
    JrmpShapes(Shapes streams, JrmpMethods methods) {
        this(streams, methods, new JrmpPreviews(methods), new JrmpArguments(methods));
    }

    @Override
    public Shape fixed(int number) {
        return number < JrmpMessageShapes.FIRST_NAMED_ARGUMENT
                ? JrmpMessageShapes.TABLE.fixed(number)
                : methods.argument(number);
    }

    @Override
    public Optional<Shapes> embeddedShapes() {
        return Optional.of(streams);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        Value value = previews.of(tree, field, read).orElse(read);
        return arguments
                .parameter(tree, field)
                .map(name -> value.with(value.symbol(), JrmpArguments.withName(name, value.description())))
                .orElse(value);
    }

    @Override
    public String embeddedLogicalStep(FieldTree tree, Field parent, Field field, String step) {
        return arguments.parameter(tree, parent, field).orElse(step);
    }
}
