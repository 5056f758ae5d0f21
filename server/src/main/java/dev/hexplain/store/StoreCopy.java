package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.store.database.Database;
import dev.hexplain.store.objects.ObjectStore.Stored;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Copies durable storage from one home to another: objects first, and then the rows that name them. What is there
 * is not copied again, so that a copy that was broken off goes on where it was. The content of dumps is hashed on its way.
 */
public final class StoreCopy {
    private static final int ROWS_AT_ONCE = 500;

    /** In an order in which what is referred to comes first. */
    private static final SequencedMap<String, Parent> TABLES = new LinkedHashMap<>();

    static {
        TABLES.put("dump", Parent.NONE);
        TABLES.put("tree", new Parent("dump", "dump_id"));
        TABLES.put("note", new Parent("dump", "dump_id"));
        TABLES.put("flow_binding", new Parent("dump", "dump_id"));
        TABLES.put("port_binding", Parent.NONE);
        TABLES.put("format", Parent.NONE);
        TABLES.put("format_version", Parent.NONE);
        TABLES.put("brought_schema", Parent.NONE);
        TABLES.put("timing_run", Parent.NONE);
        TABLES.put("access_token", Parent.NONE);
        TABLES.put("audit_line", Parent.NONE);
    }

    private final OpenBackend from;
    private final OpenBackend to;
    private final Set<String> wrong = new LinkedHashSet<>();
    private long copied;
    private long bytes;
    private long present;

    /**
     * What was done.
     *
     * @param objects that were copied
     * @param bytes of these
     * @param present objects that were there
     * @param rows that were copied
     * @param wrong what cannot be copied, and why
     */
    public record Copied(long objects, long bytes, long present, long rows, List<String> wrong) {}

    private StoreCopy(OpenBackend from, OpenBackend to) {
        this.from = from;
        this.to = to;
    }

    /**
     * Copies everything. Servers that use a folder of either have to be stopped.
     *
     * @throws IOException where a file cannot be read or written, or a folder is in use
     */
    public static Copied run(StoreLocation from, StoreLocation to) throws IOException {
        if (from.equals(to)) {
            throw new IOException("There is nothing to copy: both are the same home. Name the other one with --to-…");
        }
        try (OpenBackend source = OpenBackend.open(from);
                OpenBackend target = OpenBackend.open(to)) {
            return new StoreCopy(source, target).run();
        }
    }

    private Copied run() throws IOException {
        for (KeyKind kind : KeyKind.KEPT) {
            try (Stream<Stored> all = from.objects().list(kind.prefix())) {
                for (Stored each : (Iterable<Stored>) all::iterator) {
                    copyListed(kind, each);
                }
            }
        }
        RecordedObject.each(from.database(), this::copyRecorded);
        long rows = 0;
        for (Map.Entry<String, Parent> table : TABLES.entrySet()) {
            rows += copyRows(table.getKey(), table.getValue());
        }
        return new Copied(copied, bytes, present, rows, List.copyOf(wrong));
    }

    /** A list of a bucket may be older than what is in it: what was deleted meanwhile is nothing to copy. */
    private void copyListed(KeyKind kind, Stored each) throws IOException {
        try {
            copy(kind, each);
        } catch (NoSuchFileException deleted) {
            // Where a record names it, it is said there.
        }
    }

    /** What the list did not have. */
    private void copyRecorded(RecordedObject each) throws IOException {
        if (to.objects().has(each.key(), each.size())) {
            return;
        }
        try {
            copy(each.kind(), new Stored(each.key(), each.size(), Instant.EPOCH));
        } catch (NoSuchFileException lost) {
            wrong.add("%s: a record names it, and it is not there".formatted(each.key()));
        }
    }

    private void copy(KeyKind kind, Stored each) throws IOException {
        if (kind.name(each.key()).isEmpty()) {
            wrong.add("%s: no key of an object".formatted(each.key()));
        } else if (kind == KeyKind.BLOB) {
            copyContent(each);
        } else {
            copyText(each);
        }
    }

    private void copyContent(Stored each) throws IOException {
        if (to.objects().has(each.key(), each.size())) {
            present++;
            return;
        }
        Path part = to.folders().incoming().resolve(RandomIds.fresh());
        try (InputStream in = from.objects().read(each.key())) {
            Files.copy(in, part);
            String sha256 = hash(part);
            if (!each.key().equals(Folders.blobKey(sha256))) {
                wrong.add("%s: its SHA-256 is %s".formatted(each.key(), sha256));
                return;
            }
            to.objects().put(each.key(), part, sha256);
            if (!to.objects().has(each.key(), each.size())) {
                wrong.add("%s: %d bytes did not come through".formatted(each.key(), each.size()));
                return;
            }
            copied(each);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** What somebody wrote: one of the same name that is there stays as it is. */
    private void copyText(Stored each) throws IOException {
        byte[] content = from.objects().get(each.key());
        Optional<byte[]> there = there(each.key());
        if (there.isEmpty()) {
            to.objects().put(each.key(), content);
            copied(each);
        } else if (Arrays.equals(there.get(), content)) {
            present++;
        } else {
            wrong.add("%s: another one of that name is there, and stays".formatted(each.key()));
        }
    }

    private Optional<byte[]> there(String key) throws IOException {
        try {
            return Optional.of(to.objects().get(key));
        } catch (NoSuchFileException none) {
            return Optional.empty();
        }
    }

    private void copied(Stored each) {
        copied++;
        bytes += each.size();
    }

    private static String hash(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return Sha256.of(in);
        }
    }

    private long copyRows(String table, Parent parent) {
        return from.database().read(handle -> {
            try (Stream<Map<String, Object>> rows = handle.createQuery("select * from " + table).mapToMap().stream()) {
                return rows.gather(Gatherers.windowFixed(ROWS_AT_ONCE))
                        .mapToLong(some -> insert(table, parent.present(to.database(), some, table, wrong)))
                        .sum();
            }
        });
    }

    private long insert(String table, List<Map<String, Object>> rows) {
        if (rows.isEmpty()) {
            return 0;
        }
        List<String> columns = List.copyOf(rows.getFirst().keySet());
        String sql = "insert into %s (%s) values (:%s) on conflict do nothing"
                .formatted(table, String.join(", ", columns), String.join(", :", columns));
        return to.database().write(handle -> {
            PreparedBatch batch = handle.prepareBatch(sql);
            rows.forEach(row -> batch.bindMap(row).add());
            return IntStream.of(batch.execute())
                    .filter(count -> count > 0)
                    .asLongStream()
                    .sum();
        });
    }

    /** What rows of a table refer to. */
    private record Parent(String table, String column) {
        static final Parent NONE = new Parent("", "");

        /** The rows whose parent is there: another one may be, of the same content. */
        List<Map<String, Object>> present(
                Database database, List<Map<String, Object>> rows, String of, Set<String> wrong) {
            if (table.isEmpty()) {
                return rows;
            }
            Set<String> named = rows.stream()
                    .map(row -> row.get(column))
                    .filter(Objects::nonNull)
                    .map(String::valueOf)
                    .collect(Collectors.toSet());
            Set<String> missing = new TreeSet<>(named);
            missing.removeAll(database.known("select id from %s where id in (<names>)".formatted(table), named));
            missing.forEach(id -> wrong.add(
                    "%s: rows of %s `%s`, which is there under another id, were left out".formatted(of, table, id)));
            return rows.stream()
                    .filter(row -> !missing.contains(String.valueOf(row.get(column))))
                    .toList();
        }
    }
}
