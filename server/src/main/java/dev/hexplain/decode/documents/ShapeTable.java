package dev.hexplain.decode.documents;

import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.List;

/**
 * The fixed shapes of a format, numbered in the order they are added; all that it has, where none depends on the data and
 * none is embedded. Changing their order requires a new version of the decoder.
 */
public final class ShapeTable implements Shapes {
    /** The shape of the root where the document is only a part of the dump. */
    public static final int DUMP = Shapes.UNPARSED + 1;

    private final List<Shape> shapes = new ArrayList<>(List.of(
            Shapes.gap(),
            Shapes.unparsed(),
            Shape.group("dump", "bytes with a document in them").build()));

    /** Adds a shape and returns its number. */
    public int add(Shape shape) {
        shapes.add(shape);
        return shapes.size() - 1;
    }

    /** The number that the next shape would have. */
    public int size() {
        return shapes.size();
    }

    @Override
    public Shape fixed(int number) {
        return shapes.get(number);
    }
}
