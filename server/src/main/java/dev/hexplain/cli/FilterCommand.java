package dev.hexplain.cli;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.filters.FilterNeeds;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterScope;
import dev.hexplain.inspect.filters.FilterSizes;
import dev.hexplain.inspect.filters.FilterStyle;
import dev.hexplain.inspect.filters.FilterTarget;
import dev.hexplain.inspect.filters.FilterTrialPrinter;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.view.FilterTrialView;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;

/** Makes a deserialization filter from streams, or tries one on them. */
final class FilterCommand extends Command {
    private static final int REJECTED = 2;

    private final Argument<List<DumpInput>> dumps = Argument.parameters(
            DumpInput.class, DumpConverter.parameters("Java serialization streams; - reads standard input."));

    private final Argument<FilterScope> scope = Argument.option(
            FilterScope.class,
            OptionSpec.builder("--by")
                    .paramLabel("class|package")
                    .defaultValue("class")
                    .description("Allow the classes of the streams, or their packages (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> unlimited = Argument.flag(
            "--no-limits", "Leave out the limits of depth, references, bytes and arrays: sizes are not checked then.");

    private final Argument<FilterTarget> target = Argument.option(
            FilterTarget.class,
            OptionSpec.builder("--for")
                    .paramLabel("pattern|property|java|…")
                    .defaultValue("pattern")
                    .description(
                            "The pattern alone, or where it is set: property, java, spring, tomcat, jenkins, redisson",
                            "(default: ${DEFAULT-VALUE})."));

    private final Argument<String> pattern = Argument.option(
            String.class,
            OptionSpec.builder("--try")
                    .paramLabel("PATTERN")
                    .description(
                            "Try this pattern on each stream, and print what it rejects, where, and by which part."));

    private final Argument<Boolean> json = JsonLines.option("the filter, or with --try an object for each stream");

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    FilterCommand() {
        super(
                "filter",
                "Make a deserialization filter (jdk.serialFilter) from Java serialization streams, or try one on them.",
                "A filter that is made accepts these streams and rejects all other classes. Nothing is deserialized.");
        add(dumps);
        add(scope);
        add(unlimited);
        add(target);
        add(pattern);
        add(json);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        return pattern.given().isPresent() ? tried(FilterPattern.parse(pattern.value())) : made();
    }

    private int made() throws IOException {
        FilterNeeds needs = new FilterNeeds();
        DumpSessions sessions = choices.sessions(bounds.bounds());
        for (DumpInput dump : dumps.value()) {
            try (DumpSession session = sessions.open(dump, choices.choices())) {
                OpenTree tree = session.decode(choices.choices());
                needs.add(tree.checks(needs::add));
                tree.leftOut().forEach(this::note);
            }
        }
        FilterStyle style =
                new FilterStyle(scope.value(), unlimited.value() ? FilterSizes.UNLIMITED : FilterSizes.LIMITED);
        String text = target.value().text(needs, style);
        if (json.value()) {
            new JsonLines(out()).print(Map.of("filter", text));
        } else {
            out().append(text).append('\n');
        }
        out().flush();
        note(FilterNeeds.note(style));
        note(target.value().note());
        return 0;
    }

    private void note(String text) {
        if (!text.isEmpty()) {
            err().println("hexplain: note: " + text);
        }
    }

    private int tried(FilterPattern tried) throws IOException {
        boolean accepted = true;
        DumpSessions sessions = choices.sessions(bounds.bounds());
        for (DumpInput dump : dumps.value()) {
            try (DumpSession session = sessions.open(dump, choices.choices())) {
                OpenTree tree = session.decode(choices.choices());
                FilterTrialView trial = tree.trial(tried);
                print(dump.name(), trial);
                accepted &= trial.accepted();
            }
        }
        return accepted ? 0 : REJECTED;
    }

    /** A stream and what becomes of it. */
    private record Trial(String file, @JsonUnwrapped FilterTrialView trial) {}

    private void print(String file, FilterTrialView trial) {
        if (json.value()) {
            new JsonLines(out()).print(new Trial(file, trial));
        } else {
            new FilterTrialPrinter(out()).text(file, trial);
        }
    }
}
