package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.dialects.SeveralPayloads.Payload;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The payloads of lines with bytes inside: each run of a statement is one. */
final class RunPayloads {
    private final EmbeddedRuns finder = new EmbeddedRuns();
    private final List<Payload> found = new ArrayList<>();

    static List<Payload> of(List<TextPiece> lines) throws IOException {
        RunPayloads payloads = new RunPayloads();
        Statements statements = Statements.of(lines);
        Statement each = statements.next();
        while (each != null && payloads.found.size() <= SeveralPayloads.MOST) {
            payloads.add(each);
            each = statements.next();
        }
        return payloads.found;
    }

    /** Of a line with one run, all of it is its payload; of several, what is before each belongs to it. */
    private void add(Statement statement) {
        String text = statement.text();
        List<EmbeddedRuns.Run> all = finder.all(text);
        List<EmbeddedRuns.Run> payloads = EmbeddedRuns.payloads(all);
        for (EmbeddedRuns.Run run : payloads) {
            int at = all.indexOf(run);
            int from = at == 0 ? 0 : all.get(at - 1).to();
            int to = at + 1 == all.size() && payloads.size() == 1 ? text.length() : run.to();
            long start = statement.start(from);
            found.add(new Payload(
                    new Range(start, statement.end(to) - start), label(statement, run, payloads.size()), run.known()));
        }
    }

    private static String label(Statement statement, EmbeddedRuns.Run run, int count) {
        return "line " + statement.first().line() + (count > 1 ? ", column " + (run.from() + 1) : "");
    }
}
