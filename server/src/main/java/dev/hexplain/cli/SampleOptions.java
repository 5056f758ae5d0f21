package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

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

    private final Argument<?> size;
    private final Supplier<List<Integer>> given;

    private final Argument<List<String>> codecs = Argument.options(
            String.class,
            OptionSpec.builder("--codec")
                    .paramLabel("ID|all")
                    .splitRegex(",")
                    .description("Codecs, such as java,kryo (default: all)."));

    private SampleOptions(Argument<?> size, Supplier<List<Integer>> sizes) {
        this.size = size;
        this.given = sizes;
    }

    /** For a command that takes an object in one size. */
    static SampleOptions ofOneSize() {
        Argument<Integer> size = Argument.option(
                Integer.class,
                OptionSpec.builder("--size")
                        .paramLabel("N")
                        .description("Size, for samples that have one; with --declarations, elements of each list"
                                + " whose values are generated."));
        return new SampleOptions(size, () -> size.given().stream().toList());
    }

    /** For a command that takes it in several. */
    static SampleOptions ofSizes() {
        Argument<List<Integer>> sizes = Argument.options(
                Integer.class,
                OptionSpec.builder("--size")
                        .paramLabel("N")
                        .splitRegex(",")
                        .description("Size, for samples that have one; with --declarations, elements of each list whose"
                                + " values are generated; several, such as 1,10,100, to see how times grow."));
        return new SampleOptions(sizes, () -> sizes.given().orElse(List.of()));
    }

    List<Argument<?>> arguments() {
        return List.of(sample, values, size, codecs);
    }

    /** The sizes, where there are several; else none, as one is part of the request. */
    List<Integer> sizes() {
        return given.get().size() > 1 ? given.get() : List.of();
    }

    private OptionalInt oneSize() {
        return given.get().size() == 1 ? OptionalInt.of(given.get().getFirst()) : OptionalInt.empty();
    }

    /** The codecs that are named; empty for all. */
    Optional<List<String>> codecs() {
        return codecs.given().filter(named -> !named.isEmpty() && !named.contains(ALL));
    }

    /** The sizes of an object whose values are generated; none where none are given. */
    List<Integer> generatedSizes() {
        return given.get();
    }

    /**
     * Refuses what is said of a sample, where an object is imported.
     *
     * @param areGenerated whether its values are generated, in any size
     * @throws ParameterException where anything is
     */
    void requireNone(CommandLine of, boolean areGenerated) {
        if (sample.given().isPresent() || values.given().isPresent()) {
            throw new ParameterException(
                    of, "--from and --declarations bring an object of its own: they take no SAMPLE or --values");
        }
        if (!areGenerated && !given.get().isEmpty()) {
            throw new ParameterException(
                    of,
                    "--size is for samples, and for --declarations without --from, whose values are generated: the lists"
                            + " of a dump have the elements that are there");
        }
    }

    /** Empty where no sample is named. */
    Optional<EncodeRequest> request() throws IOException {
        if (sample.given().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new EncodeRequest(sample.value(), EncodingReport.values(values.given()), codecs(), oneSize()));
    }
}
