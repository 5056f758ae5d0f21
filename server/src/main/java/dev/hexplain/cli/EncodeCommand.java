package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Encodes a sample with codecs. */
@Command(
        name = "encode",
        description = "Encode a sample object with many codecs, and print the use of the bytes of each.",
        sortOptions = false)
final class EncodeCommand implements Callable<Integer> {
    private static final String ALL = "all";

    @Parameters(
            paramLabel = "SAMPLE",
            arity = "0..1",
            description = "Sample object; without one, samples and codecs are listed.")
    private @Nullable String sample;

    @Option(names = "--values", paramLabel = "FILE", description = "JSON with values that replace the sample's own.")
    private @Nullable Path values;

    @Option(names = "--size", paramLabel = "N", description = "Size, for samples that have one.")
    private @Nullable Integer size;

    @Option(
            names = "--codec",
            paramLabel = "ID|all",
            split = ",",
            description = "Codecs, such as java,kryo (default: all).")
    private List<String> codecs = List.of(ALL);

    @Option(
            names = "--out",
            paramLabel = "table|json|DIR",
            defaultValue = "table",
            description = "As a table, as one JSON document, or a file for each encoding in a folder (default:"
                    + " ${DEFAULT-VALUE}).")
    private String out = "";

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        EncodingReport report = new EncodingReport(spec.commandLine().getOut());
        if (sample == null) {
            report.list();
            return 0;
        }
        EncodeRequest order = new EncodeRequest(
                sample,
                EncodingReport.values(Optional.ofNullable(values)),
                codecs.contains(ALL) ? Optional.empty() : Optional.of(codecs),
                size == null ? OptionalInt.empty() : OptionalInt.of(size));
        return ExitCodes.of(report.encode(order, form(), Path.of(out)) ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }

    private EncodingReport.Form form() {
        return switch (out) {
            case "table" -> EncodingReport.Form.TABLE;
            case "json" -> EncodingReport.Form.JSON;
            default -> EncodingReport.Form.FOLDER;
        };
    }
}
