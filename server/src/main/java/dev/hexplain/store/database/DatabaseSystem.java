package dev.hexplain.store.database;

import com.zaxxer.hikari.HikariConfig;
import dev.hexplain.tree.StorageFailure;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/**
 * One of the database systems that metadata can be in: how its connections are opened, who may change what at once, and
 * what its errors mean.
 */
sealed interface DatabaseSystem permits SqliteFile, PostgresServer {
    /** How long one waits for a connection, for the turn to write, and for another process that holds a lock. */
    long WAIT_MILLIS = 5_000;

    /** Where it is, for the operator; without a password. */
    String place();

    /** The file system it writes to, where it is in this process. */
    Optional<Path> file();

    HikariConfig connections();

    /** Runs one transaction that changes something. */
    <R> R write(Jdbi jdbi, Database.Use<R> use);

    /** Runs work that nobody else runs at the same time for the same key, in this process or another. */
    <R, X extends Exception> R alone(Jdbi jdbi, String key, Database.Alone<R, X> work) throws X;

    /** Takes a lock for work that may last; empty where another process has it. */
    Optional<Held> hold(Jdbi jdbi, String key);

    /** What an error says about the storage, if anything. */
    Optional<StorageFailure.Reason> reason(SQLException failure);

    /** The failure that is reported, for that reason. */
    StorageFailure failure(StorageFailure.Reason reason);
}
