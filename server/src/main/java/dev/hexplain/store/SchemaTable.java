package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.mapper.RowMapper;

/** Table {@code brought_schema}. */
record SchemaTable(Database database) {
    private static final RowMapper<OwnSchema> ROW = (row, context) -> new OwnSchema(
            row.getString("id"),
            row.getString("space"),
            row.getString("format"),
            row.getString("root"),
            row.getString("name"),
            row.getInt("size"),
            Instant.ofEpochMilli(row.getLong("created_at")));

    void insert(OwnSchema schema) {
        database.change(handle -> handle.createUpdate("""
            insert into brought_schema (id, space, format, root, name, size, created_at)
            values (:id, :space, :format, :root, :name, :size, :at)""")
                .bind("id", schema.id())
                .bind("space", schema.space())
                .bind("format", schema.format())
                .bind("root", schema.root())
                .bind("name", schema.name())
                .bind("size", schema.size())
                .bind("at", schema.createdAt().toEpochMilli())
                .execute());
    }

    Optional<OwnSchema> byId(String id) {
        return database.read(handle -> handle.select("select * from brought_schema where id = ?", id)
                .map(ROW)
                .findOne());
    }

    /** The most recently uploaded come first. */
    List<OwnSchema> all() {
        return database.read(handle -> handle.select("select * from brought_schema order by created_at desc, id")
                .map(ROW)
                .list());
    }

    /** Those of some ids that are schemas. */
    Set<String> ids(Collection<String> ids) {
        return database.known("select id from brought_schema where id in (<names>)", ids);
    }

    /** How many there are in a space. */
    long count(String space) {
        return database.read(handle -> handle.select("select count(*) from brought_schema where space = ?", space)
                .mapTo(Long.class)
                .one());
    }

    boolean delete(String id) {
        return database.write(handle -> handle.execute("delete from brought_schema where id = ?", id)) > 0;
    }
}
