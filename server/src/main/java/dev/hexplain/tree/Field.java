package dev.hexplain.tree;

import org.jspecify.annotations.Nullable;

/**
 * One field of a tree, as a reader sees it.
 *
 * @param shape its name, type, role and layout
 * @param name its name among its siblings: {@code prices}, {@code [3]}
 * @param offset first byte in its source
 * @param length number of bytes
 * @param index position among its parent's children; -1 where the parent was not asked
 * @param source number of the source it lies in; 0 is the dump
 * @param placement tiled, positioned or derived
 * @param nextRow the first stored row that may be inside it; -1 where nobody asked
 */
public record Field(
        FieldId id,
        Shape shape,
        String name,
        long offset,
        long length,
        long index,
        int source,
        Placement placement,
        int nextRow) {
    /** A field of the tiling of the dump. */
    public Field(FieldId id, Shape shape, String name, long offset, long length, long index) {
        this(id, shape, name, offset, length, index, 0, Placement.TILED, -1);
    }

    public long end() {
        return offset + length;
    }

    /** Whether it is computed from a layout rather than stored as a row. */
    public boolean computed() {
        return id.ordinal() != 0;
    }

    /** The type to display, a class name where there is one: nothing is decided by it. */
    public String type() {
        return shape.typeName();
    }

    /** What it is to its format. */
    public ShapeKind kind() {
        return shape.kind();
    }

    public Role role() {
        return shape.role();
    }

    /** Whether it is the same field of the same tree: shapes of fields without rows are made again when forgotten. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Field field
                && id.equals(field.id)
                && name.equals(field.name)
                && offset == field.offset
                && length == field.length
                && source == field.source
                && placement == field.placement;
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }
}
