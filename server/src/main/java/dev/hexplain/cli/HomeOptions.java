package dev.hexplain.cli;

import dev.hexplain.inspect.storage.StorageHome;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options that say where what must not be lost is. The password of a database comes by the environment only: other users of
 * a machine can see command lines.
 */
final class HomeOptions {
    private final String user;
    private final Argument<String> database;
    private final Argument<String> blobs;
    private final Argument<URI> endpoint;
    private final Argument<Boolean> pathStyle;

    /**
     * @param option what the names of options begin with, {@code --to-}
     * @param variable what the names of environment variables begin with, {@code HEXPLAIN_TO_}
     */
    private HomeOptions(String option, String variable) {
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
        this.endpoint = Argument.option(
                URI.class,
                OptionSpec.builder(option + "s3-endpoint")
                        .paramLabel("URL")
                        .defaultValue("${env:" + variable + "S3_ENDPOINT}")
                        .description("Address of a server of S3 that is not Amazon's (also: %sS3_ENDPOINT)."
                                .formatted(variable)));
        this.pathStyle = Argument.flag(OptionSpec.builder(option + "s3-path-style")
                .negatable(true)
                .defaultValue("${env:" + variable + "S3_PATH_STYLE:-false}")
                .fallbackValue("true")
                .description("Name the bucket in the path of URLs (also: %sS3_PATH_STYLE=true).".formatted(variable)));
    }

    /** Those of a server. */
    static HomeOptions ofServer() {
        return new HomeOptions("--", "HEXPLAIN_");
    }

    /** Those of a home that is copied to. */
    static HomeOptions ofTarget() {
        return new HomeOptions("--to-", "HEXPLAIN_TO_");
    }

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(database, blobs, endpoint, pathStyle);
    }

    /** The option that names the database alone. */
    Argument<?> databaseOnly() {
        return database;
    }

    StorageHome home() {
        return new StorageHome(
                database.given().filter(url -> !url.isEmpty()),
                environment(user + "USER"),
                environment(user + "PASSWORD"),
                blobs.given().filter(url -> !url.isEmpty()),
                endpoint.given().filter(url -> !url.toString().isEmpty()),
                pathStyle.given().orElse(false));
    }

    private static Optional<String> environment(String name) {
        return Optional.ofNullable(System.getenv(name)).filter(value -> !value.isEmpty());
    }
}
