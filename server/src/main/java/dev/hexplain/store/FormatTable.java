package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.mapper.RowMapper;

/** Tables {@code format} and {@code format_version}. */
record FormatTable(Database database) {
    private static final RowMapper<OwnFormat> ROW = (row, context) -> new OwnFormat(
            new FormatKey(row.getString("space"), row.getString("format_id")),
            row.getInt("version"),
            row.getInt("size"),
            Instant.ofEpochMilli(row.getLong("saved_at")));

    void insert(OwnFormat version) {
        database.change(handle -> {
            handle.execute(
                    "insert into format (space, id, created_at) values (?, ?, ?) on conflict do nothing",
                    version.key().space(),
                    version.id(),
                    version.savedAt().toEpochMilli());
            handle.execute(
                    "insert into format_version (space, format_id, version, size, saved_at) values (?, ?, ?, ?, ?)",
                    version.key().space(),
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
        return database.read(handle -> handle.select("select * from format_version order by space, format_id, version")
                .map(ROW)
                .list());
    }

    /** Of all spaces. */
    List<FormatKey> keys() {
        return database.read(handle -> handle.select("select space, id from format order by space, id")
                .map((row, context) -> new FormatKey(row.getString("space"), row.getString("id")))
                .list());
    }

    /** The latest version of each in a space, by id. */
    List<OwnFormat> latest(String space) {
        return database.read(handle -> handle.select("""
            select * from format_version v where space = ? and version =
            (select max(version) from format_version where space = v.space and format_id = v.format_id)
            order by format_id""", space).map(ROW).list());
    }

    Optional<OwnFormat> latest(FormatKey format) {
        return versions(format, 0, 1).stream().findFirst();
    }

    Optional<OwnFormat> version(FormatKey format, int version) {
        return database.read(handle -> handle.select(
                        "select * from format_version where space = ? and format_id = ? and version = ?",
                        format.space(),
                        format.id(),
                        version)
                .map(ROW)
                .findOne());
    }

    /** A page of versions, newest first. */
    List<OwnFormat> versions(FormatKey format, long from, int limit) {
        return database.read(handle -> handle.select("""
            select * from format_version where space = ? and format_id = ? order by version desc limit ? offset ?
            """, format.space(), format.id(), limit, from)
                .map(ROW)
                .list());
    }

    long versionCount(FormatKey format) {
        return database.read(handle -> handle.select(
                        "select count(*) from format_version where space = ? and format_id = ?",
                        format.space(),
                        format.id())
                .mapTo(Long.class)
                .one());
    }

    /** Those of some names that folders of formats have. */
    Set<String> folders(Collection<String> names) {
        Set<String> asked = Set.copyOf(names);
        return keys().stream().map(FormatKey::folder).filter(asked::contains).collect(Collectors.toSet());
    }

    /** How many there are in a space. */
    long count(String space) {
        return database.read(handle -> handle.select("select count(*) from format where space = ?", space)
                .mapTo(Long.class)
                .one());
    }

    void deleteVersion(OwnFormat version) {
        database.change(handle -> handle.execute(
                "delete from format_version where space = ? and format_id = ? and version = ?",
                version.key().space(),
                version.id(),
                version.version()));
    }

    boolean delete(FormatKey format) {
        return database.write(handle ->
                        handle.execute("delete from format where space = ? and id = ?", format.space(), format.id()))
                > 0;
    }
}
