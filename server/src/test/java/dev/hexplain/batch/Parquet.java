package dev.hexplain.batch;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Asks Parquet files, as their users do. */
public final class Parquet {
    private Parquet() {}

    /**
     * The rows of an answer, the cells of each separated by {@code |}.
     *
     * @param query with {@code %s} for the file
     */
    public static List<String> rows(Path file, String query) {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery(query.formatted("'" + file + "'"))) {
            List<String> rows = new ArrayList<>();
            while (found.next()) {
                List<String> cells = new ArrayList<>();
                for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
                    cells.add(String.valueOf(found.getString(i)));
                }
                rows.add(String.join("|", cells));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
