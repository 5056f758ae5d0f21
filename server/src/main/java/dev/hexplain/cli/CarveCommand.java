package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.CarvingView;
import dev.hexplain.inspect.view.CarvingsView;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;

/** Lists the formats that are embedded in a dump (carving). */
final class CarveCommand extends Command {
    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final Argument<String> layers = Argument.option(
            String.class,
            OptionSpec.builder("--layers")
                    .paramLabel("auto|raw|PATH")
                    .defaultValue(DecodeChoices.DETECT)
                    .description("Encoding layers to remove first (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> json = JsonLines.option("an object for each");

    private final LimitOptions bounds = new LimitOptions();

    CarveCommand() {
        super("carve", "Find embedded data by signature: serialization streams, gzip, archives, base64.");
        add(dump);
        add(layers);
        add(json);
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        CarvingsView found;
        try (DumpSession session = new DumpSessions(bounds.bounds()).open(dump.value())) {
            found = session.carvings(layers.value());
        }
        print(found.items());
        if (found.more()) {
            out().flush();
            err().println("hexplain: there may be more than these %d from byte %d on"
                    .formatted(found.total(), found.searched()));
        }
        return 0;
    }

    private void print(List<CarvingView> found) {
        if (json.value()) {
            new JsonLines(out()).printAll(found);
            return;
        }
        PrintWriter out = out();
        found.forEach(each -> out.printf(
                "%d\t%d\t%s\t%d\t%s\t%s\t%s%n",
                each.offset(),
                each.length(),
                each.kind(),
                each.confidence(),
                each.layers(),
                each.format() == null ? "" : each.format(),
                each.reason()));
    }
}
