package dev.hexplain.decode.documents;

import dev.hexplain.tree.Shapes;

/**
 * The content of a member's shape reference: where its name is, and the kind of the member. Members of the same name
 * and kind share one.
 *
 * @param kind 0 to 65535; kinds have different shapes
 * @param offset where its name starts, in the first member of that name
 * @param length of these bytes
 * @param source number of the source they are in; 0 is the dump
 */
public record Member(int kind, long offset, long length, int source) {
    private static final int KIND_BITS = 16;
    private static final long MAX_LENGTH = 1L << 40;

    /** Unpacks a shape reference that {@link NameTable} wrote. */
    public static Member of(Shapes.ShapeRef shapeRef) {
        return new Member(
                (int) shapeRef.variant() & 0xFFFF,
                shapeRef.offset(),
                shapeRef.variant() >>> KIND_BITS,
                -1 - shapeRef.cut());
    }

    /** The content of its shape reference: what {@link #of} unpacks. */
    public Shapes.ShapeRef shapeRef() {
        return new Shapes.ShapeRef(offset, Math.min(length, MAX_LENGTH) << KIND_BITS | kind, -1 - source);
    }
}
