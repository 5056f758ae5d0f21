package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Encodes a sample with codecs. */
final class EncodeCommand extends Command {
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

    private final Argument<String> out = Argument.option(
            String.class,
            OptionSpec.builder("--out")
                    .paramLabel("table|json|DIR")
                    .defaultValue("table")
                    .description("As a table, as one JSON document, or a file for each encoding in a folder (default:"
                            + " ${DEFAULT-VALUE})."));

    EncodeCommand() {
        super("encode", "Encode a sample object with many codecs, and print the use of the bytes of each.");
        add(sample);
        add(values);
        add(size);
        add(codecs);
        add(out);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        EncodingReport report = new EncodingReport(out());
        if (sample.given().isEmpty()) {
            report.list();
            return 0;
        }
        EncodeRequest order = new EncodeRequest(
                sample.value(),
                EncodingReport.values(values.given()),
                codecs.given().filter(named -> !named.isEmpty() && !named.contains(ALL)),
                size.given().map(OptionalInt::of).orElseGet(OptionalInt::empty));
        return ExitCodes.of(
                report.encode(order, form(), Path.of(out.value())) ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }

    private EncodingReport.Form form() {
        return switch (out.value()) {
            case "table" -> EncodingReport.Form.TABLE;
            case "json" -> EncodingReport.Form.JSON;
            default -> EncodingReport.Form.FOLDER;
        };
    }
}
