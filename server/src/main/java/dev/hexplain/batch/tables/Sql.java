package dev.hexplain.batch.tables;

import dev.hexplain.batch.rows.ColumnType;
import dev.hexplain.batch.rows.TableColumn;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The pieces of statements that are made here. */
public final class Sql {
    private Sql() {}

    /** A text as a literal. */
    static String literal(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    public static String literal(Path path) {
        return literal(path.toString());
    }

    /** {@code path varchar, size bigint}. */
    static String definitions(List<TableColumn> columns) {
        return columns.stream()
                .map(column -> column.name() + " " + type(column.type()))
                .collect(Collectors.joining(", "));
    }

    private static String type(ColumnType type) {
        return switch (type) {
            case TEXT -> "varchar";
            case NUMBER -> "bigint";
            case TRUTH -> "boolean";
            case TIME -> "timestamptz";
            case TEXTS -> "varchar[]";
        };
    }
}
