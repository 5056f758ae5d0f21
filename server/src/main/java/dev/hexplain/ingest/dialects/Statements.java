package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.dialects.Statement.Part;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines, of which some are one text: string literals that {@code +} joins, or nothing, as in Python and C, and words of
 * base64 or hex that were wrapped.
 *
 * <pre>
 * String payload = "rO0ABXNyABFqYXZhLnV0aWwuSGFza"
 *         + "E1hcAUH2sHDFmDRAwACRgAKbG9hZEZhY3Rvcg==";
 * </pre>
 */
final class Statements {
    /** Lines of one statement. */
    private static final int MOST = 1 << 14;

    /** What joins two literals, at the end of a line or the beginning of the next. */
    private static final String JOINS = "+.&\\";

    private static final Pattern LITERAL_BELOW = Pattern.compile("(\\s*)([+.&]\\s*)?[bBrRuULf]{0,2}([\"'])");
    private static final Pattern LAST_WORD = Pattern.compile("(?:^|.*[\\s=:\"'`>])([A-Za-z0-9+/_-]{16,})\\s*");
    private static final Pattern WORD = Pattern.compile("\\s*([A-Za-z0-9+/_-]+={0,2})[\\s\"'`;)]*");

    /** Gives the next line, or null. */
    interface Lines {
        @Nullable TextPiece next() throws IOException;
    }

    private final Lines lines;
    /** Lines that were read; those before the first of them were given. */
    private final List<TextPiece> ahead = new ArrayList<>();

    private int first;
    private boolean over;

    /** Lines ahead that are known to be no part of a word that was wrapped. */
    private int whole;

    Statements(Lines lines) {
        this.lines = lines;
    }

    static Statements of(TextInput text) {
        return new Statements(text::next);
    }

    static Statements of(List<TextPiece> lines) {
        Deque<TextPiece> left = new ArrayDeque<>(lines);
        return new Statements(left::poll);
    }

    @Nullable Statement next() throws IOException {
        TextPiece line = peek(0);
        if (line == null) {
            return null;
        }
        take();
        if (line.column() > 1 || !line.endsLine()) {
            return Statement.of(line);
        }
        Statement literals = literals(line);
        return literals.isOneLine() && whole == 0 ? word(line) : literals;
    }

    private @Nullable TextPiece peek(int index) throws IOException {
        while (!over && ahead.size() <= first + index) {
            TextPiece line = lines.next();
            over = line == null;
            if (line != null) {
                ahead.add(line);
            }
        }
        return first + index < ahead.size() ? ahead.get(first + index) : null;
    }

    private TextPiece take() {
        TextPiece line = ahead.get(first++);
        if (first > MOST || first == ahead.size()) {
            ahead.subList(0, first).clear();
            first = 0;
        }
        whole = Math.max(0, whole - 1);
        return line;
    }

    private Statement literals(TextPiece first) throws IOException {
        List<Part> parts = new ArrayList<>(List.of(Part.of(first)));
        for (TextPiece next = peek(0); next != null && parts.size() < MOST; next = peek(0)) {
            Part last = parts.getLast();
            Joint joint = Joint.of(last.line().text(), next.text());
            if (joint == null || !next.endsLine() || joint.end() < last.from()) {
                break;
            }
            parts.set(parts.size() - 1, new Part(last.line(), last.from(), joint.end()));
            parts.add(new Part(next, joint.begin(), next.text().length()));
            take();
        }
        return new Statement(parts);
    }

    /**
     * Where two literals are joined.
     *
     * @param end of the first, without its quotation mark
     * @param begin of the second, behind it
     */
    private record Joint(int end, int begin) {
        static @Nullable Joint of(String line, String below) {
            String text = line.stripTrailing();
            boolean joins = !text.isEmpty() && JOINS.indexOf(text.charAt(text.length() - 1)) >= 0;
            String literal = joins ? text.substring(0, text.length() - 1).stripTrailing() : text;
            char quote = literal.isEmpty() ? 0 : literal.charAt(literal.length() - 1);
            Matcher next = LITERAL_BELOW.matcher(below);
            if ((quote != '"' && quote != '\'') || !next.lookingAt()) {
                return null;
            }
            boolean told = joins || next.group(2) != null || !next.group(1).isEmpty();
            boolean same = next.group(3).charAt(0) == quote;
            return told && same && isClosed(literal, quote) && isClosed(below, next.end())
                    ? new Joint(literal.length() - 1, next.end())
                    : null;
        }

        /** Whether the literal at the end of a line begins in it, and no other is left open. */
        private static boolean isClosed(String line, char quote) {
            boolean inside = false;
            for (int i = 0; i < line.length(); i++) {
                char c = line.charAt(i);
                if (c == '\\' && inside) {
                    i++;
                } else if (c == quote) {
                    inside = !inside;
                }
            }
            return !inside && !line.endsWith("\"\"\"");
        }

        private static boolean isClosed(String line, int from) {
            char quote = line.charAt(from - 1);
            int at = from;
            while (at < line.length() && line.charAt(at) != quote) {
                at += line.charAt(at) == '\\' ? 2 : 1;
            }
            return at < line.length() && !line.startsWith(String.valueOf(quote), at + 1);
        }
    }

    /** A line and those below that hold nothing but the rest of its last word. */
    private Statement word(TextPiece first) throws IOException {
        TextPiece below = peek(0);
        Matcher last = LAST_WORD.matcher(first.text());
        if (below == null || !WORD.matcher(below.text()).matches() || !last.matches()) {
            return Statement.of(first);
        }
        boolean alone = WORD.matcher(first.text()).matches();
        List<String> words = words(last.group(1), alone);
        int lines = wrapped(words, alone);
        whole = lines == 1 ? words.size() - 2 : 0; // what begins further below is none either
        List<Part> parts = new ArrayList<>(List.of(new Part(first, 0, last.end(1))));
        for (int i = 1; i < lines; i++) {
            TextPiece line = take();
            int from = HexRows.indent(line.text());
            parts.add(new Part(
                    line,
                    from,
                    i + 1 < lines ? from + words.get(i).length() : line.text().length()));
        }
        return lines == 1 ? Statement.of(first) : new Statement(parts);
    }

    /** A word, and those that its lines below hold, as far as they are as long as each other, and one more. */
    private List<String> words(String first, boolean alone) throws IOException {
        List<String> words = new ArrayList<>(List.of(first));
        int width = alone ? first.length() : 0;
        boolean even = true;
        for (TextPiece next = peek(0); even && next != null && words.size() < MOST; next = peek(words.size() - 1)) {
            Matcher word = WORD.matcher(next.text());
            if (!word.matches() || next.column() > 1 || !next.endsLine() || EmbeddedRuns.isKnown(word.group(1))) {
                break;
            }
            words.add(word.group(1));
            width = width == 0 ? word.group(1).length() : width;
            even = word.group(1).length() == width && !word.group(1).endsWith("=");
        }
        return words;
    }

    /** How many of these words are one; the first may be behind others, and be shorter for that. */
    private static int wrapped(List<String> words, boolean alone) {
        if (words.size() == 1) {
            return 1;
        }
        int width = alone ? words.getFirst().length() : words.get(1).length();
        int to = 1;
        while (to < words.size()
                && words.get(to).length() == width
                && !words.get(to).endsWith("=")) {
            to++;
        }
        boolean rest = to < words.size() && words.get(to).length() <= width;
        boolean usual = !alone || to > 1 || LinePayloads.USUAL_WIDTHS.contains(width);
        return usual && (rest || !alone) ? Math.min(words.size(), to + 1) : 1;
    }
}
