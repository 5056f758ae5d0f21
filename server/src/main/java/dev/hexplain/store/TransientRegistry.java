package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.database.Database;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Short-lived state, as far as other servers need it: one server remembers on its heap, and tells the database
 * of several, so that each of them answers for what another one made. The last hour is kept. Safe for many threads.
 */
public final class TransientRegistry {
    /** What there is. */
    public enum Kind {
        DUMP,
        TREE,
        DRAFT,
        SCHEMA;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Duration KEPT = Duration.ofHours(1);
    private static final Duration SWEPT = Duration.ofMinutes(1);
    private static final long MOST_BYTES = 256L << 20;
    private static final int LONGEST_ID = 100;

    private final Optional<Database> database;
    private final AtomicLong sweptAt = new AtomicLong();

    private TransientRegistry(Optional<Database> database) {
        this.database = database;
    }

    /** Those of one server, which remembers them on its heap. */
    static TransientRegistry ofOne() {
        return new TransientRegistry(Optional.empty());
    }

    /** Those of all servers of a database. */
    static TransientRegistry ofAll(Database database) {
        return new TransientRegistry(Optional.of(database));
    }

    /** Tells others, where there are any. */
    public void put(Kind kind, String id, byte[] content) {
        database.ifPresent(shared -> put(shared, kind, id, content));
    }

    private void put(Database shared, Kind kind, String id, byte[] content) {
        Instant now = Instant.now();
        shared.change(handle -> handle.createUpdate("""
            insert into passing_thing (kind, id, content, size, made_at) values (:kind, :id, :content, :size, :at)
            on conflict (kind, id) do update set content = :content, size = :size, made_at = :at""")
                .bind("kind", kind.word())
                .bind("id", key(id))
                .bind("content", Base64.getEncoder().encodeToString(content))
                .bind("size", content.length)
                .bind("at", now.toEpochMilli())
                .execute());
        sweep(shared, now);
    }

    /** What another server made, or this one. */
    public Optional<byte[]> get(Kind kind, String id) {
        return database.flatMap(shared -> shared.read(handle -> handle.select(
                                "select content from passing_thing where kind = ? and id = ?", kind.word(), key(id))
                        .mapTo(String.class)
                        .findOne()))
                .map(content -> Base64.getDecoder().decode(content));
    }

    /** Forgets one; false where no other server could know it. */
    public boolean remove(Kind kind, String id) {
        return database.map(shared -> shared.write(handle -> handle.execute(
                                "delete from passing_thing where kind = ? and id = ?", kind.word(), key(id)))
                        > 0)
                .orElse(false);
    }

    private static String key(String id) {
        return id.length() <= LONGEST_ID ? id : Sha256.of(id.getBytes(StandardCharsets.UTF_8));
    }

    /** One thread, once a minute: what is older than an hour goes, and of what is younger what is too much. */
    private void sweep(Database shared, Instant now) {
        long before = sweptAt.get();
        if (before + SWEPT.toMillis() > now.toEpochMilli() || !sweptAt.compareAndSet(before, now.toEpochMilli())) {
            return;
        }
        long until = Math.max(now.minus(KEPT).toEpochMilli(), tooMuchBefore(shared));
        shared.change(handle -> handle.execute("delete from passing_thing where made_at <= ?", until));
    }

    /** The time of the youngest of those that are too many; 0 where there are none. */
    private static long tooMuchBefore(Database shared) {
        List<long[]> youngest = new ArrayList<>();
        shared.read(handle -> handle.createQuery("select made_at, size from passing_thing order by made_at desc")
                .map((row, context) -> youngest.add(new long[] {row.getLong("made_at"), row.getLong("size")}))
                .list());
        long bytes = 0;
        for (long[] each : youngest) {
            bytes += each[1];
            if (bytes > MOST_BYTES) {
                return each[0];
            }
        }
        return 0;
    }
}
