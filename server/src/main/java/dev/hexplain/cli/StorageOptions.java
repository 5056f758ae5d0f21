package dev.hexplain.cli;

import dev.hexplain.inspect.storage.StorageSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options of the durable storage. The password of a database comes by the environment only: other users of
 * a machine can see command lines.
 */
final class StorageOptions {
    private final String user;
    private final Argument<String> database;
    private final Argument<String> blobs;
    private final BucketOptions bucket;

    /**
     * @param option what the names of options begin with, {@code --to-}
     * @param variable what the names of environment variables begin with, {@code HEXPLAIN_TO_}
     */
    private StorageOptions(String option, String variable) {
        this.user = variable + "DATABASE_";
        this.database = Argument.option(
                String.class,
                OptionSpec.builder(option + "database")
                        .paramLabel("URL")
                        .defaultValue("${env:" + variable + "DATABASE}")
                        .description(
                                "Database of PostgreSQL, jdbc:postgresql://host:port/name, which several servers may share;"
                                        + " its user and password are in %1$sDATABASE_USER and %1$sDATABASE_PASSWORD (also: %1$sDATABASE; default: a file of the data folder)."
                                                .formatted(variable)));
        this.blobs = Argument.option(
                String.class,
                OptionSpec.builder(option + "blobs")
                        .paramLabel("URL")
                        .defaultValue("${env:" + variable + "BLOBS}")
                        .description(
                                "Bucket that keeps dumps, s3://bucket/prefix; its keys are what the environment of AWS names (also: %sBLOBS; default: the data folder)."
                                        .formatted(variable)));
        this.bucket = new BucketOptions(option, variable);
    }

    /** Those of a server. */
    static StorageOptions ofServer() {
        return new StorageOptions("--", "HEXPLAIN_");
    }

    /** Those of a home that is copied to. */
    static StorageOptions ofTarget() {
        return new StorageOptions("--to-", "HEXPLAIN_TO_");
    }

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        List<Argument<?>> all = new ArrayList<>(List.of(database, blobs));
        all.addAll(bucket.arguments());
        return all;
    }

    /** The option that names the database alone. */
    Argument<?> databaseOnly() {
        return database;
    }

    StorageSettings home() {
        return new StorageSettings(
                database.given().filter(url -> !url.isEmpty()),
                environment(user + "USER"),
                environment(user + "PASSWORD"),
                blobs.given().filter(url -> !url.isEmpty()),
                bucket.endpoint(),
                bucket.pathStyle());
    }

    private static Optional<String> environment(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty());
    }
}
