package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Table {@code dump}. */
record DumpTable(Database database) {
    private static final RowMapper<Dump> ROW = (row, context) -> new Dump(
            row.getString("id"),
            row.getString("name"),
            row.getLong("size"),
            row.getString("sha256"),
            row.getString("space"),
            Instant.ofEpochMilli(row.getLong("created_at")),
            Optional.ofNullable(row.getString("format")),
            Optional.ofNullable(row.getString("summary")));

    void insert(Dump dump) {
        database.change(handle -> handle.createUpdate("""
            insert into dump (id, content_key, sha256, space, name, size, created_at, brought_at)
            values (:id, :key, :sha256, :space, :name, :size, :at, :at)""")
                .bind("id", dump.id())
                .bind("key", dump.contentKey())
                .bind("space", dump.space())
                .bind("sha256", dump.sha256())
                .bind("name", dump.name())
                .bind("size", dump.size())
                .bind("at", dump.createdAt().toEpochMilli())
                .execute());
    }

    /** Records that known content was uploaded again. */
    void uploadedAgain(String id, Instant at) {
        database.change(handle -> handle.createUpdate("update dump set brought_at = :at where id = :id")
                .bind("id", id)
                .bind("at", at.toEpochMilli())
                .execute());
    }

    void decodedAs(String id, String format) {
        if (byId(id).flatMap(Dump::format).filter(format::equals).isPresent()) {
            return;
        }
        database.change(handle -> handle.createUpdate("update dump set format = :format where id = :id")
                .bind("id", id)
                .bind("format", format)
                .execute());
    }

    /** Sets what lists say of a dump. */
    void summarise(String id, String summary) {
        database.change(handle -> handle.createUpdate("update dump set summary = :summary where id = :id")
                .bind("id", id)
                .bind("summary", summary)
                .execute());
    }

    /** Gives a dump another name; false where there is none. */
    boolean rename(String id, String name) {
        return database.write(handle -> handle.execute("update dump set name = ? where id = ?", name, id)) > 0;
    }

    Optional<Dump> byId(String id) {
        return one("select * from dump where id = ?", id);
    }

    /** The dump of some content in a space. */
    Optional<Dump> withContent(String space, String sha256) {
        return one("select * from dump where content_key = ?", Dump.contentKey(space, sha256));
    }

    /** Those of some content, one for each space that it is in. */
    List<Dump> withContent(String sha256) {
        return database.read(
                handle -> handle.select("select * from dump where sha256 = ? order by brought_at desc", sha256)
                        .map(ROW)
                        .list());
    }

    /** The spaces that dumps are in. */
    List<String> spaces() {
        return database.read(handle -> handle.select("select distinct space from dump order by space")
                .mapTo(String.class)
                .list());
    }

    private Optional<Dump> one(String sql, String key) {
        return database.read(handle -> handle.select(sql, key).map(ROW).findOne());
    }

    List<Dump> all() {
        return database.read(handle ->
                handle.select("select * from dump order by id").map(ROW).list());
    }

    /** Those of some ids that are dumps. */
    Set<String> ids(Collection<String> ids) {
        return database.known("select id from dump where id in (<names>)", ids);
    }

    /** Those of some hashes that are the content of a dump. */
    Set<String> contents(Collection<String> hashes) {
        return database.known("select sha256 from dump where sha256 in (<names>)", hashes);
    }

    long count() {
        return count(DumpFilter.ALL);
    }

    long count(DumpFilter filter) {
        return database.read(
                handle -> filter.bind(handle.createQuery("select count(*) from dump where " + filter.condition()))
                        .mapTo(Long.class)
                        .one());
    }

    /** Bytes of all dumps, each content once. */
    long bytes() {
        return database.read(handle -> handle.select(
                        "select coalesce(sum(size), 0) from (select distinct sha256, size from dump) content")
                .mapTo(Long.class)
                .one());
    }

    /** Those neither uploaded nor opened since a time, without bound flows. */
    List<Dump> unboundNotOpenedSince(Instant when) {
        return database.read(handle -> handle.createQuery("""
                        select * from dump where brought_at < :when and coalesce(opened_at, 0) < :when and not exists
                        (select 1 from flow_binding where dump_id = dump.id)""")
                .bind("when", when.toEpochMilli())
                .map(ROW)
                .list());
    }

    /** Records that a dump was opened. */
    void opened(String id, Instant at) {
        database.change(handle -> handle.execute("update dump set opened_at = ? where id = ?", at.toEpochMilli(), id));
    }

    /** Those of which it is not recorded when they were opened. */
    List<Dump> neverOpened() {
        return database.read(handle -> handle.select("select * from dump where opened_at is null")
                .map(ROW)
                .list());
    }

    /** Records when dumps were opened, by their ids. */
    void opened(Map<String, Instant> times) {
        database.change(handle -> {
            PreparedBatch batch = handle.prepareBatch("update dump set opened_at = ? where id = ?");
            times.forEach((id, at) -> batch.add(at.toEpochMilli(), id));
            if (!times.isEmpty()) {
                batch.execute();
            }
        });
    }

    /** The most recently uploaded come first. */
    List<Dump> page(DumpFilter filter, long from, int limit) {
        return database.read(handle -> filter.bind(handle.createQuery(pageQuery(filter)))
                .bind("limit", limit)
                .bind("from", from)
                .map(ROW)
                .list());
    }

    /**
     * The inner query reads nothing but the index {@code dump_list}, so that a dump before the page costs no more than
     * its entry there.
     */
    static String pageQuery(DumpFilter filter) {
        return """
            select * from dump where id in
            (select id from dump where %s order by brought_at desc, id limit :limit offset :from)
            order by brought_at desc, id""".formatted(filter.condition());
    }

    boolean delete(String id) {
        return database.write(handle -> handle.execute("delete from dump where id = ?", id)) > 0;
    }
}
