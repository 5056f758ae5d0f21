package dev.hexplain.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.hexplain.tree.StorageFailure;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Gatherers;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * The embedded SQLite database: connections and schema. One writer at a time, in short transactions, the others queue;
 * readers do not wait.
 */
final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 8;

    /** Names in one query; databases limit its parameters. */
    private static final int NAMES_AT_ONCE = 500;

    /** How long one waits in line, and then for another process that has the database locked. */
    private static final long WAIT_MILLIS = 5_000;

    /** Error code SQLITE_BUSY, whatever the driver is. */
    private static final int BUSY = 5;

    private static final int LOCKED = 6;
    private static final int READ_ONLY = 8;
    private static final int FULL = 13;

    private final Path file;
    private final HikariDataSource connections;
    private final Jdbi jdbi;
    private final ReentrantLock writing = new ReentrantLock(true);

    /** Something done with a connection. */
    @FunctionalInterface
    interface Use<R> {
        R with(Handle handle);
    }

    /** The same without a result. */
    @FunctionalInterface
    interface Change {
        void with(Handle handle);
    }

    /** Work done while holding the write lock. */
    @FunctionalInterface
    interface Alone<R, X extends Exception> {
        R run() throws X;
    }

    private Database(Path file, HikariDataSource connections) {
        this.file = file;
        this.connections = connections;
        this.jdbi = Jdbi.create(connections);
    }

    /** Opens a database file, made where there is none, and brings its schema up to date. */
    static Database open(Path file) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath()
                + "?journal_mode=WAL&transaction_mode=IMMEDIATE&foreign_keys=on&busy_timeout=" + WAIT_MILLIS);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setPoolName("hexplain");
        HikariDataSource connections = connect(file, config);
        try {
            Flyway.configure()
                    .dataSource(connections)
                    .locations("classpath:db/migration")
                    .load()
                    .migrate();
            return new Database(file, connections);
        } catch (RuntimeException e) {
            connections.close();
            throw translated(file, e);
        }
    }

    private static HikariDataSource connect(Path file, HikariConfig config) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw translated(file, e);
        }
    }

    /** Asks for nothing in particular; throws where no answer comes. */
    void check() {
        var _ = read(handle ->
                handle.select("select id from dump limit 1").mapTo(String.class).findOne());
    }

    /** Reads, without a transaction. */
    <R> R read(Use<R> use) {
        try {
            return jdbi.withHandle(use::with);
        } catch (JdbiException e) {
            throw translated(file, e);
        }
    }

    /**
     * Those of some names that a query knows.
     *
     * @param sql selects one column, where it is {@code in (<names>)}
     */
    Set<String> known(String sql, Collection<String> names) {
        Set<String> known = new HashSet<>();
        names.stream()
                .gather(Gatherers.windowFixed(NAMES_AT_ONCE))
                .forEach(some -> known.addAll(read(handle -> handle.createQuery(sql)
                        .bindList("names", some)
                        .mapTo(String.class)
                        .list())));
        return known;
    }

    /** Changes something in one transaction, which has the lock from its beginning: it cannot lack it half-way. */
    <R> R write(Use<R> use) {
        return alone(() -> {
            try {
                return jdbi.inTransaction(use::with);
            } catch (JdbiException e) {
                throw translated(file, e);
            }
        });
    }

    void change(Change change) {
        write(handle -> {
            change.with(handle);
            return true;
        });
    }

    /** Runs work while holding the write lock: reads, writes, and what goes with them on disk. */
    <R, X extends Exception> R alone(Alone<R, X> action) throws X {
        if (!waitInLine()) {
            throw StorageFailure.of(StorageFailure.Reason.BUSY);
        }
        try {
            return action.run();
        } finally {
            writing.unlock();
        }
    }

    private boolean waitInLine() {
        try {
            return writing.tryLock(WAIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static RuntimeException translated(Path file, RuntimeException failure) {
        Optional<StorageFailure> known = StorageFailure.known(file, failure);
        if (known.isPresent()) {
            return known.get();
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLTransientConnectionException) {
                return StorageFailure.of(StorageFailure.Reason.BUSY);
            }
            if (cause instanceof SQLException sql && reason(sql.getErrorCode()).isPresent()) {
                return StorageFailure.of(reason(sql.getErrorCode()).get());
            }
        }
        return failure;
    }

    private static Optional<StorageFailure.Reason> reason(int code) {
        return switch (code) {
            case BUSY, LOCKED -> Optional.of(StorageFailure.Reason.BUSY);
            case READ_ONLY -> Optional.of(StorageFailure.Reason.READ_ONLY);
            case FULL -> Optional.of(StorageFailure.Reason.NO_ROOM);
            default -> Optional.empty();
        };
    }

    @Override
    public void close() {
        connections.close();
    }
}
