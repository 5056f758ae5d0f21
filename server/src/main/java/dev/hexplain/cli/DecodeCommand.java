package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Decodes one dump and prints its fields. */
@Command(name = "decode", description = "Decode one dump and print its fields.", sortOptions = false)
final class DecodeCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE|-",
            converter = DumpConverter.class,
            description = "The dump; - reads standard input.")
    private DumpInput dump;

    @Mixin
    private ChoiceOptions choices;

    @Option(
            names = "--out",
            paramLabel = "tree|json|leaves",
            defaultValue = "tree",
            description = "As an outline, as nested JSON, or a line for each leaf (default: ${DEFAULT-VALUE}).")
    private PrintForm form = PrintForm.TREE;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump, bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            tree.print(dump.name(), form, spec.commandLine().getOut());
            return ExitCodes.of(tree.status());
        }
    }
}
