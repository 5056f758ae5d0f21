package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import dev.hexplain.store.database.DatabaseAddress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.mapper.RowMapper;

/** The tokens of a data folder, by hash. Safe for many threads, and beside a server that has the folder open. */
public final class AccessTokens {
    private static final String BETWEEN = ",";

    private static final RowMapper<AccessToken> ROW = (row, context) -> new AccessToken(
            row.getString("name"),
            row.getString("hash"),
            row.getString("scope"),
            Instant.ofEpochMilli(row.getLong("created_at")),
            time(row, "expires_at"),
            time(row, "used_at"),
            spaces(row.getString("spaces")));

    private final Database database;

    AccessTokens(Database database) {
        this.database = database;
    }

    /** Those of a data folder whose database is opened for them alone; to be closed with it. */
    public record Opened(AccessTokens tokens, Runnable end) implements AutoCloseable {
        @Override
        public void close() {
            end.run();
        }
    }

    /**
     * Opens the tokens of a data folder, which is made where there is none, or of a database, whether a server uses it or
     * not.
     */
    public static Opened open(Path folder, Optional<DatabaseAddress> address) throws IOException {
        Folders folders = new Folders(folder);
        StorageBackend home = new StorageBackend(address, Optional.empty());
        if (address.isEmpty()) {
            new FolderFaults(folders, home).require();
        }
        if (address.isEmpty() && !Files.exists(folders.database())) {
            Store.open(folder).close();
        }
        Database database = home.openDatabase(folders);
        return new Opened(new AccessTokens(database), database::close);
    }

    private static List<String> spaces(String names) {
        return names.isEmpty() ? List.of() : List.of(names.split(BETWEEN));
    }

    private static Optional<Instant> time(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    /** All of them, by name. */
    public List<AccessToken> all() {
        return database.read(handle -> handle.select("select * from access_token order by name")
                .map(ROW)
                .list());
    }

    /** Adds one; false where there is one of that name. */
    public boolean add(AccessToken token) {
        return database.write(handle -> handle.createUpdate("""
            insert into access_token (name, hash, scope, created_at, expires_at, spaces)
            values (:name, :hash, :scope, :created, :expires, :spaces) on conflict (name) do nothing""")
                        .bind("name", token.name())
                        .bind("hash", token.hash())
                        .bind("scope", token.scope())
                        .bind("spaces", String.join(BETWEEN, token.spaces()))
                        .bind("created", token.createdAt().toEpochMilli())
                        .bind(
                                "expires",
                                token.expiresAt().map(Instant::toEpochMilli).orElse(null))
                        .execute())
                > 0;
    }

    /** Notes that one was used. */
    public void used(String name, Instant at) {
        database.change(handle ->
                handle.execute("update access_token set used_at = ? where name = ?", at.toEpochMilli(), name));
    }

    /** Deletes one; false where there is none of that name. */
    public boolean delete(String name) {
        return database.write(handle -> handle.execute("delete from access_token where name = ?", name)) > 0;
    }
}
