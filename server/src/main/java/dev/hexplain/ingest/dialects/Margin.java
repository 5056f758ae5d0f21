package dev.hexplain.ingest.dialects;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Detects the prefix before the offset of each line: a quote sign, a comment, a line number, the time and logger of a
 * log.
 *
 * <pre>
 * 12:00:01.123 DEBUG [main] c.e.Link - 00000000: aced 0005 7372 0003 466f 6f00            ....sr..Foo.
 * 12:00:01.124 DEBUG [main] c.e.Link - 0000000c: 0001                                     ..
 * </pre>
 *
 * <p>The offset is found by its growing from line to line, whichever dialect the rest is in.
 */
final class Margin {
    private static final int FEWEST_DIGITS = 4;
    private static final int MOST_DIGITS = 16;
    private static final int WIDEST = 200;
    private static final int MOST_NUMBERS = 4;
    private static final int WIDEST_ROW = 256;
    private static final String BEFORE = " \t|>:+#*/;-";
    private static final String BEHIND = " \t:|";

    /** Which of the numbers of a line is its offset; -1 where there is nothing before it. */
    private final int which;

    private int lastWidth;
    private @Nullable String text;

    private Margin(int which) {
        this.which = which;
    }

    /**
     * A number that may be an offset.
     *
     * @param start where in the line it starts
     * @param digits of it
     * @param signed whether signs that are no letters or digits are before it
     */
    private record Number(int start, String digits, boolean signed) {
        /** Whether it may be the offset of a dump of one row: zero, or behind nothing but signs. */
        boolean isFirst() {
            return signed || value() == 0;
        }

        /** In hex, which grows wherever a number in another radix does. */
        long value() {
            return Long.parseUnsignedLong(digits, 16);
        }
    }

    static Margin none() {
        return new Margin(-1);
    }

    /** The margin of a text that begins with some lines. */
    static Margin of(List<String> head) {
        List<List<Number>> lines = head.stream()
                .filter(line -> !line.isBlank())
                .map(Margin::numbers)
                .toList();
        if (lines.stream().allMatch(Margin::isFirstRow)) {
            return none();
        }
        for (int which = 0; which < MOST_NUMBERS; which++) {
            Margin margin = new Margin(which);
            if (margin.fits(lines)) {
                return margin.isBlank(head) ? none() : margin;
            }
        }
        return none();
    }

    /** Whether a line begins with offset zero; where all do, each is a dump of its own. */
    private static boolean isFirstRow(List<Number> numbers) {
        return !numbers.isEmpty()
                && numbers.getFirst().start() == 0
                && numbers.getFirst().value() == 0;
    }

    private boolean fits(List<List<Number>> lines) {
        int grows = 0;
        int restarts = 0;
        List<Number> offsets = new ArrayList<>();
        for (List<Number> numbers : lines) {
            if (which < numbers.size()) {
                Number offset = numbers.get(which);
                long step = offsets.isEmpty()
                        ? 0
                        : offset.value() - offsets.getLast().value();
                restarts += step < 0 && offset.value() <= offsets.getFirst().value() ? 1 : 0;
                grows += step > 0 && step <= WIDEST_ROW ? 1 : 0;
                offsets.add(offset);
            }
        }
        boolean first = which == 0
                && offsets.size() == 1
                && lines.size() == 1
                && offsets.getFirst().isFirst();
        return first
                || (grows > 0 && grows * 4 >= (offsets.size() - restarts) * 2 && offsets.size() * 2 >= lines.size());
    }

    private boolean isBlank(List<String> head) {
        long written = head.stream()
                .filter(line -> !line.substring(0, width(line)).isBlank())
                .count();
        return written * 2 <= head.size();
    }

    boolean present() {
        return which >= 0;
    }

    /** The first there was, or null. */
    @Nullable String text() {
        return which < 0 ? null : text;
    }

    /** A line without it. */
    String rest(String line) {
        return line.substring(width(line));
    }

    /** How many characters of a line to pass over. */
    int width(String line) {
        if (which < 0) {
            return 0;
        }
        List<Number> numbers = numbers(line);
        if (which < numbers.size()) {
            lastWidth = numbers.get(which).start();
            String before = line.substring(0, lastWidth);
            text = text == null && !before.isBlank() ? before : text;
            return lastWidth;
        }
        String seen = line.stripTrailing();
        boolean star = seen.endsWith("*") && seen.length() > 1;
        return star ? seen.length() - 1 : line.length() <= lastWidth + 1 ? line.length() : 0;
    }

    private static List<Number> numbers(String line) {
        List<Number> numbers = new ArrayList<>();
        for (int at = 0; at < Math.min(line.length(), WIDEST) && numbers.size() < MOST_NUMBERS; ) {
            int digits = line.startsWith("0x", at) ? at + 2 : at;
            int end = digits;
            while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
                end++;
            }
            boolean apart = at == 0 || BEFORE.indexOf(line.charAt(at - 1)) >= 0;
            boolean over = end == line.length() || BEHIND.indexOf(line.charAt(end)) >= 0;
            if (apart && over && end - digits >= FEWEST_DIGITS && end - digits <= MOST_DIGITS) {
                numbers.add(new Number(at, line.substring(digits, end), isSigns(line.substring(0, at))));
            }
            at = Math.max(end, at + 1);
        }
        return numbers;
    }

    private static boolean isSigns(String before) {
        return !before.isBlank() && before.chars().noneMatch(Character::isLetterOrDigit);
    }
}
