package dev.hexplain.decode.documents;

import dev.hexplain.tree.Shapes;

/**
 * What is remembered of a member instead of its shape: its name's bytes, and what kind of member it is. Members of the
 * same name and kind share one.
 *
 * @param kind 0 to 65535; what the format resolves different shapes for
 * @param offset where the bytes start that name it, at the first member of that name
 * @param length of these bytes
 * @param source number of the source they stand in; 0 is the dump
 */
public record Member(int kind, long offset, long length, int source) {
    private static final int KIND_BITS = 16;
    private static final long MAX_LENGTH = 1L << 40;

    /** What a shape reference that {@link NameTable} wrote says. */
    public static Member of(Shapes.ShapeRef shapeRef) {
        return new Member(
                (int) shapeRef.variant() & 0xFFFF,
                shapeRef.offset(),
                shapeRef.variant() >>> KIND_BITS,
                -1 - shapeRef.cut());
    }

    Shapes.ShapeRef shapeRef() {
        return new Shapes.ShapeRef(offset, Math.min(length, MAX_LENGTH) << KIND_BITS | kind, -1 - source);
    }
}
