package dev.hexplain.cli;

import dev.hexplain.inspect.encodings.EncodeRequest;
import dev.hexplain.inspect.encodings.EncodingReport;
import dev.hexplain.inspect.timings.TimingReport;
import dev.hexplain.inspect.trees.DecodeStatus;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;

/** Measures how long codecs take for a sample. */
final class TimeCommand extends Command {
    private final SampleOptions samples = new SampleOptions();

    private final Argument<String> plan = Argument.option(
            String.class,
            OptionSpec.builder("--plan")
                    .paramLabel("quick|thorough|article")
                    .defaultValue("quick")
                    .description(
                            "How long each codec is measured: about 3 s, a minute in three processes, or as in the",
                            "article on trivially copyable objects (default: ${DEFAULT-VALUE})."));

    private final Argument<TimingReport.Form> out = Argument.option(
            TimingReport.Form.class,
            OptionSpec.builder("--out")
                    .paramLabel("table|json|jmh")
                    .defaultValue("table")
                    .description(
                            "As a table, as one JSON document, or as the JSON of JMH (default: ${DEFAULT-VALUE})."));

    TimeCommand() {
        super("time", "Measure with JMH how long codecs take to encode and decode a sample object.");
        add(samples.arguments());
        add(plan);
        add(out);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        Optional<EncodeRequest> order = samples.request();
        if (order.isEmpty()) {
            new EncodingReport(out()).list();
            return 0;
        }
        boolean whole = new TimingReport(out(), err()).measure(order.get(), plan.value(), out.value());
        return ExitCodes.of(whole ? DecodeStatus.COMPLETE : DecodeStatus.PARTIAL);
    }
}
