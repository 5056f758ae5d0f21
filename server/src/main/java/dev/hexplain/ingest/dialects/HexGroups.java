package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Parses groups of hex digits separated by blanks, as bytes in written order. */
final class HexGroups {

    private static final Pattern PAIRS = Pattern.compile(
            "(?<![0-9A-Za-z])[0-9A-Fa-f]{2}([ :-])[0-9A-Fa-f]{2}(?:\\1[0-9A-Fa-f]{2}(?![0-9A-Za-z])){2,}+");

    private static final byte[] DIGITS = new byte[0x80];

    static {
        for (int c = 0; c < DIGITS.length; c++) {
            DIGITS[c] = (byte) Character.digit(c, 16);
        }
    }

    private HexGroups() {}

    /**
     * Reads {@code area}.
     *
     * @param firstColumn column of its first character in the line
     * @param longest most digits that a group may have
     */
    static RowCells parse(String area, int firstColumn, int longest) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<ColumnIssue> issues = new ArrayList<>();
        for (int from = 0; from < area.length(); ) {
            int to = endOfGroup(area, from);
            if (to > from) {
                String group = area.substring(from, to);
                parseGroup(group, firstColumn + from, octets, issues);
                if (group.length() > longest && isHex(group)) {
                    issues.add(
                            new ColumnIssue(firstColumn + from, "Hex digits run together", longest + " digits", group));
                }
            }
            from = to + 1;
        }
        return new RowCells(octets.toByteArray(), issues, 1);
    }

    /** Whether four pairs of digits or more follow each other somewhere in a line, with the same between them. */
    static boolean holdsPairs(String line) {
        return PAIRS.matcher(line).find();
    }

    static boolean isHex(CharSequence digits) {
        for (int i = 0; i < digits.length(); i++) {
            if (digit(digits.charAt(i)) < 0) {
                return false;
            }
        }
        return !digits.isEmpty();
    }

    /** The value of an ASCII hex digit, or -1. */
    static int digit(int c) {
        return c < DIGITS.length ? DIGITS[c] : -1;
    }

    private static int endOfGroup(String area, int from) {
        int to = from;
        while (to < area.length() && area.charAt(to) != ' ' && area.charAt(to) != '\t') {
            to++;
        }
        return to;
    }

    private static void parseGroup(String group, int column, ByteArrayOutputStream octets, List<ColumnIssue> issues) {
        if (!isHex(group)) {
            issues.add(new ColumnIssue(column, "Not hex digits: the bytes are missing", "pairs of hex digits", group));
            return;
        }
        for (int i = 0; i + 1 < group.length(); i += 2) {
            octets.write(digit(group.charAt(i)) << 4 | digit(group.charAt(i + 1)));
        }
        if (group.length() % 2 != 0) {
            int last = group.length() - 1;
            issues.add(new ColumnIssue(
                    column + last, "Odd number of hex digits: the last has no pair", "pairs of hex digits", group));
        }
    }
}
