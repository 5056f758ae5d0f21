package dev.hexplain.batch.tables;

import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.TableColumn;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the metadata of a table says of it, or its columns. Anybody may have written the file: nothing of it is what it has to be.
 *
 * @param kind of its rows; empty for a Parquet file that is no table of this program
 * @param version of its columns, as it is written
 * @param build of the program that wrote it
 */
public record TableHead(Optional<RowKind> kind, String version, String build) {
    private static final String KIND = "hexplain_rows";
    private static final String VERSION = "hexplain_version";
    private static final String BUILD = "hexplain_build";

    /** Characters of what one says; whoever wrote the file may have written megabytes. */
    private static final int LONGEST = 200;

    /** The head of a table that is written here and now. */
    static TableHead of(RowKind kind, String build) {
        return new TableHead(Optional.of(kind), String.valueOf(RowKind.VERSION), build);
    }

    /**
     * Reads that of a Parquet file.
     *
     * @throws SQLException where it is none
     */
    public static TableHead ofFile(Statement statement, Path file) throws SQLException {
        TableHead said = read(
                statement,
                "select left(decode(key), %d), left(decode(value), %<d) from parquet_kv_metadata(%s)"
                        .formatted(LONGEST, Sql.literal(file)));
        return said.kind().isPresent() ? said : ofColumns(statement, file);
    }

    /** The head of a file that Spark wrote, which leaves the metadata out: its columns are those of a kind. */
    private static TableHead ofColumns(Statement statement, Path file) throws SQLException {
        Set<String> names = new HashSet<>();
        try (ResultSet found =
                statement.executeQuery("describe select * from read_parquet(%s)".formatted(Sql.literal(file)))) {
            while (found.next()) {
                names.add(found.getString(1));
            }
        }
        return Arrays.stream(RowKind.values())
                .filter(kind -> names.equals(
                        kind.columns().stream().map(TableColumn::name).collect(Collectors.toSet())))
                .findFirst()
                .map(kind -> of(kind, ""))
                .orElse(new TableHead(Optional.empty(), "", ""));
    }

    /** @param query gives names and what they say */
    static TableHead read(Statement statement, String query) throws SQLException {
        Map<String, String> said = new HashMap<>();
        try (ResultSet found = statement.executeQuery(query)) {
            while (found.next()) {
                said.put(found.getString(1), found.getString(2));
            }
        }
        return new TableHead(
                RowKind.of(said.getOrDefault(KIND, "")), said.getOrDefault(VERSION, ""), said.getOrDefault(BUILD, ""));
    }

    boolean isOfThisVersion() {
        return version.equals(String.valueOf(RowKind.VERSION));
    }

    private Map<String, String> said() {
        return Map.of(KIND, kind.map(RowKind::id).orElse(""), VERSION, version, BUILD, build);
    }

    /** {@code {name: 'said', …}}, as a statement that writes a file takes it. */
    String asMetadata() {
        return said().entrySet().stream()
                .map(each -> each.getKey() + ": " + Sql.literal(each.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** {@code ('name', 'said'), …}, as a statement that inserts rows takes it. */
    String asRows() {
        return said().entrySet().stream()
                .map(each -> "(%s, %s)".formatted(Sql.literal(each.getKey()), Sql.literal(each.getValue())))
                .collect(Collectors.joining(", "));
    }
}
