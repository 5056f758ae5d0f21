package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.mapper.RowMapper;

/** Table {@code timing_run}. */
record TimingRunTable(Database database) {
    private static final RowMapper<TimingRunEntry> ROW = (row, context) -> new TimingRunEntry(
            row.getString("id"),
            row.getString("space"),
            row.getString("title"),
            row.getString("plan"),
            row.getString("cpu"),
            row.getInt("size"),
            Instant.ofEpochMilli(row.getLong("created_at")));

    void insert(TimingRunEntry run) {
        database.change(handle -> handle.createUpdate("""
            insert into timing_run (id, space, title, plan, cpu, size, created_at)
            values (:id, :space, :title, :plan, :cpu, :size, :at)""")
                .bind("id", run.id())
                .bind("space", run.space())
                .bind("title", run.title())
                .bind("plan", run.plan())
                .bind("cpu", run.cpu())
                .bind("size", run.size())
                .bind("at", run.createdAt().toEpochMilli())
                .execute());
    }

    Optional<TimingRunEntry> byId(String id) {
        return database.read(handle -> handle.select("select * from timing_run where id = ?", id)
                .map(ROW)
                .findOne());
    }

    /** The latest come first. */
    List<TimingRunEntry> all() {
        return database.read(handle -> handle.select("select * from timing_run order by created_at desc, id")
                .map(ROW)
                .list());
    }

    /** Those of some ids that are runs. */
    Set<String> ids(Collection<String> ids) {
        return database.known("select id from timing_run where id in (<names>)", ids);
    }

    boolean delete(String id) {
        return database.write(handle -> handle.execute("delete from timing_run where id = ?", id)) > 0;
    }
}
