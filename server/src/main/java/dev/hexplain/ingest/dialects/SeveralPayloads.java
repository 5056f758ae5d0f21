package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The payloads of a text that may hold several, by line. Of a dialect of runs inside lines, a run is a payload, unless it goes
 * on with the one before; of a dialect of lines, a line is one, or all lines from one with a known beginning to the next.
 */
public final class SeveralPayloads {
    /** Dialects that read line after line as one, with nothing that counts the bytes. */
    private static final Set<String> OF_LINES =
            Set.of("base64", "base32", "hex", "escapes", "bytes", "sql-hex", "data-url");

    /** A dialect whose payloads begin with a line that says so. */
    private static final String LABELLED = "pem";

    private static final String LABEL = "-----BEGIN ";

    private static final String OF_RUNS = "log";

    /** Payloads that are looked for. */
    private static final int MOST = 200;

    /** Lines that are looked at. */
    private static final int MOST_LINES = 2_000;

    /** Characters of a line that show how it begins: whole groups of base64 and base32, and pairs of hex digits. */
    private static final int BEGINNING = 96;

    /** Widths at which two lines are taken for one that was wrapped. */
    private static final Set<Integer> USUAL_WIDTHS = Set.of(60, 64, 72, 76, 80, 100, 120, 128);

    private final Dialect dialect;
    private final Source source;
    private final List<TextPiece> lines = new ArrayList<>();
    /** Whether all of the text was looked at. */
    private boolean whole;

    private SeveralPayloads(Source source, Dialect dialect) {
        this.dialect = dialect;
        this.source = source;
        this.whole = source.length() <= TextSample.HEAD;
    }

    /**
     * A payload.
     *
     * @param text the range of the text it is in
     * @param label where that is, for people
     * @param known whether it begins as a known format does
     */
    public record Payload(Range text, String label, boolean known) {
        /** The layer around it. */
        public LayerStep step(Dialect dialect) {
            return LayerStep.of(dialect.id(), text).entry(label);
        }
    }

    /** Whether payloads are told apart by what stands around them or how they begin; else by what is in each. */
    public static boolean areApart(Dialect dialect, List<Payload> payloads) {
        return dialect.id().equals(OF_RUNS) || payloads.stream().anyMatch(Payload::known);
    }

    /** The payloads in the first {@value TextSample#HEAD} bytes and {@value #MOST_LINES} lines, in order; none where the text is one that is wrapped. */
    public static List<Payload> of(Source source, Dialect dialect) {
        boolean runs = dialect.id().equals(OF_RUNS);
        if (!runs && !OF_LINES.contains(dialect.id()) && !dialect.id().equals(LABELLED)) {
            return List.of();
        }
        try {
            SeveralPayloads several = new SeveralPayloads(source, dialect);
            several.read();
            List<Payload> found = runs ? several.runs() : several.groups();
            return found.size() > 1 ? found : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines; of more than the head, the last is cut. A range of UTF-16 would not say that it is such. */
    private void read() throws IOException {
        Range head = new Range(0, Math.min(TextSample.HEAD, source.length()));
        boolean wide = source.length() > 1 && source.u1(0) >= 0xFE && source.u1(1) >= 0xFE;
        TextInput text = TextInput.of(new SourceStream(source, head));
        for (TextPiece line = text.next(); line != null && !wide; line = text.next()) {
            lines.add(line);
            if (lines.size() > MOST_LINES) {
                whole = false;
                break;
            }
        }
        if (!whole && !lines.isEmpty()) {
            lines.removeLast();
        }
    }

    private List<Payload> runs() {
        EmbeddedRuns finder = new EmbeddedRuns();
        List<Payload> found = new ArrayList<>();
        List<Integer> widths = new ArrayList<>();
        boolean open = false;
        for (TextPiece line : lines) {
            List<EmbeddedRuns.Run> runs = finder.payloads(line.text());
            for (int i = 0; i < runs.size() && found.size() < MOST; i++) {
                EmbeddedRuns.Run run = runs.get(i);
                int from = i == 0 ? 0 : runs.get(i - 1).to();
                int to = i + 1 == runs.size() ? line.text().length() : run.to();
                widths.add(run.to() - run.from());
                boolean alone = line.text().strip().length() == run.to() - run.from();
                if (open && alone && !run.known()) {
                    found.add(joined(found.removeLast(), line));
                } else {
                    found.add(new Payload(
                            range(line, from, to),
                            "line " + line.line() + (runs.size() > 1 ? ", column " + (run.from() + 1) : ""),
                            run.known()));
                }
                open = line.text().stripTrailing().length() == run.to();
            }
            open &= !runs.isEmpty();
        }
        boolean one = found.stream().filter(Payload::known).count() < 2 && isWrapped(widths);
        return one ? List.of() : found;
    }

    private static Payload joined(Payload first, TextPiece more) {
        return new Payload(
                new Range(first.text().offset(), more.end() - first.text().offset()), first.label(), first.known());
    }

    private static Range range(TextPiece line, int from, int to) {
        long start = line.offset(from);
        return new Range(start, line.offset(to) - start);
    }

    private List<Payload> groups() throws IOException {
        List<Payload> all = new ArrayList<>();
        for (TextPiece line : lines) {
            if (!line.text().isBlank()) {
                String label = "line " + line.line();
                all.add(new Payload(
                        range(line, 0, line.text().length()),
                        label,
                        begins(line.text().strip())));
            }
        }
        long known = all.stream().filter(Payload::known).count();
        if (dialect.id().equals(LABELLED)) {
            return known < 2 ? List.of() : grouped(all);
        }
        boolean wrapped = isWrapped(lines.stream()
                .map(line -> line.text().strip().length())
                .filter(width -> width > 0)
                .toList());
        if (known > 1 && (known == all.size() || !wrapped)) {
            return grouped(all);
        }
        return wrapped || known > 0 ? List.of() : all.subList(0, Math.min(MOST, all.size()));
    }

    /** Lines with known beginnings, each with those up to the next; what is before the first is no payload of its own. */
    private List<Payload> grouped(List<Payload> all) {
        List<Payload> groups = new ArrayList<>();
        for (Payload line : all) {
            if (groups.isEmpty() || (line.known() && groups.getLast().known())) {
                groups.add(line);
            } else {
                Payload group = groups.removeLast();
                long from = group.text().offset();
                String label = group.known() ? group.label() : line.label();
                Range both = new Range(from, line.text().end() - from);
                groups.add(new Payload(both, label, group.known() || line.known()));
            }
        }
        return groups.subList(0, Math.min(MOST, whole ? groups.size() : groups.size() - 1));
    }

    private boolean begins(String line) throws IOException {
        if (dialect.id().equals(LABELLED)) {
            return line.startsWith(LABEL);
        }
        byte[] text = line.substring(0, Math.min(BEGINNING, line.length())).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        dialect.decode(new ByteArrayInputStream(text), octets, BEGINNING);
        return KnownSignatures.isOpenedHere(octets.toByteArray());
    }

    /** Whether lines are as long as the first, and the last is shorter: one text that is wrapped. */
    private static boolean isWrapped(List<Integer> widths) {
        if (widths.size() < 2) {
            return true;
        }
        int width = widths.getFirst();
        boolean even = widths.subList(0, widths.size() - 1).stream().allMatch(each -> each == width);
        boolean shorter = widths.getLast() < width;
        return even && shorter && (widths.size() > 2 || USUAL_WIDTHS.contains(width));
    }
}
