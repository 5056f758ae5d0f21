package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** Encodes a sample with codecs. */
final class EncodeCommand extends Command {
    private final SampleOptions samples = new SampleOptions();

    private final Argument<String> out = Argument.option(
            String.class,
            OptionSpec.builder("--out")
                    .paramLabel("table|json|DIR")
                    .defaultValue("table")
                    .description("As a table, as one JSON document, or a file for each encoding in a folder (default:"
                            + " ${DEFAULT-VALUE})."));

    EncodeCommand() {
        super("encode", "Encode a sample object with many codecs, and print the use of the bytes of each.");
        add(samples.arguments());
        add(out);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        EncodingReport report = new EncodingReport(out());
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

    private EncodingReport.Form form() {
        return switch (out.value()) {
            case "table" -> EncodingReport.Form.TABLE;
            case "json" -> EncodingReport.Form.JSON;
            default -> EncodingReport.Form.FOLDER;
        };
    }
}
