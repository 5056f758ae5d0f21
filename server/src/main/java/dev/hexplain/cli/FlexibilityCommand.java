package dev.hexplain.cli;

import dev.hexplain.inspect.flexibility.FlexibilityCases;
import dev.hexplain.inspect.flexibility.FlexibilityReport;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Measures what codecs make of bytes whose classes have changed. */
final class FlexibilityCommand extends Command {
    private final Argument<List<String>> codecs = Argument.options(
            String.class,
            OptionSpec.builder("--codec")
                    .paramLabel("ID")
                    .splitRegex(",")
                    .description("Codecs, such as java,kryo (default: all)."));

    private final Argument<List<String>> changes = Argument.options(
            String.class,
            OptionSpec.builder("--change")
                    .paramLabel("ID")
                    .splitRegex(",")
                    .description("Changes, such as field-added,class-renamed (default: all)."));

    private final OutputOptions<FlexibilityReport.Form> form = OutputOptions.of(
            FlexibilityReport.Form.class,
            FlexibilityReport.Form.JSON,
            OutputOptions.named("text|json|markdown")
                    .defaultValue("text")
                    .description(
                            "A line for each outcome, one JSON document with the bytes, or the page of the documentation",
                            "(default: ${DEFAULT-VALUE})."));

    FlexibilityCommand() {
        super(
                "flexibility",
                "Measure what codecs make of bytes whose classes have changed since.",
                "Fields that come and go, other types, names, superclasses and enums, in both directions, and objects that are"
                        + " hard to write.");
        add(codecs);
        add(changes);
        add(form);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        new FlexibilityReport(out())
                .print(
                        FlexibilityCases.measured(codecs.given().filter(ids -> !ids.isEmpty()), changes.value()),
                        form.value());
        return 0;
    }
}
