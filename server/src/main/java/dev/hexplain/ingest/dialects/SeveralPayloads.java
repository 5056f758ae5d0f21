package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPayload;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextRange;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The payloads of a text that may hold several, by line.
 *
 * @param payloads in order; none where the text is one
 * @param apart whether what is around them, or how they begin, tells them apart; else only what is in each does
 * @param whole whether all payloads are listed, or the text was wrapped as far as it was looked at
 */
public record SeveralPayloads(List<Payload> payloads, boolean apart, boolean whole) {
    /** Payloads that are listed. */
    static final int MOST = 200;

    /** Bytes of the text that are looked at. */
    private static final int MOST_TEXT = 1 << 20;

    /** Lines that are looked at. */
    private static final int MOST_LINES = 20_000;

    /** Bytes that show how a payload begins. */
    private static final int BEGINNING = 16;

    private static final String OF_RUNS = "log";

    /** A dialect whose payloads begin with a line that says so. */
    private static final String LABELLED = "pem";

    /**
     * A payload.
     *
     * @param text the range of the text it is in
     * @param label where that is, for people
     * @param known whether it begins as a known format does
     */
    public record Payload(Range text, String label, boolean known) {
        static Payload ofLine(TextPiece line, boolean known) {
            return new Payload(new Range(line.start(), line.end() - line.start()), "line " + line.line(), known);
        }

        Payload to(long end) {
            return new Payload(new Range(text.offset(), end - text.offset()), label, known);
        }

        /** The same up to the end of another. */
        Payload to(Payload last) {
            return new Payload(new Range(text.offset(), last.text.end() - text.offset()), label, known || last.known);
        }

        /** The layer around it. */
        public LayerStep step(Dialect dialect) {
            return LayerStep.of(dialect.id(), text).entry(label);
        }
    }

    private static SeveralPayloads none(boolean whole) {
        return new SeveralPayloads(List.of(), false, whole);
    }

    /** The payloads in the first {@value #MOST_TEXT} bytes and {@value #MOST_LINES} lines. */
    public static SeveralPayloads of(Source source, Dialect dialect) {
        boolean ofLines = LinePayloads.reads(dialect);
        try {
            SeveralPayloads marked = isOfRuns(dialect) ? none(true) : marked(source, dialect);
            if (!marked.payloads.isEmpty() || !(ofLines || isOfRuns(dialect) || isLabelled(dialect))) {
                return marked;
            }
            List<TextPiece> lines = new ArrayList<>();
            boolean whole = read(source, lines);
            SeveralPayloads found = isOfRuns(dialect)
                    ? new SeveralPayloads(RunPayloads.of(lines), true, whole)
                    : isLabelled(dialect) ? labelled(lines, whole) : LinePayloads.of(lines, dialect, whole);
            return found.most(whole || isOfRuns(dialect) ? 0 : 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** No more than are listed, and not the last ones, which may be cut. */
    private SeveralPayloads most(int cut) {
        int kept = Math.min(MOST, payloads.size() - cut);
        return kept < 2
                ? none(whole)
                : new SeveralPayloads(payloads.subList(0, kept), apart, whole && kept == payloads.size());
    }

    private static boolean isOfRuns(Dialect dialect) {
        return dialect.id().equals(OF_RUNS);
    }

    private static boolean isLabelled(Dialect dialect) {
        return dialect.id().equals(LABELLED);
    }

    /** Those that the dialect itself tells apart; of more than is looked at, the last is cut. */
    private static SeveralPayloads marked(Source source, Dialect dialect) throws IOException {
        boolean whole = source.length() <= MOST_TEXT;
        Range head = new Range(0, Math.min(MOST_TEXT, source.length()));
        List<TextPayload> all = dialect.decode(
                        new SourceStream(source, head), OutputStream.nullOutputStream(), MOST_TEXT)
                .payloads();
        List<Payload> payloads = new ArrayList<>();
        List<TextPayload> told = all.subList(0, Math.min(MOST + 1, all.size()));
        for (TextPayload each : told) {
            payloads.add(new Payload(each.text(), label(each, told), isKnown(source, each.text(), dialect)));
        }
        return new SeveralPayloads(payloads, true, whole).most(whole ? 0 : 1);
    }

    /** The line, and where several are in it, the byte of the text. */
    private static String label(TextPayload payload, List<TextPayload> all) {
        boolean shared = all.stream().anyMatch(each -> each.line() == payload.line() && !each.equals(payload));
        return "line " + payload.line() + (shared ? ", byte " + payload.text().offset() : "");
    }

    /** Whether payloads may be in a part of the text that was not looked at, and are joined then. */
    static boolean mayBeJoined(Source source, Dialect dialect) {
        boolean more = source.length() > MOST_TEXT && LinePayloads.reads(dialect);
        SeveralPayloads several = more ? of(source, dialect) : none(true);
        return !several.whole && several.payloads.isEmpty();
    }

    private static boolean isKnown(Source source, Range text, Dialect dialect) throws IOException {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        dialect.decode(new TextRange(source, text).open(), octets, BEGINNING);
        return KnownSignatures.isOpenedHere(octets.toByteArray());
    }

    /** Reads lines; of more than are looked at, the last is cut. */
    private static boolean read(Source source, List<TextPiece> lines) throws IOException {
        boolean whole = source.length() <= MOST_TEXT;
        TextInput text = TextInput.of(new SourceStream(source, new Range(0, Math.min(MOST_TEXT, source.length()))));
        for (TextPiece line = text.next(); line != null; line = text.next()) {
            lines.add(line);
            if (lines.size() > MOST_LINES) {
                whole = false;
                break;
            }
        }
        if (!whole && !lines.isEmpty()) {
            lines.removeLast();
        }
        return whole;
    }

    /** Each from a line with a label to the next. */
    private static SeveralPayloads labelled(List<TextPiece> lines, boolean whole) {
        List<Payload> labelled = new ArrayList<>();
        for (TextPiece line : lines) {
            boolean label = line.text().strip().startsWith("-----BEGIN ");
            Payload payload = Payload.ofLine(line, label);
            if (label) {
                labelled.add(payload);
            } else if (!labelled.isEmpty()) {
                labelled.add(labelled.removeLast().to(payload));
            }
        }
        return new SeveralPayloads(labelled, true, whole);
    }

    /** The layers of all but one, for people. */
    String others(LayerStep of, Dialect dialect, int named) {
        String others = payloads.stream()
                .map(each -> each.step(dialect))
                .filter(each -> !each.entry().equals(of.entry()))
                .limit(named)
                .map(LayerStep::toString)
                .collect(Collectors.joining(", "));
        return others + (payloads.size() > named + 1 ? ", …" : "");
    }
}
