package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.differences.DifferenceForm;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.differences.DifferencePrinter;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.PatchTarget;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Compares two dumps. */
final class DiffCommand extends Command {
    private static final int DIFFERENT = 2;

    private final Argument<DumpInput> before = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The first dump; - reads standard input.")
                    .index("0")
                    .paramLabel("A"));

    private final Argument<DumpInput> after = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The second dump.").index("1").paramLabel("B"));

    private final Argument<Boolean> values = Argument.flag(
            "--values", "Compare what they say: members by name, entries by key, elements by what they say.");

    private final Argument<Boolean> fields =
            Argument.flag("--fields", "Compare all fields, those that only the encoding has among them.");

    private final Argument<Boolean> bytes =
            Argument.flag("--bytes", "Compare the bytes inside the layers, with insertions and deletions.");

    private final Argument<Long> limit = Argument.option(
            Long.class,
            OptionSpec.builder("--limit")
                    .paramLabel("N")
                    .defaultValue("1000")
                    .description("Print so many differences at most (default: ${DEFAULT-VALUE})."));

    private final OutputOptions<DifferenceForm> form = OutputOptions.of(
            DifferenceForm.class,
            DifferenceForm.JSON,
            OutputOptions.named("text|json")
                    .defaultValue("text")
                    .description("A line for each, or a JSON object on a line for each; then what they are in all"
                            + " (default: ${DEFAULT-VALUE})."));

    private final Argument<PatchTarget> patch = PatchOption.of("from A to B, layers included");

    private final Argument<Colouring> colour = Colouring.option();

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    DiffCommand() {
        super(
                "diff",
                "Compare two dumps: what they say, their fields, or their bytes.",
                "Without --values, --fields or --bytes: what they say where both formats know that. The exit code is 2 where they differ.");
        add(before);
        add(after);
        add(values);
        add(fields);
        add(bytes);
        add(limit);
        add(form);
        add(patch);
        add(colour);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        List<DifferenceKind> chosen = chosen();
        DumpLimits limits = bounds.bounds();
        try (DumpSession session = choices.open(before.value(), limits);
                DumpSession newSession = choices.open(after.value(), limits)) {
            if (patch.given().isPresent()) {
                before.value().requireApart(patch.value().file());
                after.value().requireApart(patch.value().file());
                session.writePatch(patch.value(), newSession);
            }
            OpenTree one = session.decode(choices.choices(), bounds.start());
            OpenTree other = newSession.decode(choices.choices(), bounds.start());
            DifferenceKind as = chosen.isEmpty() ? one.comparedBy(other) : chosen.getFirst();
            boolean same = bounds.within(
                    err(),
                    () -> one.printDifferences(
                            other, as, new DifferencePrinter(form.value(), limit.value(), ink(colour.value()), out())));
            return same ? 0 : DIFFERENT;
        }
    }

    private List<DifferenceKind> chosen() {
        if (limit.value() < 0) {
            throw new ParameterException(spec().commandLine(), "--limit has to be at least 0, and is " + limit.value());
        }
        List<DifferenceKind> chosen = Stream.of(
                        Map.entry(DifferenceKind.VALUES, values.value()),
                        Map.entry(DifferenceKind.FIELDS, fields.value()),
                        Map.entry(DifferenceKind.BYTES, bytes.value()))
                .filter(Entry::getValue)
                .map(Entry::getKey)
                .toList();
        if (chosen.size() > 1) {
            throw new ParameterException(spec().commandLine(), "--values, --fields and --bytes exclude each other");
        }
        return chosen;
    }
}
