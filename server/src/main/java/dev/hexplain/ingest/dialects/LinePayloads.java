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
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The payloads of a text of a dialect that reads line after line as one. Another begins with a known beginning, behind padding,
 * at the mark of a list, behind words, and behind a blank line unless all are. What is between are payloads that were wrapped,
 * each up to a line that is not full: as long as the longest, with as many bytes, or without room for the first group of the
 * next. Where no line is full, each is a payload.
 */
final class LinePayloads {
    /** Widths at which two lines are taken for one that was wrapped. */
    static final Set<Integer> USUAL_WIDTHS = Set.of(32, 40, 47, 48, 56, 60, 64, 72, 76, 80, 95, 96, 100, 120, 128);

    /** Those of writers of base64, and of hex digits with nothing between them. */
    private static final Set<Integer> OF_BASE64 = Set.of(40, 60, 64, 72, 76, 80, 100, 120, 128);

    private static final Set<Integer> OF_DIGITS = Set.of(32, 40, 48, 60, 64, 80, 96, 100, 120, 128);

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

    /** The mark of an item of a list, or its name, which is not of hex digits. */
    private static final Pattern MARK = Pattern.compile(
            "\\s*+(?:[-*+\u2022\u00B7]|\\[?[0-9]{1,6}[\\]).:=]|\\w{0,15}[g-zG-Z]\\w{0,15} ?[:=])\\s++(?=\\S)|\\s*+(?=[\"'`][^\"'`]++[\"'`],$)");

    /** Dialects whose lines say where they begin and end. */
    private static final Set<String> ENCLOSED = Set.of("node-buffer", "sql-hex", "data-url");

    /** What a line of these has, unless it is in quotes; without it, it says nothing of bytes. */
    private static final Map<String, String> SIGNS = Map.of("escapes", "\\", "percent", "%", "form", "%");

    private static final String HEX = "hex";
    private static final Pattern ITEM = Pattern.compile("[0-9a-fA-F]{18,}+");
    private static final Pattern ITEMS = Pattern.compile(ITEM + "(?:[,;]\\s*+" + ITEM + ")++");

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
     * @param above what is between it and the line above
     */
    private record Line(Payload payload, String text, long width, long bytes, boolean marked, Gap above) {
        /** The same with more characters. */
        Line to(long end) {
            long longer = width + end - payload.text().end();
            return new Line(payload.to(end), text, longer, bytes * longer / width, marked, above);
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

    /** What is between two lines with bytes. */
    private enum Gap {
        NONE,
        BLANK,
        WORDS
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
        if (known < 2 && payloads.isTorn(text)) {
            return new SeveralPayloads(List.of(), false, true);
        }
        List<List<Line>> apart = payloads.apart();
        List<Payload> found = new ArrayList<>();
        for (List<Line> between : apart) {
            payloads.unwrapped(between).forEach(group -> found.add(joined(group)));
        }
        boolean small = lines.stream().mapToLong(Line::bytes).sum() < (long) FEWEST_BYTES * lines.size();
        boolean told = apart.size() > 1 || !hasWidth(lines) || (isEven(lines) && !payloads.isUsual(lines));
        return new SeveralPayloads(
                found.size() > 1 ? found : List.of(), known > 0 || (told && !small), whole || found.size() == 1);
    }

    private static Payload joined(List<Line> group) {
        return group.getFirst().payload.to(group.getLast().payload);
    }

    /** Keeps the lines that can be read alone, and counts the others. */
    private int read(List<TextPiece> text) throws IOException {
        int foreign = 0;
        Gap gap = Gap.NONE;
        for (TextPiece piece : text) {
            if (piece.column() > 1) {
                if (gap == Gap.NONE) {
                    lines.add(lines.removeLast().to(piece.end()));
                }
                continue;
            }
            String line = piece.plain().text().strip();
            Line read = line.isEmpty() || !(isSigned(line) || isQuoted(line)) ? null : line(piece, line, gap);
            if (read != null) {
                lines.addAll(items(piece, read));
                gap = Gap.NONE;
            } else if (!line.isEmpty()) {
                foreign++;
                gap = Gap.WORDS;
            } else if (gap == Gap.NONE) {
                gap = Gap.BLANK;
            }
        }
        return foreign;
    }

    /** Numbers that are longer than those of a dump, with commas between them, are payloads. */
    private List<Line> items(TextPiece piece, Line line) throws IOException {
        if (!dialect.id().equals(HEX) || !ITEMS.matcher(line.text).matches()) {
            return List.of(line);
        }
        List<Line> items = new ArrayList<>();
        Matcher item = ITEM.matcher(piece.text());
        while (item.find()) {
            ByteArrayOutputStream octets = new ByteArrayOutputStream();
            decode(item.group(), octets);
            Range range = new Range(piece.offset(item.start()), piece.offset(item.end()) - piece.offset(item.start()));
            String label = "line " + piece.line() + ", column " + (piece.column() + item.start());
            Payload payload = new Payload(range, label, KnownSignatures.isOpenedHere(octets.toByteArray()));
            items.add(new Line(payload, item.group(), item.group().length(), octets.size(), true, Gap.NONE));
        }
        return items;
    }

    private boolean isSigned(String line) {
        String sign = SIGNS.get(dialect.id());
        return sign == null || line.contains(sign);
    }

    private static boolean isQuoted(String line) {
        return line.indexOf('"') >= 0 || line.indexOf('\'') >= 0;
    }

    private @Nullable Line line(TextPiece piece, String line, Gap above) throws IOException {
        Matcher mark = MARK.matcher(line);
        boolean marked = mark.lookingAt();
        String text = line.substring(marked ? mark.end() : 0);
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        Transcript transcript = decode(text, octets);
        boolean read = isRead(transcript);
        boolean known = KnownSignatures.isOpenedHere(octets.toByteArray());
        torn |= !isClean(transcript);
        return read || known
                ? new Line(payload(piece, text, known), text, text.length(), transcript.bytes(), marked, above)
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

    /** Of a line with a mark, what is behind that. */
    private static Payload payload(TextPiece piece, String text, boolean known) {
        int from = piece.text().indexOf(text);
        Payload whole = Payload.ofLine(piece, known);
        long start = piece.offset(Math.max(0, from));
        return from < 0 ? whole : new Payload(new Range(start, whole.text().end() - start), whole.label(), known);
    }

    /** Lines up to one behind which another payload begins for sure. */
    private List<List<Line>> apart() {
        boolean spaced = lines.stream().skip(1).allMatch(line -> line.above != Gap.NONE);
        List<List<Line>> apart = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (i == 0 || isBegin(lines.get(i - 1), line, spaced)) {
                apart.add(new ArrayList<>());
            }
            apart.getLast().add(line);
        }
        return apart;
    }

    private boolean isBegin(Line above, Line line, boolean spaced) {
        boolean gap = line.above == Gap.WORDS || (line.above == Gap.BLANK && !spaced);
        return gap || line.payload.known() || above.padded() || line.marked || isEnclosed(line.text);
    }

    private boolean isEnclosed(String line) {
        return ENCLOSED.contains(dialect.id())
                || (line.startsWith("[") && line.endsWith("]"))
                || (line.startsWith("<~") && line.endsWith("~>"));
    }

    /** The lines of each payload. */
    private List<List<Line>> unwrapped(List<Line> lines) {
        if (isWrapped(lines)) {
            return List.of(lines);
        }
        Width width = Width.of(lines);
        boolean even = hasWidth(lines) && (!isEven(lines) || isUsual(lines));
        List<List<Line>> payloads = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            boolean goesOn = i > 0
                    && (!isSigned(lines.get(i).text)
                            || (even && lines.get(i - 1).isFull(lines.get(i), width)));
            if (!goesOn) {
                payloads.add(new ArrayList<>());
            }
            payloads.getLast().add(lines.get(i));
        }
        return payloads;
    }

    private static boolean isEven(List<Line> lines) {
        long width = lines.getFirst().width;
        return lines.stream().allMatch(line -> line.width == width);
    }

    private boolean isUsual(List<Line> lines) {
        Line first = lines.getFirst();
        boolean digits = dialect.id().equals(HEX) && first.width == 2 * first.bytes;
        Set<Integer> usual = dialect.id().equals("base64") ? OF_BASE64 : digits ? OF_DIGITS : USUAL_WIDTHS;
        return usual.contains((int) Width.of(lines).characters);
    }

    /** Whether most lines are as long as the longest, so that they were wrapped, and others may be damaged. */
    private static boolean hasWidth(List<Line> lines) {
        Width width = Width.of(lines);
        long full = lines.stream()
                .filter(line -> line.width == width.characters || line.bytes == width.bytes)
                .count();
        return full > 1 && full * 2 >= lines.size();
    }

    /** Whether these are one payload that was wrapped. */
    private boolean isWrapped(List<Line> lines) {
        Width width = Width.of(lines);
        Line last = lines.getLast();
        boolean rest = last.width < width.characters || last.bytes < width.bytes;
        boolean little = lines.size() == 2 && last.bytes < FEWEST_BYTES;
        boolean usual = lines.size() > 2 || (isUsual(lines) && last.above == Gap.NONE) || little;
        return lines.size() == 1 || (rest && usual && isFull(lines, width));
    }

    /** Whether all lines but the last are full. */
    private static boolean isFull(List<Line> lines, Width width) {
        return IntStream.range(1, lines.size()).allMatch(i -> lines.get(i - 1).isFull(lines.get(i), width));
    }
}
