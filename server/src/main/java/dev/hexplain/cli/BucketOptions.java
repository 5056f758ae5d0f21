package dev.hexplain.cli;

import dev.hexplain.inspect.storage.BucketFiles;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** Options that say where the server of a bucket is. */
final class BucketOptions {
    private final Argument<URI> endpoint;
    private final Argument<Boolean> pathStyle;

    /**
     * @param option what the names of options begin with, {@code --to-}
     * @param variable what the names of environment variables begin with, {@code HEXPLAIN_TO_}
     */
    BucketOptions(String option, String variable) {
        this.endpoint = Argument.option(
                URI.class,
                OptionSpec.builder(option + "s3-endpoint")
                        .paramLabel("URL")
                        .defaultValue("${env:" + variable + "S3_ENDPOINT}")
                        .converters(new ServerAddress())
                        .description("Address of a server of S3 that is not Amazon's (also: %sS3_ENDPOINT)."
                                .formatted(variable)));
        this.pathStyle = Argument.flag(OptionSpec.builder(option + "s3-path-style")
                .negatable(true)
                .defaultValue("${env:" + variable + "S3_PATH_STYLE:-false}")
                .fallbackValue("true")
                .description("Name the bucket in the path of URLs (also: %sS3_PATH_STYLE=true).".formatted(variable)));
    }

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        return List.of(endpoint, pathStyle);
    }

    Optional<URI> endpoint() {
        return endpoint.given().filter(url -> !url.toString().isEmpty());
    }

    boolean pathStyle() {
        return pathStyle.given().orElse(false);
    }

    /** The objects of a bucket. */
    BucketFiles open(String address) {
        return BucketFiles.open(address, endpoint(), pathStyle());
    }
}
