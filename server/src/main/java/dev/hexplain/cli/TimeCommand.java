package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.encodings.ImportedCopy;
import dev.hexplain.inspect.timings.TimingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** Measures how long codecs take for a sample, or for an imported object. */
final class TimeCommand extends Command {
    private final SampleOptions samples = SampleOptions.ofSizes();

    private final ImportedOptions brought = ImportedOptions.ofOne();

    private final Argument<String> plan = Argument.option(
            String.class,
            OptionSpec.builder("--plan")
                    .paramLabel("quick|thorough|article")
                    .defaultValue("quick")
                    .description(
                            "How long each codec is measured: about 3 s, a minute in three processes, or as in the",
                            "article on trivially copyable objects (default: ${DEFAULT-VALUE})."));

    private final OutputOptions<TimingReport.Form> form = OutputOptions.of(
            TimingReport.Form.class,
            TimingReport.Form.JSON,
            OutputOptions.named("table|json|jmh")
                    .defaultValue("table")
                    .description(
                            "As a table, as one JSON document, or as the JSON of JMH (default: ${DEFAULT-VALUE})."));

    TimeCommand() {
        super("time", "Measure with JMH how long codecs take to encode and decode a sample, or an object of yours.");
        add(samples.arguments());
        add(brought.arguments());
        add(plan);
        add(form);
        add(brought.decoding());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        brought.requireMeaning(spec().commandLine());
        if (brought.areGiven()) {
            samples.requireNone(spec().commandLine(), !brought.areDumps());
            return exitCode(new TimingReport(out(), err())
                    .measure(
                            size -> ImportedCopy.of(brought.object(err(), size), brought.path(), brought.title()),
                            samples.generatedSizes(),
                            samples.codecs(),
                            plan.value(),
                            form.value()));
        }
        Optional<EncodeRequest> order = samples.request();
        if (order.isEmpty()) {
            new EncodingReport(out()).list();
            return 0;
        }
        return exitCode(
                new TimingReport(out(), err()).measure(order.get(), samples.sizes(), plan.value(), form.value()));
    }

    private static int exitCode(boolean isWhole) {
        return ExitCodes.of(isWhole ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }
}
