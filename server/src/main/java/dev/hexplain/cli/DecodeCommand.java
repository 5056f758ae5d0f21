package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.DirectReading;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Decodes one dump and prints its fields. */
@Command(name = "decode", description = "Explain one dump, to the last byte.", sortOptions = false)
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
            description = "For people, as nested JSON, or a line for each leaf (default: ${DEFAULT-VALUE}).")
    private DirectReading.Form form = DirectReading.Form.TREE;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (DirectReading reading = choices.readings(bounds.bounds()).read(dump, choices.choices())) {
            reading.print(form, spec.commandLine().getOut());
            return ExitCodes.of(reading.status());
        }
    }
}
