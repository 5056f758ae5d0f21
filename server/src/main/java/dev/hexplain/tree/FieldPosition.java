package dev.hexplain.tree;

/**
 * A field during a walk: the parts of a {@link Field}, and where its own rows begin.
 *
 * @param substream the substream it is in
 * @param row the row it is stored in or computed from
 * @param ordinal its place among the fields computed from that row; 0 is the row itself
 * @param nextRow the first row that may be inside it
 * @param index position among its parent's children; -1 where the parent was not asked
 */
record FieldPosition(
        Substream substream,
        Shape shape,
        String name,
        long offset,
        long length,
        int row,
        long ordinal,
        int nextRow,
        long index) {
    FieldId id() {
        return new FieldId(row, ordinal);
    }

    boolean isRow() {
        return ordinal == 0;
    }

    boolean holds(long position) {
        return position >= offset && position < offset + length;
    }

    Field toField() {
        return new Field(id(), shape, name, offset, length, index, substream.source(), substream.placement(), nextRow);
    }
}
