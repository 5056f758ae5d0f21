package dev.hexplain.store.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Gatherers;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A database: connections and schema. Safe for many threads. */
public final class Database implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Database.class);

    /** Names in one query; databases limit its parameters. */
    private static final int NAMES_AT_ONCE = 500;

    /** Nanoseconds. */
    private static final long BETWEEN_GIVING_UP = Duration.ofSeconds(1).toNanos();

    /** Finds nothing, and fails where one of the tables is not there. */
    private static final String ALL_TABLES = "select 1 from "
            + String.join(
                    ", ",
                    List.of(
                            "access_token",
                            "audit_line",
                            "brought_schema",
                            "dump",
                            "flow_binding",
                            "format",
                            "format_version",
                            "note",
                            "passing_thing",
                            "port_binding",
                            "timing_run",
                            "tree"))
            + " where 1 = 0";

    private final DatabaseSystem system;
    private final HikariDataSource connections;
    private final Jdbi jdbi;
    private volatile boolean isDamaged;
    private final AtomicLong givenUpAt = new AtomicLong(System.nanoTime() - BETWEEN_GIVING_UP);

    /** Something done with a connection. */
    @FunctionalInterface
    public interface Use<R> {
        R with(Handle handle);
    }

    /** The same without a result. */
    @FunctionalInterface
    public interface Change {
        void with(Handle handle);
    }

    /** Work that nobody else does at the same time. */
    @FunctionalInterface
    public interface Alone<R, X extends Exception> {
        R run() throws X;
    }

    private Database(DatabaseSystem system, HikariDataSource connections) {
        this.system = system;
        this.connections = connections;
        this.jdbi = Jdbi.create(connections);
        jdbi.registerArgument(new StoredText());
    }

    /** Opens an SQLite file, made where there is none, and brings its schema up to date. */
    public static Database inFile(Path file) {
        return open(new SqliteFile(file));
    }

    /** Opens a database of PostgreSQL, which exists, and brings its schema up to date; one server at a time does. */
    public static Database at(DatabaseAddress address) {
        return open(new PostgresServer(address));
    }

    private static Database open(DatabaseSystem system) {
        HikariConfig config = system.connections();
        config.setConnectionTimeout(DatabaseSystem.WAIT_MILLIS);
        config.setPoolName("hexplain");
        HikariDataSource connections = connect(system, config);
        try {
            Flyway schema = Flyway.configure()
                    .dataSource(connections)
                    .locations("classpath:db/migration")
                    .load();
            requireKnown(schema.info(), system);
            schema.migrate();
            Database database = new Database(system, connections);
            database.jdbi.useHandle(handle -> handle.execute(ALL_TABLES));
            return database;
        } catch (RuntimeException e) {
            connections.close();
            throw unopened(system, e);
        }
    }

    /** A later program may keep things in other ways: what this one would write there might be lost or misread. */
    private static void requireKnown(MigrationInfoService found, DatabaseSystem system) {
        for (MigrationInfo applied : found.applied()) {
            if (applied.getState() == MigrationState.FUTURE_SUCCESS) {
                String message =
                        "%s was used by a later version of Hexplain: start that one, or restore a backup from before (its schema is %s)"
                                .formatted(system.place(), applied.getVersion());
                throw new UncheckedIOException(message, new IOException(message));
            }
        }
    }

    private static HikariDataSource connect(DatabaseSystem system, HikariConfig config) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw unopened(system, e);
        }
    }

    /** The operator sees where the database is; callers of a server do not. */
    private static RuntimeException unopened(DatabaseSystem system, RuntimeException failure) {
        RuntimeException told = translated(system, failure);
        if (told instanceof StorageFailure known && system.file().isEmpty()) {
            return new StorageFailure(known.reason(), "%s (%s)".formatted(known.getMessage(), system.place()));
        }
        return told instanceof UncheckedIOException ? told : notHexplains(system, told);
    }

    /** Its tables, or what it says of them, are not what Hexplain made. */
    private static StorageFailure notHexplains(DatabaseSystem system, RuntimeException failure) {
        String said = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        String message =
                "%s is damaged, or another program's: its tables are not those that Hexplain made (%s). Do not delete it: move it away, and put the backup in its place."
                        .formatted(system.place(), said);
        return new StorageFailure(StorageFailure.Reason.DAMAGED, message);
    }

    /** Asks for nothing in particular; throws where no answer comes, and from when on something could not be read. */
    public void check() {
        if (isDamaged) {
            throw StorageFailure.of(StorageFailure.Reason.DAMAGED);
        }
        var _ = read(handle ->
                handle.select("select id from dump limit 1").mapTo(String.class).findOne());
    }

    /** Reads, without a transaction; once more where the connection was lost meanwhile, since nothing can come twice. */
    public <R> R read(Use<R> use) {
        try {
            return jdbi.withHandle(use::with);
        } catch (JdbiException e) {
            RuntimeException told = translated(e);
            if (!isLost(e, told)) {
                throw told;
            }
        }
        try {
            return jdbi.withHandle(use::with);
        } catch (JdbiException e) {
            throw translated(e);
        }
    }

    /**
     * Those of some names that a query knows.
     *
     * @param sql selects one column, where it is {@code in (<names>)}
     */
    public Set<String> known(String sql, Collection<String> names) {
        Set<String> known = new HashSet<>();
        names.stream()
                .gather(Gatherers.windowFixed(NAMES_AT_ONCE))
                .forEach(some -> known.addAll(read(handle -> handle.createQuery(sql)
                        .bindList("names", some)
                        .mapTo(String.class)
                        .list())));
        return known;
    }

    /** Changes something in one transaction. */
    public <R> R write(Use<R> use) {
        try {
            return system.write(jdbi, use);
        } catch (JdbiException e) {
            throw translated(e);
        }
    }

    /** The same without a result. */
    public void change(Change change) {
        write(handle -> {
            change.with(handle);
            return true;
        });
    }

    /**
     * Runs work that nobody else runs at the same time for the same key: reads, writes, and what goes with them in files.
     *
     * @param key never one within the work of another
     */
    public <R, X extends Exception> R alone(String key, Alone<R, X> work) throws X {
        try {
            return system.alone(jdbi, key, work);
        } catch (JdbiException e) {
            throw translated(e);
        }
    }

    /** Takes a lock for work that may last; empty where another server has it. */
    public Optional<Held> hold(String key) {
        try {
            return system.hold(jdbi, key);
        } catch (JdbiException e) {
            throw translated(e);
        }
    }

    /** Damage is logged once: what is damaged stays so. */
    private RuntimeException translated(JdbiException failure) {
        RuntimeException told = translated(system, failure);
        if (told instanceof StorageFailure known && known.reason() == StorageFailure.Reason.DAMAGED && !isDamaged) {
            isDamaged = true;
            LOG.error(
                    "The database {} is damaged: do not delete it, stop the server, and put the backup in its place",
                    system.place(),
                    failure);
        }
        if (isLost(failure, told) && (!isStandby(told) || isFirstOfSecond())) {
            LOG.warn("Connections to the database are given up, and opened anew: {}", told.getMessage());
            connections.getHikariPoolMXBean().softEvictConnections();
        }
        return told;
    }

    private static boolean isStandby(RuntimeException told) {
        return told instanceof StorageFailure known && known.reason() == StorageFailure.Reason.STANDBY;
    }

    /** Where a database takes no changes for long, connections that were opened just now are kept. */
    private boolean isFirstOfSecond() {
        long before = givenUpAt.get();
        long now = System.nanoTime();
        return now - before > BETWEEN_GIVING_UP && givenUpAt.compareAndSet(before, now);
    }

    /** Whether a connection that was there is good for nothing more; then the others are to the same server. */
    private static boolean isLost(JdbiException failure, RuntimeException told) {
        boolean isUnreachable =
                told instanceof StorageFailure known && known.reason() == StorageFailure.Reason.UNREACHABLE;
        return !(failure instanceof ConnectionException) && (isUnreachable || isStandby(told));
    }

    /** The most specific of the causes counts: that of the server rather than that of the pool of connections. */
    private static RuntimeException translated(DatabaseSystem system, RuntimeException failure) {
        Optional<StorageFailure> known = system.file().flatMap(file -> StorageFailure.known(file, failure));
        if (known.isPresent()) {
            return known.get();
        }
        Optional<StorageFailure.Reason> found = Optional.empty();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof StorageFailure storage) {
                return storage;
            }
            Optional<StorageFailure.Reason> reason =
                    cause instanceof SQLException sql ? system.reason(sql) : Optional.empty();
            found = reason.isPresent() ? reason : found;
        }
        return found.isPresent() ? system.failure(found.get()) : failure;
    }

    @Override
    public void close() {
        connections.close();
    }
}
