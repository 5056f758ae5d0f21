package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.encodings.BroughtObject;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Encodes a sample, or an object that was brought, with codecs. */
final class EncodeCommand extends Command {
    private final SampleOptions samples = new SampleOptions();

    private final Argument<DumpInput> from = Argument.option(
            DumpInput.class,
            OptionSpec.builder("--from")
                    .paramLabel("FILE|-")
                    .converters(new DumpConverter())
                    .description(
                            "Instead of a sample: the object in a Java serialization stream. Its classes are defined"
                                    + " anew, with the same names and fields, and none of their code runs."));

    private final Argument<String> at = Argument.option(
            String.class,
            OptionSpec.builder("--at")
                    .paramLabel("PATH")
                    .description(
                            "With --from: a value in the stream, such as orders[0].user (default: its only object)."));

    private final Argument<String> out = Argument.option(
            String.class,
            OptionSpec.builder("--out")
                    .paramLabel("table|json|DIR")
                    .defaultValue("table")
                    .description("As a table, as one JSON document, or a file for each encoding in a folder (default:"
                            + " ${DEFAULT-VALUE})."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final BoundsOptions bounds = new BoundsOptions();

    EncodeCommand() {
        super(
                "encode",
                "Encode a sample, or an object of yours, with many codecs, and print the use of the bytes of each.");
        add(samples.arguments());
        add(from);
        add(at);
        add(out);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        EncodingReport report = new EncodingReport(out());
        if (from.given().isPresent()) {
            if (samples.areGiven()) {
                throw new ParameterException(
                        spec().commandLine(),
                        "--from brings an object of its own: it takes no SAMPLE, --values or --size");
            }
            return brought(report, from.given().get(), samples.codecs());
        }
        Optional<EncodeRequest> order = samples.request();
        if (order.isEmpty()) {
            report.list();
            return 0;
        }
        return ExitCodes.of(
                report.encode(order.get(), form(), Path.of(out.value()))
                        ? DecodeStatus.COMPLETE
                        : DecodeStatus.PARTIAL);
    }

    private int brought(EncodingReport report, DumpInput dump, Optional<List<String>> wanted) throws IOException {
        try (DumpSession session = choices.open(dump, bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            BroughtObject brought = at.given()
                    .map(path -> BroughtObject.of(tree.tree(), tree.decoder(), path))
                    .orElseGet(() -> BroughtObject.of(tree.tree(), tree.decoder()));
            boolean explained = report.encode(brought, wanted, form(), Path.of(out.value()));
            return ExitCodes.of(explained ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
        }
    }

    private EncodingReport.Form form() {
        return switch (out.value()) {
            case "table" -> EncodingReport.Form.TABLE;
            case "json" -> EncodingReport.Form.JSON;
            default -> EncodingReport.Form.FOLDER;
        };
    }
}
