package dev.hexplain.tree;

/** The recipes of a tree. A recipe's number as a shape is -1, -2, … in the order they were added. */
final class RecipeTable {
    private static final int RECORD_INTS = 5;

    private final Column column;
    private int count;

    RecipeTable(TreeStorage storage) {
        this.column = new Column(storage, "recipes", RECORD_INTS);
    }

    int add(Shapes.Recipe recipe) {
        int place = column.append(count);
        column.putLong(place, recipe.offset());
        column.putLong(place + 2, recipe.variant());
        column.put(place + 4, recipe.cut());
        return -1 - count++;
    }

    long bytes() {
        return column.bytes(count);
    }

    Shapes.Recipe get(int number) {
        int record = -1 - number;
        return new Shapes.Recipe(column.getLong(record, 0), column.getLong(record, 2), column.getInt(record, 4));
    }

    void seal() {
        column.seal(count);
    }

    void open() {
        count = column.open();
    }
}
