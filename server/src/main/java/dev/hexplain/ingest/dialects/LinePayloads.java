package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.dialects.SeveralPayloads.Payload;
import dev.hexplain.tree.Severity;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The payloads of a text of a dialect that reads line after line as one. Lines are one payload where they were wrapped: each
 * but the last is as long as the longest, holds as many bytes, or has no room for the first group of the next. Another payload
 * begins with a known beginning, behind padding, at the mark of a list, and behind a blank line or words that follow a line
 * that is not full. Where no line is full, each is a payload.
 */
final class LinePayloads {
    /** Widths at which two lines are taken for one that was wrapped. */
    static final Set<Integer> USUAL_WIDTHS = Set.of(32, 40, 47, 48, 56, 60, 64, 72, 76, 80, 95, 96, 100, 120, 128);

    private static final Set<String> DIALECTS = Set.of(
            "base64",
            "base32",
            "hex",
            "hex-delimited",
            "escapes",
            "bytes",
            "sql-hex",
            "data-url",
            "node-buffer",
            "decimals",
            "hex-numbers",
            "octal-numbers",
            "binary-numbers",
            "percent",
            "form",
            "ascii85",
            "z85",
            "base85");

    /** The mark of an item of a list. */
    private static final Pattern MARK = Pattern.compile(
            "\\s*+(?:[-*+\u2022\u00B7]|\\[?[0-9]{1,6}[\\]).:=])\\s++(?=\\S)|\\s*+(?=[\"'`][^\"'`]++[\"'`],$)");

    /** Bytes of an average line; of fewer, each is a byte or a field. */
    private static final int FEWEST_BYTES = 4;

    /** Characters of a group that is not divided between two lines. */
    private static final int LONGEST_GROUP = 8;

    private final Dialect dialect;
    private final List<Line> lines = new ArrayList<>();
    /** Whether a line cannot be read alone. */
    private boolean torn;

    private LinePayloads(Dialect dialect) {
        this.dialect = dialect;
    }

    /**
     * A line.
     *
     * @param payload it alone
     * @param text without blanks around it, as far as it is read at once
     * @param width how many characters it has
     * @param bytes how many it stands for
     * @param marked whether it has the mark of an item
     * @param behindGap whether a blank line, or one of something else, is above
     */
    private record Line(Payload payload, String text, long width, long bytes, boolean marked, boolean behindGap) {
        /** The same with more characters. */
        Line to(long end) {
            long longer = width + end - payload.text().end();
            return new Line(payload.to(end), text, longer, bytes * longer / width, marked, behindGap);
        }

        boolean padded() {
            return text.endsWith("=");
        }

        /** Whether it is wrapped, and goes on in the next. */
        boolean isFull(Line next, Width width) {
            String first = next.text.split("[\\s,]+", 2)[0];
            boolean groups = first.length() < next.text.length() && first.length() <= LONGEST_GROUP;
            return this.width == width.characters
                    || bytes == width.bytes
                    || (groups && this.width + 1 + first.length() > width.characters);
        }
    }

    /** The longest line, and the most bytes. */
    private record Width(long characters, long bytes) {
        static Width of(List<Line> lines) {
            return new Width(
                    lines.stream().mapToLong(Line::width).max().orElse(0),
                    lines.stream().mapToLong(Line::bytes).max().orElse(0));
        }
    }

    /** Whether a line has the mark of an item of a list. */
    static boolean isMarked(String line) {
        return MARK.matcher(line.strip()).lookingAt();
    }

    static boolean reads(Dialect dialect) {
        return DIALECTS.contains(dialect.id());
    }

    static SeveralPayloads of(List<TextPiece> text, Dialect dialect, boolean whole) throws IOException {
        LinePayloads payloads = new LinePayloads(dialect);
        int foreign = payloads.read(text);
        List<Line> lines = payloads.lines;
        long known = lines.stream().filter(line -> line.payload.known()).count();
        if (lines.size() < 2 || foreign > lines.size() + 2) {
            return new SeveralPayloads(List.of(), false, whole);
        }
        boolean wrapped = isWrapped(lines) ? known < lines.size() : known < 2 && payloads.isTorn(text);
        if (wrapped) {
            return new SeveralPayloads(List.of(), false, true);
        }
        List<List<Line>> groups = groups(lines);
        boolean small = lines.stream().mapToLong(Line::bytes).sum() < (long) FEWEST_BYTES * lines.size();
        if (groups.size() == 1 && known == 0) {
            return new SeveralPayloads(each(lines), !small && !hasWidth(lines), whole);
        }
        List<Payload> found = new ArrayList<>();
        Width width = Width.of(lines);
        boolean even = hasWidth(lines);
        for (List<Line> group : groups) {
            boolean one = group.getFirst().payload.known()
                    || (even ? isFull(group, width) : group.size() > 3 && isWrapped(group));
            found.addAll(one ? List.of(joined(group)) : each(group));
        }
        return new SeveralPayloads(found, known > 0 || !small, whole);
    }

    private static List<Payload> each(List<Line> lines) {
        return lines.stream().map(Line::payload).toList();
    }

    private static Payload joined(List<Line> group) {
        return group.getFirst().payload.to(group.getLast().payload);
    }

    /** Keeps the lines that can be read alone, and counts the others. */
    private int read(List<TextPiece> text) throws IOException {
        int foreign = 0;
        boolean gap = false;
        for (TextPiece piece : text) {
            if (piece.column() > 1) {
                if (!gap) {
                    lines.add(lines.removeLast().to(piece.end()));
                }
                continue;
            }
            String line = piece.plain().text().strip();
            Line read = line.isEmpty() ? null : line(piece, line, gap);
            if (read != null) {
                lines.add(read);
            }
            foreign += read == null && !line.isEmpty() ? 1 : 0;
            gap = read == null;
        }
        return foreign;
    }

    private @Nullable Line line(TextPiece piece, String line, boolean gap) throws IOException {
        Matcher mark = MARK.matcher(line);
        boolean marked = mark.lookingAt();
        String text = line.substring(marked ? mark.end() : 0);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        Transcript transcript = decode(text, octets);
        boolean read = isRead(transcript);
        boolean known = KnownSignatures.isOpenedHere(octets.toByteArray());
        torn |= !isClean(transcript);
        return read || known
                ? new Line(payload(piece, text, known), text, text.length(), transcript.bytes(), marked, gap)
                : null;
    }

    private Transcript decode(String text, OutputStream sink) throws IOException {
        return dialect.decode(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), sink, 4L * text.length());
    }

    private static boolean isRead(Transcript transcript) {
        return transcript.bytes() > 0 && isClean(transcript);
    }

    private static boolean isClean(Transcript transcript) {
        return transcript.issues().stream().map(LayerIssue::severity).allMatch(Severity.NOTE::equals);
    }

    /** Whether all lines can be read together, though not each alone: they were wrapped inside a byte. */
    private boolean isTorn(List<TextPiece> text) throws IOException {
        StringBuilder all = new StringBuilder();
        for (TextPiece piece : text) {
            all.append(piece.text()).append(piece.endsLine() ? "\n" : "");
        }
        return torn && isRead(decode(all.toString(), OutputStream.nullOutputStream()));
    }

    /** Of a line with a mark, what stands behind that. */
    private static Payload payload(TextPiece piece, String text, boolean known) {
        int from = piece.text().indexOf(text);
        Payload whole = Payload.ofLine(piece, known);
        long start = piece.offset(Math.max(0, from));
        return from < 0 ? whole : new Payload(new Range(start, whole.text().end() - start), whole.label(), known);
    }

    /** Lines up to one behind which another payload begins. */
    private static List<List<Line>> groups(List<Line> lines) {
        Width width = Width.of(lines);
        List<List<Line>> groups = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (i == 0 || isBegin(lines.get(i - 1), line, width)) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(line);
        }
        return groups;
    }

    private static boolean isBegin(Line above, Line line, Width width) {
        return line.payload.known() || above.padded() || line.marked || (line.behindGap && !above.isFull(line, width));
    }

    /** Whether most lines are as long as the longest, so that they were wrapped, and others may be damaged. */
    private static boolean hasWidth(List<Line> lines) {
        Width width = Width.of(lines);
        long full = lines.stream()
                .filter(line -> line.width == width.characters || line.bytes == width.bytes)
                .count();
        return full > 1 && full * 2 >= lines.size();
    }

    private static boolean isWrapped(List<Line> lines) {
        Width width = Width.of(lines);
        Line last = lines.getLast();
        boolean shorter = last.width < width.characters || last.bytes < width.bytes;
        boolean usual = lines.size() > 2 || USUAL_WIDTHS.contains((int) width.characters);
        return lines.size() == 1 || (shorter && usual && !last.marked && isFull(lines, width));
    }

    /** Whether all lines but the last are full, and nothing says that one of them is a payload. */
    private static boolean isFull(List<Line> lines, Width width) {
        for (int i = 0; i + 1 < lines.size(); i++) {
            Line line = lines.get(i);
            if (line.padded() || line.marked || !line.isFull(lines.get(i + 1), width)) {
                return false;
            }
        }
        return true;
    }
}
