package dev.hexplain.batch.rows;

/**
 * A column of a table. Names are no reserved words of SQL.
 *
 * @param documentation a phrase for the reference of tables, without a full stop
 */
public record TableColumn(String name, ColumnType type, String documentation) {
    static TableColumn text(String name, String documentation) {
        return new TableColumn(name, ColumnType.TEXT, documentation);
    }

    static TableColumn number(String name, String documentation) {
        return new TableColumn(name, ColumnType.NUMBER, documentation);
    }

    static TableColumn truth(String name, String documentation) {
        return new TableColumn(name, ColumnType.TRUTH, documentation);
    }

    static TableColumn time(String name, String documentation) {
        return new TableColumn(name, ColumnType.TIME, documentation);
    }

    static TableColumn texts(String name, String documentation) {
        return new TableColumn(name, ColumnType.TEXTS, documentation);
    }
}
