package dev.hexplain.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;

/** The embedded database: its connections and its schema. */
final class Database implements AutoCloseable {
    private static final int CONNECTIONS = 4;

    private final HikariDataSource connections;
    private final Jdbi jdbi;

    private Database(HikariDataSource connections) {
        this.connections = connections;
        this.jdbi = Jdbi.create(connections);
    }

    /** Opens a database file, made where there is none, and brings its schema up to date. */
    static Database open(Path file) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(
                "jdbc:sqlite:" + file.toAbsolutePath() + "?journal_mode=WAL&busy_timeout=5000&foreign_keys=on");
        config.setMaximumPoolSize(CONNECTIONS);
        config.setPoolName("hexplain");
        HikariDataSource connections = new HikariDataSource(config);
        Flyway.configure()
                .dataSource(connections)
                .locations("classpath:db/migration")
                .load()
                .migrate();
        return new Database(connections);
    }

    Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public void close() {
        connections.close();
    }
}
