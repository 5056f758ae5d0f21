package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import picocli.CommandLine.Model.OptionSpec;

/** Decodes one dump and prints its fields. */
final class DecodeCommand extends Command {
    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final Argument<PrintForm> form = Argument.option(
            PrintForm.class,
            OptionSpec.builder("--out")
                    .paramLabel("tree|json|leaves")
                    .defaultValue("tree")
                    .description(
                            "As an outline, as nested JSON, or a line for each leaf (default: ${DEFAULT-VALUE})."));

    private final BoundsOptions bounds = new BoundsOptions();

    DecodeCommand() {
        super("decode", "Decode one dump and print its fields.");
        add(dump);
        add(choices.arguments());
        add(form);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            tree.print(dump.value().name(), form.value(), out());
            return ExitCodes.of(tree.status());
        }
    }
}
