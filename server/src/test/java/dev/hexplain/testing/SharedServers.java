package dev.hexplain.testing;

import dev.hexplain.store.StorageBackend;
import dev.hexplain.store.database.DatabaseAddress;
import dev.hexplain.store.objects.BucketAddress;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.s3proxy.auth.AuthenticationType;
import org.gaul.s3proxy.nio2blob.FilesystemNio2BlobStore;

/** A PostgreSQL and an S3 server, both real, started once in a JVM; each test has a database and a prefix of its own. */
public final class SharedServers {
    public static final String KEY = "hexplain-tests";
    public static final String SECRET = "secret-of-hexplain-tests";
    private static final String BUCKET = "dumps";
    private static final AtomicInteger NUMBER = new AtomicInteger();
    private static final Map<Path, StorageBackend> HOMES = new ConcurrentHashMap<>();

    private final EmbeddedPostgres postgres;
    private final S3Proxy s3;

    private static final class Holder {
        private static final SharedServers STARTED = start();
    }

    private SharedServers(EmbeddedPostgres postgres, S3Proxy s3) {
        this.postgres = postgres;
        this.s3 = s3;
    }

    /** An empty database, and an empty part of a bucket. */
    public static StorageBackend fresh() {
        return Holder.STARTED.home("test" + NUMBER.incrementAndGet());
    }

    /** The same behind wires that a test can cut. */
    public static StorageBackend fresh(Wire toDatabase, Wire toBucket) {
        StorageBackend home = fresh();
        DatabaseAddress database = home.database().orElseThrow();
        BucketAddress bucket = home.bucket().orElseThrow();
        return new StorageBackend(
                Optional.of(new DatabaseAddress(
                        database.url().replace(":" + databasePort() + "/", ":" + toDatabase.port() + "/"),
                        database.user(),
                        database.password())),
                Optional.of(new BucketAddress(
                        bucket.bucket(),
                        bucket.prefix(),
                        Optional.of(URI.create("http://127.0.0.1:" + toBucket.port())),
                        true)));
    }

    public static int databasePort() {
        return Holder.STARTED.postgres.getPort();
    }

    public static int bucketPort() {
        return Holder.STARTED.s3.getPort();
    }

    /**
     * Where a server keeps things that a test starts over a folder: in the folder, or with {@code -Dtest.home=shared} in a
     * database and a bucket, the same for the same folder.
     */
    public static StorageBackend homeOf(Path folder) {
        return "shared".equals(System.getProperty("test.home"))
                ? HOMES.computeIfAbsent(folder, _ -> fresh())
                : StorageBackend.FOLDER;
    }

    private static SharedServers start() {
        // What the chain of the SDK looks at first; nothing else in these tests does.
        System.setProperty("aws.accessKeyId", KEY);
        System.setProperty("aws.secretAccessKey", SECRET);
        try {
            EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
            Path folder = Files.createTempDirectory("hexplain-s3");
            Files.createDirectory(folder.resolve(BUCKET));
            S3Proxy s3 = S3Proxy.builder()
                    .blobStore(new FilesystemNio2BlobStore(folder.toString()))
                    .endpoint(URI.create("http://127.0.0.1:0"))
                    .awsAuthentication(AuthenticationType.AWS_V2_OR_V4, KEY, SECRET)
                    .build();
            s3.start();
            return new SharedServers(postgres, s3);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private StorageBackend home(String name) {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return new StorageBackend(
                Optional.of(new DatabaseAddress(
                        postgres.getJdbcUrl("postgres", name), Optional.of("postgres"), Optional.empty())),
                Optional.of(BucketAddress.of(
                        "s3://%s/%s".formatted(BUCKET, name),
                        Optional.of(URI.create("http://127.0.0.1:" + s3.getPort())),
                        true)));
    }
}
