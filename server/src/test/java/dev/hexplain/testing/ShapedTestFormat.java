package dev.hexplain.testing;

import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import java.util.List;
import java.util.stream.Stream;

/** A format of a test's own whose rows have a few shapes, and no others. */
public abstract class ShapedTestFormat extends TestFormat implements Shapes {
    private final List<Shape> shapes;

    /**
     * As {@link TestFormat}.
     *
     * @param own numbered from 2: before them are those of gaps and of what is not parsed
     */
    protected ShapedTestFormat(String id, String title, byte[] dump, Shape... own) {
        super(id, title, dump);
        this.shapes = Stream.concat(Stream.of(Shapes.gap(), Shapes.unparsed()), Stream.of(own))
                .toList();
    }

    @Override
    public final Shapes shapes() {
        return this;
    }

    @Override
    public final Shape fixed(int number) {
        return shapes.get(number);
    }

    @Override
    public final Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("There are no recipes");
    }
}
