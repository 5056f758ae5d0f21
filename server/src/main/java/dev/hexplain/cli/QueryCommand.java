package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.QueryView;
import java.io.IOException;
import java.util.Objects;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Evaluates an expression of the descriptor language on a decoded dump. */
final class QueryCommand extends Command {
    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel("FILE|-")
                    .converters(new DumpConverter())
                    .description("The dump; - reads standard input."));

    private final Argument<String> expression = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("EXPR")
                    .description("An expression of the descriptor language."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final BoundsOptions bounds = new BoundsOptions();

    QueryCommand() {
        super("query", "Evaluate an expression on what a dump says, such as records[3].prices.size.");
        add(dump);
        add(expression);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            QueryView answer = session.decode(choices.choices()).ask(expression.value());
            out().printf(
                            "%s\t%s\t%s%n",
                            answer.type(),
                            Objects.requireNonNullElse(answer.path(), ""),
                            Objects.requireNonNullElse(answer.value().actual(), ""));
        }
        return 0;
    }
}
