package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.CarvingsView;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the formats that are embedded in a dump (carving). */
@Command(
        name = "carve",
        description = "Find embedded data by signature: serialization streams, gzip, archives, base64.",
        sortOptions = false)
final class CarveCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE|-",
            converter = DumpConverter.class,
            description = "The dump; - reads standard input.")
    private DumpInput dump;

    @Option(
            names = "--layers",
            paramLabel = "auto|raw|PATH",
            defaultValue = DecodeChoices.DETECT,
            description = "Encoding layers to remove first (default: ${DEFAULT-VALUE}).")
    private String layers = "";

    @Mixin
    private BoundsOptions bounds;

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        CarvingsView found;
        try (DumpSession session = new DumpSessions(bounds.bounds()).open(dump)) {
            found = session.carvings(layers);
        }
        PrintWriter out = spec.commandLine().getOut();
        found.items()
                .forEach(each -> out.printf(
                        "%d\t%d\t%s\t%d\t%s\t%s\t%s%n",
                        each.offset(),
                        each.length(),
                        each.kind(),
                        each.confidence(),
                        each.layers(),
                        each.format() == null ? "" : each.format(),
                        each.reason()));
        if (found.more()) {
            out.flush();
            spec.commandLine().getErr().println("hexplain: there may be more than these %d".formatted(found.total()));
        }
        return 0;
    }
}
