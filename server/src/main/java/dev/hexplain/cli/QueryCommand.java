package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.QueryView;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Evaluates an expression of the descriptor language on a decoded dump. */
@Command(
        name = "query",
        description = "Evaluate an expression on a dump that a descriptor decodes, such as records[3].prices.size.",
        sortOptions = false)
final class QueryCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE|-",
            converter = DumpConverter.class,
            description = "The dump; - reads standard input.")
    private DumpInput dump;

    @Parameters(index = "1", paramLabel = "EXPR", description = "An expression of the descriptor language.")
    private String expression = "";

    @Mixin
    private ChoiceOptions choices;

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump, bounds.bounds())) {
            QueryView answer = session.decode(choices.choices()).ask(expression);
            spec.commandLine()
                    .getOut()
                    .printf(
                            "%s\t%s\t%s%n",
                            answer.type(),
                            Objects.requireNonNullElse(answer.path(), ""),
                            Objects.requireNonNullElse(answer.value().actual(), ""));
        }
        return 0;
    }
}
