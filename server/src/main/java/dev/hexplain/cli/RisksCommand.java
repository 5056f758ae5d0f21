package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.util.List;

/** Tells what Java serialization streams would do to a reader. */
final class RisksCommand extends Command {
    private final Argument<List<DumpInput>> dumps =
            Argument.parameters(DumpInput.class, DumpConverter.parameters("Streams; - reads standard input."));

    private final OutputOptions<RiskForm> form = OutputOptions.of(
            RiskForm.class,
            RiskForm.JSON,
            OutputOptions.named("text|json")
                    .defaultValue("text")
                    .description("As text, or a JSON object on a line for each dump (default: ${DEFAULT-VALUE})."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    RisksCommand() {
        super(
                "risks",
                "Tell what a Java serialization stream would do to a reader.",
                "Known gadget chains, proxies, lambdas, remote references, addresses, and sizes as a filter counts them."
                        + " Nothing is deserialized.");
        add(dumps);
        add(form);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        DumpSessions sessions = choices.sessions(bounds.bounds());
        int worst = 0;
        boolean failed = false;
        for (DumpInput dump : dumps.value()) {
            try (DumpSession session = sessions.open(dump, choices.choices())) {
                OpenTree tree = session.decode(choices.choices());
                form.value().print(dump.name(), tree, out());
                worst = Math.max(worst, ExitCodes.of(tree.status()));
            } catch (IOException | Refusal e) {
                failed = true;
                out().flush();
                err().println("hexplain: " + dump.name() + ": " + CommandFailures.line(e));
            }
        }
        return failed ? CommandFailures.EXIT_CODE : worst;
    }
}
