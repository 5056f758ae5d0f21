package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.view.CandidatesView;
import java.io.IOException;
import java.io.PrintWriter;

/** Prints the layers and formats that a dump may have. */
final class DetectCommand extends Command {
    private static final int UNRECOGNISED = 3;

    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final Argument<Boolean> json = JsonLines.option("one object, as the API answers");

    DetectCommand() {
        super("detect", "Detect layers and formats of a dump: candidates, most likely first, with reasons.");
        add(dump);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        CandidatesView found;
        try (DumpSession session = new DumpSessions(DumpLimits.DEFAULT).open(dump.value())) {
            found = session.candidates();
        }
        if (json.value()) {
            new JsonLines(out()).print(found);
        } else {
            print(found, out());
        }
        boolean likely = found.formats().stream().anyMatch(candidate -> candidate.confidence() > 0);
        return likely ? 0 : UNRECOGNISED;
    }

    private static void print(CandidatesView found, PrintWriter out) {
        for (CandidatesView.Link link : found.chain()) {
            out.printf("layer\t%s\t%d\t\t%s%n", link.layers(), link.confidence(), link.reason());
            link.others().stream()
                    .filter(other -> isSibling(link.layers(), other.layers()))
                    .forEach(other -> print(other, out));
        }
        found.next().forEach(candidate -> print(candidate, out));
        found.formats()
                .forEach(candidate -> out.printf(
                        "format\t%s\t%d\t%d\t%s%n",
                        candidate.format(), candidate.confidence(), candidate.offset(), candidate.reason()));
    }

    private static void print(CandidatesView.LayerCandidate candidate, PrintWriter out) {
        out.printf("perhaps\t%s\t%d\t\t%s%n", candidate.layers(), candidate.confidence(), candidate.reason());
    }

    /** Whether two paths lead to different things in the same layer: payloads of a text, entries of an archive. */
    private static boolean isSibling(String layers, String other) {
        return other.contains(":") && withoutPlace(layers).equals(withoutPlace(other));
    }

    private static String withoutPlace(String layers) {
        return layers.replaceFirst("[@:][^/]*$", "");
    }
}
