package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.mapper.RowMapper;

/** Tables {@code format} and {@code format_version}. */
record FormatTable(Database database) {
    private static final RowMapper<OwnFormat> ROW = (row, context) -> new OwnFormat(
            row.getString("format_id"),
            row.getInt("version"),
            row.getInt("size"),
            Instant.ofEpochMilli(row.getLong("saved_at")));

    void insert(OwnFormat version) {
        database.change(handle -> {
            handle.execute(
                    "insert into format (id, created_at) values (?, ?) on conflict do nothing",
                    version.id(),
                    version.savedAt().toEpochMilli());
            handle.execute(
                    "insert into format_version (format_id, version, size, saved_at) values (?, ?, ?, ?)",
                    version.id(),
                    version.version(),
                    version.size(),
                    version.savedAt().toEpochMilli());
        });
    }

    /** Changes with everything that is saved or deleted. */
    String state() {
        return database.read(handle -> handle.createQuery("""
                        select count(*) as versions, coalesce(max(saved_at), 0) as latest, coalesce(sum(version), 0) as numbers
                        from format_version""")
                .map((row, context) ->
                        row.getLong("versions") + " " + row.getLong("latest") + " " + row.getLong("numbers"))
                .one());
    }

    /** All versions of all. */
    List<OwnFormat> all() {
        return database.read(handle -> handle.select("select * from format_version order by format_id, version")
                .map(ROW)
                .list());
    }

    /** The latest version of each, by id. */
    List<OwnFormat> latest() {
        return database.read(handle -> handle.select("""
            select * from format_version v where version =
            (select max(version) from format_version where format_id = v.format_id) order by format_id""").map(ROW).list());
    }

    Optional<OwnFormat> latest(String id) {
        return versions(id, 0, 1).stream().findFirst();
    }

    Optional<OwnFormat> version(String id, int version) {
        return database.read(
                handle -> handle.select("select * from format_version where format_id = ? and version = ?", id, version)
                        .map(ROW)
                        .findOne());
    }

    /** A page of versions, newest first. */
    List<OwnFormat> versions(String id, long from, int limit) {
        return database.read(handle -> handle.select(
                        "select * from format_version where format_id = ? order by version desc limit ? offset ?",
                        id,
                        limit,
                        from)
                .map(ROW)
                .list());
    }

    long versionCount(String id) {
        return database.read(handle -> handle.select("select count(*) from format_version where format_id = ?", id)
                .mapTo(Long.class)
                .one());
    }

    /** Those of some ids that are formats. */
    Set<String> ids(Collection<String> ids) {
        return database.known("select distinct format_id from format_version where format_id in (<names>)", ids);
    }

    long count() {
        return database.read(handle ->
                handle.select("select count(*) from format").mapTo(Long.class).one());
    }

    void deleteVersion(OwnFormat version) {
        database.change(handle -> handle.execute(
                "delete from format_version where format_id = ? and version = ?", version.id(), version.version()));
    }

    boolean delete(String id) {
        return database.write(handle -> handle.execute("delete from format where id = ?", id)) > 0;
    }
}
