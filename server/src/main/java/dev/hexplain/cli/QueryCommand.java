package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.print.CutLines;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.inspect.trees.QueryForm;
import java.io.IOException;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Evaluates an expression on what a dump says, or selects values of it. */
final class QueryCommand extends Command {
    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The dump; - reads standard input.").index("0"));

    private final Argument<String> expression = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("EXPR")
                    .description("An expression, or a selection such as orders[?price > 100].sku."));

    private final OutputOptions<QueryForm> form = OutputOptions.of(
            QueryForm.class,
            QueryForm.VALUES,
            OutputOptions.named("lines|values")
                    .defaultValue("lines")
                    .description("A line with type, path and value for each, or the value as JSON (default:"
                            + " ${DEFAULT-VALUE})."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    QueryCommand() {
        super("query", "Evaluate an expression on what a dump says, or select values: records[?id > 7].price.");
        add(dump);
        add(expression);
        add(choices.arguments());
        add(form);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            OpenTree.Printed printed =
                    bounds.within(err(), () -> tree.printAnswer(expression.value(), form.value(), out()));
            printed.problem()
                    .ifPresent(problem -> err().printf(
                                    "hexplain: nothing is selected; of the first value that could not be asked: %s%n",
                                    problem));
            new CutLines(err()).print(printed.cut());
            printed.notes().forEach(note -> err().println("hexplain: " + note));
        }
        return 0;
    }
}
