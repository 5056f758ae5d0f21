package dev.hexplain.tree;

/** The shape references of a tree. A shape reference's number as a shape is -1, -2, … in the order they were added. */
final class ShapeRefTable {
    private static final int RECORD_INTS = 5;

    private final Column column;
    private int count;

    ShapeRefTable(TreeStorage storage) {
        this.column = new Column(storage, "recipes", RECORD_INTS);
    }

    int add(Shapes.ShapeRef shapeRef) {
        int place = column.append(count);
        column.putLong(place, shapeRef.offset());
        column.putLong(place + 2, shapeRef.variant());
        column.put(place + 4, shapeRef.cut());
        return -1 - count++;
    }

    int count() {
        return count;
    }

    long bytes() {
        return column.bytes(count);
    }

    Shapes.ShapeRef get(int number) {
        int record = -1 - number;
        return new Shapes.ShapeRef(column.getLong(record, 0), column.getLong(record, 2), column.getInt(record, 4));
    }

    void seal() {
        column.seal(count);
    }

    void open() {
        count = column.open();
    }
}
