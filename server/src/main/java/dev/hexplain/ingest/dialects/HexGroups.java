package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.Row.Flaw;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Groups of hex digits separated by blanks, as bytes in written order.
 *
 * @param octets every whole pair of digits; an array of its own
 * @param flaws groups that are not pairs of hex digits
 */
record HexGroups(byte[] octets, List<Flaw> flaws) {

    /**
     * Reads {@code area}.
     *
     * @param firstColumn column of its first character in the line
     */
    static HexGroups parse(String area, int firstColumn) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<Flaw> flaws = new ArrayList<>();
        for (int from = 0; from < area.length(); ) {
            int to = endOfGroup(area, from);
            if (to > from) {
                parseGroup(area.substring(from, to), firstColumn + from, octets, flaws);
            }
            from = to + 1;
        }
        return new HexGroups(octets.toByteArray(), flaws);
    }

    static boolean isHex(String digits) {
        return !digits.isEmpty() && digits.chars().allMatch(c -> digit(c) >= 0);
    }

    /** The value of an ASCII hex digit, or -1. */
    static int digit(int c) {
        return c < 0x80 ? Character.digit(c, 16) : -1;
    }

    private static int endOfGroup(String area, int from) {
        int to = from;
        while (to < area.length() && area.charAt(to) != ' ' && area.charAt(to) != '\t') {
            to++;
        }
        return to;
    }

    private static void parseGroup(String group, int column, ByteArrayOutputStream octets, List<Flaw> flaws) {
        if (!isHex(group)) {
            flaws.add(new Flaw(column, "Not hex digits: the bytes are missing", "pairs of hex digits", group));
            return;
        }
        for (int i = 0; i + 1 < group.length(); i += 2) {
            octets.write(digit(group.charAt(i)) << 4 | digit(group.charAt(i + 1)));
        }
        if (group.length() % 2 != 0) {
            int last = group.length() - 1;
            flaws.add(new Flaw(
                    column + last, "Odd number of hex digits: the last has no pair", "pairs of hex digits", group));
        }
    }
}
