package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The sample, its values, and the codecs that a command is about. */
final class SampleOptions {
    private static final String ALL = "all";

    private final Argument<String> sample = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("SAMPLE")
                    .arity("0..1")
                    .description("Sample object; without one, samples and codecs are listed."));

    private final Argument<Path> values = Argument.option(
            Path.class,
            OptionSpec.builder("--values")
                    .paramLabel("FILE")
                    .description("JSON with values that replace the sample's own."));

    private final Argument<Integer> size = Argument.option(
            Integer.class,
            OptionSpec.builder("--size").paramLabel("N").description("Size, for samples that have one."));

    private final Argument<List<String>> codecs = Argument.options(
            String.class,
            OptionSpec.builder("--codec")
                    .paramLabel("ID|all")
                    .splitRegex(",")
                    .description("Codecs, such as java,kryo (default: all)."));

    List<Argument<?>> arguments() {
        return List.of(sample, values, size, codecs);
    }

    /** The codecs that are named; empty for all. */
    Optional<List<String>> codecs() {
        return codecs.given().filter(named -> !named.isEmpty() && !named.contains(ALL));
    }

    /** Whether anything is said of a sample. */
    boolean areGiven() {
        return sample.given().isPresent()
                || values.given().isPresent()
                || size.given().isPresent();
    }

    /** Empty where no sample is named. */
    Optional<EncodeRequest> request() throws IOException {
        if (sample.given().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new EncodeRequest(
                sample.value(),
                EncodingReport.values(values.given()),
                codecs(),
                size.given().map(OptionalInt::of).orElseGet(OptionalInt::empty)));
    }
}
