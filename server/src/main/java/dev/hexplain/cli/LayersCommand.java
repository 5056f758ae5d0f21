package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.LayersView;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Model.OptionSpec;

/** Shows the encoding layers of a dump. */
final class LayersCommand extends Command {
    private static final int WRONG = 2;

    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final Argument<String> layers = Argument.option(
            String.class,
            OptionSpec.builder("--layers")
                    .paramLabel("auto|raw|PATH")
                    .defaultValue(DecodeChoices.DETECT)
                    .description("Path of layers (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> json = JsonLines.option("one object, as the API answers");

    private final LimitOptions bounds = new LimitOptions();

    LayersCommand() {
        super("layers", "List the encoding layers of a dump, their issues, and layers that could be removed next.");
        add(dump);
        add(layers);
        add(json);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        LayersView found;
        try (DumpSession session = new DumpSessions(bounds.bounds()).open(dump.value())) {
            found = session.layers(layers.value());
        }
        if (json.value()) {
            new JsonLines(out()).print(found);
        } else {
            print(found, out());
        }
        boolean complete = found.chain().stream().allMatch(LayersView.Link::complete);
        return complete ? 0 : WRONG;
    }

    private static void print(LayersView found, PrintWriter out) {
        out.printf("dump\traw\t%d\t\t%n", found.size());
        for (LayersView.Link link : found.chain()) {
            out.printf(
                    "layer\t%s\t%d\t%d\t%s: %s%n",
                    link.layers(), link.size(), link.confidence(), link.title(), link.reason());
            link.issues()
                    .forEach(issue -> out.printf(
                            "%s\t%s\t%d\t\t%s%n", issue.severity(), link.layers(), issue.offset(), issue.message()));
        }
        found.next()
                .forEach(candidate -> out.printf(
                        "perhaps\t%s\t\t%d\t%s: %s%n",
                        candidate.layers(), candidate.confidence(), candidate.title(), candidate.reason()));
    }
}
