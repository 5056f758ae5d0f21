package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.util.List;
import java.util.OptionalLong;

/**
 * {@code xxd}, with any {@code -c}, {@code -g}, {@code -d}, {@code -o}, {@code -u}, {@code -a} and {@code -E}:
 *
 * <pre>
 * 00000000: aced 0005 7372 0003 466f 6f00            ....sr..Foo.
 * </pre>
 *
 * <p>Two blanks end the digits. The text column may be missing.
 */
final class Xxd extends OffsetDump {

    /** Versions before 2015 wrote seven digits; a long has room for fifteen. */
    private static final int SHORTEST_OFFSET = 7;

    private static final int LONGEST_OFFSET = 15;
    private static final int HEX = 16;
    private static final int DECIMAL = 10;

    @Override
    public String id() {
        return "xxd";
    }

    @Override
    public String title() {
        return "xxd";
    }

    @Override
    Lines open(List<String> head) {
        int radix = following(head, DECIMAL) > following(head, HEX) ? DECIMAL : HEX;
        return line -> parse(line, radix);
    }

    /** How many offsets are where the row above them ends: {@code -d} counts in decimal. */
    private static int following(List<String> head, int radix) {
        int following = 0;
        long end = -1;
        for (String line : head) {
            if (parse(line, radix) instanceof Octets row) {
                following += row.offset() == end ? 1 : 0;
                end = row.offset() + row.cells().octets().length;
            }
        }
        return following;
    }

    @Override
    boolean shows(String text, byte[] octets) {
        return TextColumn.ASCII.shows(text, octets) || TextColumn.EBCDIC.shows(text, octets);
    }

    private static DumpRow parse(String line, int radix) {
        int start = line.length() - line.stripLeading().length();
        int colon = line.indexOf(':', start);
        if (!isOffset(line, start, colon)) {
            return DumpRow.unreadable(start + 1, "an offset such as 00000010:", line);
        }
        OptionalLong offset = WordLine.number(line.substring(start, colon), radix);
        if (offset.isEmpty()) {
            return DumpRow.unreadable(start + 1, "an offset in decimal", line);
        }
        int digits = colon + 1;
        while (digits < line.length() && line.charAt(digits) == ' ') {
            digits++;
        }
        return digits == line.length() || digits == colon + 1
                ? DumpRow.unreadable(colon + 2, "a blank and hex digits", line)
                : octets(offset.getAsLong(), line, digits);
    }

    private static boolean isOffset(String line, int start, int colon) {
        int length = colon - start;
        return length >= SHORTEST_OFFSET && length <= LONGEST_OFFSET && HexGroups.isHex(line.substring(start, colon));
    }

    private static DumpRow octets(long offset, String line, int digits) {
        int gap = line.indexOf("  ", digits);
        int tab = line.indexOf('\t', digits);
        int end = tab >= 0 && (gap < 0 || tab < gap) ? tab : gap < 0 ? endOfHex(line, digits) : gap;
        String text = line.substring(end);
        RowCells hex = HexGroups.parse(line.substring(digits, end), digits + 1, Integer.MAX_VALUE);
        return new Octets(offset, hex, text.isBlank() ? null : text, end + 1);
    }

    /** Without two blanks to go by, the digits end where a group is not all hex; the first group always counts. */
    private static int endOfHex(String line, int digits) {
        int end = digits;
        while (end < line.length()) {
            int blank = line.indexOf(' ', end + 1);
            int to = blank < 0 ? line.length() : blank;
            if (end > digits && !HexGroups.isHex(line.substring(end, to).strip())) {
                return end;
            }
            end = to;
        }
        return end;
    }
}
