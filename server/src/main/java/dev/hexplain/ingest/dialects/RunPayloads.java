package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.dialects.SeveralPayloads.Payload;
import java.util.ArrayList;
import java.util.List;

/** The payloads of lines with bytes inside: each run is one, unless it goes on with the one before. */
final class RunPayloads {
    private final EmbeddedRuns finder = new EmbeddedRuns();
    private final List<Payload> found = new ArrayList<>();
    private final List<Integer> widths = new ArrayList<>();
    /** Whether a line has the mark of a list. */
    private boolean marked;

    /** Whether the last run ends its line. */
    private boolean open;

    static List<Payload> of(List<TextPiece> lines) {
        RunPayloads payloads = new RunPayloads();
        for (TextPiece line : lines) {
            payloads.line(line);
        }
        boolean one = payloads.found.stream().filter(Payload::known).count() < 2
                && !payloads.marked
                && isWrapped(payloads.widths);
        return one ? List.of() : payloads.found;
    }

    private void line(TextPiece line) {
        List<EmbeddedRuns.Run> runs = finder.payloads(line.text());
        for (int i = 0; i < runs.size() && found.size() < SeveralPayloads.MOST; i++) {
            EmbeddedRuns.Run run = runs.get(i);
            int from = i == 0 ? 0 : runs.get(i - 1).to();
            int to = i + 1 == runs.size() ? line.text().length() : run.to();
            widths.add(run.to() - run.from());
            boolean alone = line.text().strip().length() == run.to() - run.from();
            Payload payload = new Payload(
                    range(line, from, to),
                    "line " + line.line() + (runs.size() > 1 ? ", column " + (run.from() + 1) : ""),
                    run.known());
            boolean goesOn = open
                    && alone
                    && !run.known()
                    && Character.isLetterOrDigit(line.text().strip().charAt(0));
            marked |= LinePayloads.isMarked(line.text());
            found.add(goesOn ? found.removeLast().to(payload) : payload);
            open = line.text().stripTrailing().length() == run.to()
                    && !line.text().startsWith("=", run.to() - 1);
        }
        open &= !runs.isEmpty();
    }

    private static Range range(TextPiece line, int from, int to) {
        long start = line.offset(from);
        return new Range(start, line.offset(to) - start);
    }

    /** Whether runs are as long as the first, and the last is shorter: one that is wrapped. */
    private static boolean isWrapped(List<Integer> widths) {
        if (widths.size() < 2) {
            return true;
        }
        int width = widths.getFirst();
        boolean even = widths.subList(0, widths.size() - 1).stream().allMatch(each -> each == width);
        return even && widths.getLast() < width && (widths.size() > 2 || LinePayloads.USUAL_WIDTHS.contains(width));
    }
}
