package dev.hexplain.store.database;

import com.zaxxer.hikari.HikariConfig;
import dev.hexplain.bytes.Sha256;
import dev.hexplain.tree.StorageFailure;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A PostgreSQL server that several servers may share. Transactions take the locks they need; work that goes beyond one
 * transaction has an advisory lock, of its key, which ends with its connection at the latest.
 *
 * <p>Errors are distinguished by SQLSTATE: PostgreSQL 18 documentation, appendix A.
 */
final class PostgresServer implements DatabaseSystem {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresServer.class);
    private static final int CONNECTIONS = 16;

    /** Work under an advisory lock has one connection for it, and needs a second one. */
    private static final int ALONE_AT_ONCE = CONNECTIONS / 2;

    private static final String CONNECTION_EXCEPTION = "08";
    private static final String OPERATOR_INTERVENTION = "57P";
    private static final String INSUFFICIENT_RESOURCES = "53";
    private static final String INVALID_AUTHORIZATION = "28";
    private static final String DISK_FULL = "53100";
    private static final String READ_ONLY_TRANSACTION = "25006";
    private static final String SERIALIZATION_FAILURE = "40001";
    private static final String DEADLOCK_DETECTED = "40P01";
    private static final String LOCK_NOT_AVAILABLE = "55P03";
    private static final String DATA_CORRUPTED = "XX001";
    private static final String INDEX_CORRUPTED = "XX002";

    private final DatabaseAddress address;
    private final Semaphore turns = new Semaphore(ALONE_AT_ONCE, true);

    PostgresServer(DatabaseAddress address) {
        this.address = address;
    }

    @Override
    public String place() {
        return address.toString();
    }

    @Override
    public Optional<Path> file() {
        return Optional.empty();
    }

    @Override
    public HikariConfig connections() {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address.url());
        address.user().ifPresent(config::setUsername);
        address.password().ifPresent(config::setPassword);
        config.setMaximumPoolSize(CONNECTIONS);
        config.addDataSourceProperty("ApplicationName", "hexplain");
        config.addDataSourceProperty("connectTimeout", TimeUnit.MILLISECONDS.toSeconds(WAIT_MILLIS));
        config.addDataSourceProperty("socketTimeout", 6 * TimeUnit.MILLISECONDS.toSeconds(WAIT_MILLIS));
        config.addDataSourceProperty("tcpKeepAlive", true);
        return config;
    }

    @Override
    public <R> R write(Jdbi jdbi, Database.Use<R> use) {
        return jdbi.inTransaction(use::with);
    }

    @Override
    public <R, X extends Exception> R alone(Jdbi jdbi, String key, Database.Alone<R, X> work) throws X {
        if (!waitInLine()) {
            throw StorageFailure.of(StorageFailure.Reason.BUSY);
        }
        try (Handle handle = jdbi.open()) {
            handle.begin();
            handle.execute("set local lock_timeout = " + WAIT_MILLIS);
            handle.execute("select pg_advisory_xact_lock(?)", number(key));
            try {
                return work.run();
            } finally {
                unlock(handle);
            }
        } finally {
            turns.release();
        }
    }

    /** The lock is of a session, which is a connection that nothing else is done with. */
    @Override
    public Optional<Held> hold(Jdbi jdbi, String key) {
        long number = number(key);
        Handle handle = jdbi.open();
        boolean held = false;
        try {
            held = handle.select("select pg_try_advisory_lock(?)", number)
                    .mapTo(Boolean.class)
                    .one();
            return held ? Optional.of(new SessionLock(handle, number)) : Optional.empty();
        } finally {
            if (!held) {
                handle.close();
            }
        }
    }

    private static final class SessionLock implements Held {
        private final Handle handle;
        private final long number;
        private boolean closed;

        SessionLock(Handle handle, long number) {
            this.handle = handle;
            this.number = number;
        }

        @Override
        public synchronized void close() {
            if (closed) {
                return;
            }
            closed = true;
            try (Handle _ = handle) {
                handle.execute("select pg_advisory_unlock(?)", number);
            } catch (JdbiException lost) {
                LOG.debug("A lock ended with its connection", lost);
            }
        }
    }

    /** Where the connection is lost, so is the lock; the work was done all the same. */
    private static void unlock(Handle handle) {
        try {
            handle.rollback();
        } catch (JdbiException lost) {
            LOG.debug("A lock ended with its connection", lost);
        }
    }

    private boolean waitInLine() {
        try {
            return turns.tryAcquire(WAIT_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Locks have numbers of 64 bits: two keys of one number wait for each other, which harms nobody. */
    private static long number(String key) {
        return ByteBuffer.wrap(Sha256.digest().digest(key.getBytes(StandardCharsets.UTF_8)))
                .getLong();
    }

    @Override
    public Optional<StorageFailure.Reason> reason(SQLException failure) {
        String state = String.valueOf(failure.getSQLState());
        return switch (state) {
            case DISK_FULL -> Optional.of(StorageFailure.Reason.NO_ROOM);
            case READ_ONLY_TRANSACTION -> Optional.of(StorageFailure.Reason.STANDBY);
            case SERIALIZATION_FAILURE, DEADLOCK_DETECTED, LOCK_NOT_AVAILABLE ->
                Optional.of(StorageFailure.Reason.BUSY);
            case DATA_CORRUPTED, INDEX_CORRUPTED -> Optional.of(StorageFailure.Reason.DAMAGED);
            default -> ofClass(state, failure);
        };
    }

    private static Optional<StorageFailure.Reason> ofClass(String state, SQLException failure) {
        if (state.startsWith(CONNECTION_EXCEPTION)
                || state.startsWith(OPERATOR_INTERVENTION)
                || state.startsWith(INVALID_AUTHORIZATION)) {
            return Optional.of(StorageFailure.Reason.UNREACHABLE);
        }
        return state.startsWith(INSUFFICIENT_RESOURCES) || failure instanceof SQLTransientConnectionException
                ? Optional.of(StorageFailure.Reason.BUSY)
                : Optional.empty();
    }

    @Override
    public StorageFailure failure(StorageFailure.Reason reason) {
        return new StorageFailure(reason, message(reason));
    }

    private static String message(StorageFailure.Reason reason) {
        return switch (reason) {
            case UNREACHABLE ->
                "The database does not answer, or does not let this server in. Try again in a moment; if it stays so,"
                        + " look whether it runs, and at its user and password.";
            case NO_ROOM, NO_FILES, NO_HANDLES ->
                "The database has no room left: nothing more can be written. Delete dumps, or make room there, and try"
                        + " again.";
            case STANDBY, READ_ONLY ->
                "The database takes no changes: another one took over, or it was made read-only. It is connected to anew:"
                        + " try again in a moment; if it stays so, name the primary one.";
            case DAMAGED ->
                "The database is damaged: some of what it keeps cannot be read. Who runs it finds in its log what that is.";
            case BUSY -> "The database was busy for longer than one waits. Try again in a moment.";
        };
    }
}
