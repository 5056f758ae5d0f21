package dev.hexplain.store;

import dev.hexplain.store.database.Database;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Table {@code audit_line}, of all servers of a database. The last million lines are kept. Safe for many threads. */
final class AuditTable implements AuditLog {
    private static final int MOST = 1_000_000;

    /** Lines of this server after which it looks whether there are too many. */
    private static final int LOOKED_AFTER = 1_000;

    private static final int LONGEST = 4_000;

    private final Database database;
    private final int most;
    private final AtomicLong added = new AtomicLong();

    AuditTable(Database database) {
        this(database, MOST);
    }

    /** @param most lines that are kept, and some more until it is looked */
    AuditTable(Database database, int most) {
        this.database = database;
        this.most = most;
    }

    @Override
    public void add(String line) {
        String kept = line.length() > LONGEST ? line.substring(0, LONGEST) : line;
        database.change(handle -> handle.execute(
                "insert into audit_line (id, at, line) values (?, ?, ?)",
                RandomIds.fresh(),
                Instant.now().toEpochMilli(),
                kept));
        if (added.incrementAndGet() % LOOKED_AFTER == 0) {
            deleteOldest();
        }
    }

    private void deleteOldest() {
        database.change(handle -> handle.execute(
                "delete from audit_line where at <= (select at from audit_line order by at desc limit 1 offset ?)",
                most));
    }

    @Override
    public List<String> latest(int wanted) {
        return database.read(handle -> handle.select("select line from audit_line order by at desc, id limit ?", wanted)
                .mapTo(String.class)
                .list());
    }
}
