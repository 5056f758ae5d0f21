package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.CheckedRequest;
import dev.hexplain.inspect.encodings.EditedSchemas;
import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.encodings.ImportedObject;
import dev.hexplain.inspect.populations.PopulationLimits;
import dev.hexplain.inspect.populations.PopulationOrder;
import dev.hexplain.inspect.populations.PopulationReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Encodes a sample, or an imported object, with codecs. */
final class EncodeCommand extends Command {
    private final SampleOptions samples = SampleOptions.ofOneSize();

    private final ImportedOptions brought = ImportedOptions.ofMany();

    private final Argument<Boolean> each = Argument.flag(
            "--each", "With --from: the objects are the elements of the list that is there, or all of a stream.");

    private final OutputOptions<EncodingReport.Form> form = OutputOptions.of(
                    EncodingReport.Form.class,
                    EncodingReport.Form.JSON,
                    OutputOptions.named("table|json")
                            .defaultValue("table")
                            .description("As a table, or as one JSON document (default: ${DEFAULT-VALUE})."))
            .into(
                    "DIR",
                    "Write a file for each encoding, and for its schema, into a folder, and the document beside them.");

    private final Argument<Path> schema = Argument.option(
            Path.class,
            OptionSpec.builder("--by-schema")
                    .paramLabel("FILE")
                    .description(
                            "A schema (.avsc, .proto, .thrift, .fbs, .xml) for the codecs of its language to write by, instead"
                                    + " of the one that they make: that one, which --out DIR writes, after an edit."));

    EncodeCommand() {
        super(
                "encode",
                "Encode a sample, or an object of yours, with many codecs, and print the use of the bytes of each.");
        add(samples.arguments());
        add(brought.arguments());
        add(schema);
        add(each);
        add(form.arguments());
        add(brought.decoding());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        EncodingReport report = new EncodingReport(out());
        brought.requireMeaning(spec().commandLine());
        if (each.value() && !brought.areDumps()) {
            throw new ParameterException(spec().commandLine(), "--each is of the dumps of --from, which are missing");
        }
        if (brought.areGiven()) {
            samples.requireNone(spec().commandLine(), !brought.areDumps());
            if (each.value() || brought.areMany()) {
                return population();
            }
            boolean explained = report.encode(object(), samples.codecs(), schemas(), form.value(), form.file());
            return ExitCodes.of(explained ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
        }
        Optional<EncodeRequest> order = samples.request();
        if (order.isEmpty()) {
            report.list();
            return 0;
        }
        return ExitCodes.of(
                report.encode(order.get(), schemas(), form.value(), form.file())
                        ? DecodeStatus.COMPLETE
                        : DecodeStatus.PARTIAL);
    }

    private ImportedObject object() throws IOException {
        List<Integer> sizes = samples.generatedSizes();
        return brought.object(err(), sizes.isEmpty() ? OptionalInt.empty() : OptionalInt.of(sizes.getFirst()));
    }

    private EditedSchemas schemas() throws IOException {
        if (schema.given().isEmpty()) {
            return EditedSchemas.NONE;
        }
        Path file = schema.given().get();
        return EditedSchemas.ofFile(file.getFileName().toString(), TextFile.read(file), samples.codecs());
    }

    private int population() throws IOException {
        if (schema.given().isPresent()) {
            throw new ParameterException(spec().commandLine(), "--by-schema is for one object");
        }
        if (form.file().isPresent()) {
            throw new ParameterException(spec().commandLine(), "--out is for one object: many are not kept");
        }
        PopulationOrder order = new PopulationOrder(
                brought.sources(),
                brought.at(),
                each.value(),
                CheckedRequest.codecs(samples.codecs()),
                PopulationLimits.LOCAL);
        boolean isWhole = new PopulationReport(out()).measure(order, form.value() == EncodingReport.Form.JSON);
        return ExitCodes.of(isWhole ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }
}
