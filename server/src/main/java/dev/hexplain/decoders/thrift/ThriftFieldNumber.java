package dev.hexplain.decoders.thrift;

import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import org.jspecify.annotations.Nullable;

/** A field of a struct: what follows it in the compact protocol may say only how far its id is from this one. */
record ThriftFieldNumber(int id) implements ShapeKind {
    @Override
    public String label() {
        return "field";
    }

    /** The id of the field of a shape; 0 before the first field. */
    static int of(@Nullable Shape shape) {
        return shape != null && shape.kind() instanceof ThriftFieldNumber(int number) ? number : 0;
    }
}
