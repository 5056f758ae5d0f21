package dev.hexplain.store.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Gatherers;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationState;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** A database: connections and schema. Safe for many threads. */
public final class Database implements AutoCloseable {
    /** Names in one query; databases limit its parameters. */
    private static final int NAMES_AT_ONCE = 500;

    private final DatabaseSystem system;
    private final HikariDataSource connections;
    private final Jdbi jdbi;

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
            return new Database(system, connections);
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

    /** The operator is told where the database is; callers of a server are not. */
    private static RuntimeException unopened(DatabaseSystem system, RuntimeException failure) {
        RuntimeException told = translated(system, failure);
        return told instanceof StorageFailure known && system.file().isEmpty()
                ? new StorageFailure(known.reason(), "%s (%s)".formatted(known.getMessage(), system.place()))
                : told;
    }

    /** Asks for nothing in particular; throws where no answer comes. */
    public void check() {
        var _ = read(handle ->
                handle.select("select id from dump limit 1").mapTo(String.class).findOne());
    }

    /** Reads, without a transaction. */
    public <R> R read(Use<R> use) {
        try {
            return jdbi.withHandle(use::with);
        } catch (JdbiException e) {
            throw translated(system, e);
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
            throw translated(system, e);
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
            throw translated(system, e);
        }
    }

    /** Takes a lock for work that may last; empty where another server has it. */
    public Optional<Held> hold(String key) {
        try {
            return system.hold(jdbi, key);
        } catch (JdbiException e) {
            throw translated(system, e);
        }
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
