package dev.hexplain.ingest.dialects;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A line of {@code od} or {@code hexdump} split into its columns.
 *
 * @param offset digits, in a radix that the line does not tell
 * @param tokens what is behind it
 * @param columns where the tokens start, from 1
 * @param length characters of the line
 * @param text what {@code od} with {@code z} puts between {@code >} and {@code <}, or null
 */
record WordLine(
        String offset,
        List<String> tokens,
        List<Integer> columns,
        int length,
        @Nullable String text) {
    private static final int SHORTEST_OFFSET = 6;
    private static final int LONGEST_OFFSET = 15;

    /** Digits that are filled up with zeros; offsets with more begin with another digit. */
    private static final int FILLED = 7;

    /** The columns of a line, or null where it starts with no offset. */
    static @Nullable WordLine of(String line) {
        int end = 0;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        boolean offset = end >= SHORTEST_OFFSET
                && end <= LONGEST_OFFSET
                && (end <= FILLED || line.charAt(0) != '0')
                && (end == line.length() || line.charAt(end) == ' ' || line.charAt(end) == '\t');
        if (!offset) {
            return null;
        }
        int open = line.stripTrailing().endsWith("<") ? line.indexOf(" >", end) : -1;
        String text = open < 0 ? null : line.substring(open + 2, line.lastIndexOf('<'));
        List<String> tokens = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        cut(line, end, open < 0 ? line.length() : open, tokens, columns);
        return new WordLine(line.substring(0, end), tokens, columns, line.length(), text);
    }

    /** A line of columns without an offset. */
    static WordLine unaddressed(String line) {
        List<String> tokens = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        int open = line.stripTrailing().endsWith("<") ? line.indexOf(" >") : -1;
        String text = open < 0 ? null : line.substring(open + 2, line.lastIndexOf('<'));
        cut(line, 0, open < 0 ? line.length() : open, tokens, columns);
        return new WordLine("", tokens, columns, line.length(), text);
    }

    /** Whether a text is printed without offsets: every line begins with a blank, as {@code od -A n} has it. */
    static boolean unaddressed(List<String> head) {
        List<String> lines = head.stream()
                .filter(line -> !line.isBlank() && !line.strip().equals("*"))
                .toList();
        return !lines.isEmpty() && lines.stream().allMatch(line -> line.charAt(0) == ' ');
    }

    /** Whether a line is as far to the right as what is behind an offset, as a second notation of a row is. */
    static boolean isAgain(String line) {
        return line.startsWith(" ".repeat(SHORTEST_OFFSET));
    }

    private static void cut(String line, int from, int to, List<String> tokens, List<Integer> columns) {
        for (int at = from; at < to; at++) {
            if (line.charAt(at) > ' ') {
                int start = at;
                while (at < to && line.charAt(at) > ' ') {
                    at++;
                }
                tokens.add(line.substring(start, at));
                columns.add(start + 1);
            }
        }
    }

    /** Characters from the end of the first column to that of the second; 0 where there is only one. */
    int step() {
        return tokens.size() < 2
                ? 0
                : columns.get(1)
                        + tokens.get(1).length()
                        - columns.getFirst()
                        - tokens.getFirst().length();
    }

    /** The offset as a number. */
    OptionalLong offset(int radix) {
        return number(offset, radix);
    }

    /** Digits of an offset in a radix; nothing where they are of another. */
    static OptionalLong number(String digits, int radix) {
        for (int i = 0; i < digits.length(); i++) {
            if (Character.digit(digits.charAt(i), radix) < 0) {
                return OptionalLong.empty(); // an exception for each would be most of what detection costs
            }
        }
        try {
            return OptionalLong.of(Long.parseLong(digits, radix));
        } catch (NumberFormatException noneOrTooLarge) {
            return OptionalLong.empty();
        }
    }
}
