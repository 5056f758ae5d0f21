package dev.hexplain.store.database;

import com.zaxxer.hikari.HikariConfig;
import dev.hexplain.tree.StorageFailure;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Jdbi;

/**
 * An embedded SQLite database. One writer at a time, in short transactions, the others queue; readers do not wait. The
 * queue is of this process, which is the only one that has the data folder open.
 */
final class SqliteFile implements DatabaseSystem {
    private static final int CONNECTIONS = 8;

    /** Error code SQLITE_BUSY, whatever the driver is. */
    private static final int BUSY = 5;

    private static final int LOCKED = 6;
    private static final int READ_ONLY = 8;
    private static final int CORRUPT = 11;
    private static final int FULL = 13;
    private static final int NOT_A_DATABASE = 26;

    /** SQLITE_IOERR_READ and SQLITE_IOERR_SHORT_READ, of the extended codes. */
    private static final int READ_FAILED = 266;

    private static final int SHORT_READ = 522;

    /** Of an extended code, the code that it extends. */
    private static final int PRIMARY = 0xff;

    private final Path file;
    private final ReentrantLock writing = new ReentrantLock(true);

    SqliteFile(Path file) {
        this.file = file;
    }

    @Override
    public String place() {
        return file.toString();
    }

    @Override
    public Optional<Path> file() {
        return Optional.of(file);
    }

    @Override
    public HikariConfig connections() {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath()
                + "?journal_mode=WAL&transaction_mode=IMMEDIATE&foreign_keys=on&busy_timeout=" + WAIT_MILLIS);
        config.setMaximumPoolSize(CONNECTIONS);
        return config;
    }

    /** The transaction has the database's lock from its beginning: it cannot lack it half-way. */
    @Override
    public <R> R write(Jdbi jdbi, Database.Use<R> use) {
        return inTurn(() -> jdbi.inTransaction(use::with));
    }

    /** There is one turn for all keys: what changes the database has it, too. */
    @Override
    public <R, X extends Exception> R alone(Jdbi jdbi, String key, Database.Alone<R, X> work) throws X {
        return inTurn(work);
    }

    @Override
    public Optional<Held> hold(Jdbi jdbi, String key) {
        return Optional.of(Held.NOTHING);
    }

    private <R, X extends Exception> R inTurn(Database.Alone<R, X> work) throws X {
        if (!waitInLine()) {
            throw StorageFailure.of(StorageFailure.Reason.BUSY);
        }
        try {
            return work.run();
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

    @Override
    public Optional<StorageFailure.Reason> reason(SQLException failure) {
        if (failure instanceof SQLTransientConnectionException) {
            return Optional.of(StorageFailure.Reason.BUSY);
        }
        if (isDamage(failure)) {
            return Optional.of(StorageFailure.Reason.DAMAGED);
        }
        return switch (failure.getErrorCode() & PRIMARY) {
            case BUSY, LOCKED -> Optional.of(StorageFailure.Reason.BUSY);
            case READ_ONLY -> Optional.of(StorageFailure.Reason.READ_ONLY);
            case FULL -> Optional.of(StorageFailure.Reason.NO_ROOM);
            default -> Optional.empty();
        };
    }

    /** Whether the file holds something else than was written to it. */
    static boolean isDamage(SQLException failure) {
        int code = failure.getErrorCode();
        int primary = code & PRIMARY;
        return primary == CORRUPT || primary == NOT_A_DATABASE || code == READ_FAILED || code == SHORT_READ;
    }

    @Override
    public StorageFailure failure(StorageFailure.Reason reason) {
        return StorageFailure.of(reason);
    }
}
