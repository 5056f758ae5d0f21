package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.LayersView;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows the encoding layers of a dump. */
@Command(
        name = "layers",
        description = "List the encoding layers of a dump, their issues, and layers that could be removed next.",
        sortOptions = false)
final class LayersCommand implements Callable<Integer> {
    private static final int WRONG = 2;

    @Parameters(
            paramLabel = "FILE|-",
            converter = DumpConverter.class,
            description = "The dump; - reads standard input.")
    private DumpInput dump;

    @Option(
            names = "--layers",
            paramLabel = "auto|raw|PATH",
            defaultValue = DecodeChoices.DETECT,
            description = "Path of layers (default: ${DEFAULT-VALUE}).")
    private String layers = "";

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        LayersView found;
        try (DumpSession session = new DumpSessions(bounds.bounds()).open(dump)) {
            found = session.layers(layers);
        }
        print(found, spec.commandLine().getOut());
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
