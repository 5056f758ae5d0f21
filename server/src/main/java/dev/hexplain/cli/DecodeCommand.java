package dev.hexplain.cli;

import dev.hexplain.inspect.Choices;
import dev.hexplain.inspect.Reading;
import dev.hexplain.inspect.Readings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Explains one dump. */
@Command(name = "decode", description = "Explain one dump, to the last byte.", sortOptions = false)
final class DecodeCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE|-", description = "The dump; - reads standard input.")
    private String file = "";

    @Mixin
    private ChoiceOptions choices;

    @Option(
            names = "--out",
            paramLabel = "tree|json|leaves",
            defaultValue = "tree",
            description = "For people, as nested JSON, or a line for each leaf (default: ${DEFAULT-VALUE}).")
    private Reading.Form form = Reading.Form.TREE;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (Reading reading = read(choices.choices())) {
            reading.print(form, spec.commandLine().getOut());
            return ExitCodes.of(reading.status());
        }
    }

    private Reading read(Choices chosen) throws IOException {
        Readings readings = choices.readings(bounds.bounds());
        return file.equals("-")
                ? readings.stream("standard input", System.in, chosen)
                : readings.file(Path.of(file), chosen);
    }
}
