package dev.hexplain.tree;

/** The recipes of a tree. A recipe's number as a shape is -1, -2, … in the order they were added. */
final class RecipeTable {
    private static final int RECORD_BYTES = 20;

    private final Column column;
    private int count;

    RecipeTable(TreeStorage storage) {
        this.column = new Column(storage, "recipes", RECORD_BYTES);
    }

    int add(Shapes.Recipe recipe) {
        column.reserve(count);
        column.setLong(count, 0, recipe.offset());
        column.setLong(count, 8, recipe.variant());
        column.setInt(count, 16, recipe.cut());
        return -1 - count++;
    }

    Shapes.Recipe get(int number) {
        int record = -1 - number;
        return new Shapes.Recipe(column.getLong(record, 0), column.getLong(record, 8), column.getInt(record, 16));
    }

    void seal() {
        column.seal(count);
    }

    void open() {
        count = column.open();
    }
}
