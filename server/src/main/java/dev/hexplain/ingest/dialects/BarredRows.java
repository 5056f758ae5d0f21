package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Blank;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import dev.hexplain.ingest.dialects.DumpRow.Repeat;
import dev.hexplain.ingest.dialects.DumpRow.Title;
import java.util.ArrayList;
import java.util.List;

/**
 * A dump in a frame: an offset, bytes and text between vertical bars. The number of byte columns follows from the row.
 */
abstract class BarredRows extends OffsetDump {
    private static final int LONGEST_OFFSET = 15;
    private static final int PANEL = 8;

    @Override
    final Lines open(List<String> head) {
        return this::parse;
    }

    @Override
    final boolean inParts() {
        return true;
    }

    /** Bars say where a row begins. */
    @Override
    final boolean mayHaveMargin() {
        return false;
    }

    @Override
    boolean shows(String text, byte[] octets) {
        return TextColumn.resembles(text, octets);
    }

    /** The line with {@code |} for every bar that parts columns, all else where it was. */
    abstract String bars(String line);

    private DumpRow parse(String raw) {
        String line = bars(raw);
        int first = line.indexOf('|');
        if (line.isBlank() || (first < 0 && isBorder(line))) {
            return new Blank();
        }
        if (first < 0) {
            return new Title(line.strip());
        }
        int second = line.indexOf('|', first + 1);
        if (second < 0) {
            return DumpRow.unreadable(first + 1, "an offset between two bars", line);
        }
        String offset = line.substring(first + 1, second).strip();
        if (offset.equals("*")) {
            return new Repeat();
        }
        if (offset.isEmpty() || !HexGroups.isHex(offset) || offset.length() > LONGEST_OFFSET) {
            return isHeading(line, second) ? new Blank() : new Title(line.strip());
        }
        return octets(Long.parseLong(offset, 16), line, second + 1);
    }

    /** The numbers of the columns, between bars like bytes but without an offset. */
    private static boolean isHeading(String line, int bar) {
        return bar == line.stripTrailing().length() - 1;
    }

    private static boolean isBorder(String line) {
        return line.chars().allMatch(c -> c == ' ' || c == '+' || c == '-' || (c >= 0x2500 && c < 0x2580));
    }

    /** Bytes end at the bar behind which there are none. */
    private static Octets octets(long offset, String line, int from) {
        int end = endOfColumn(line, from);
        RowCells cells = HexGroups.parse(line.substring(from, end), from + 1, 2);
        while (end < line.length() && isBytes(line, end + 1)) {
            int next = endOfColumn(line, end + 1);
            cells = join(cells, HexGroups.parse(line.substring(end + 1, next), end + 2, 2));
            end = next;
        }
        String text = text(line, Math.min(end + 1, line.length()));
        return new Octets(offset, cells, text.isBlank() ? null : text, end + 2);
    }

    private static int endOfColumn(String line, int from) {
        int bar = line.indexOf('|', from);
        return bar < 0 ? line.length() : bar;
    }

    /** A column of bytes starts with a blank and two digits, and is wider than eight characters of text are. */
    private static boolean isBytes(String line, int from) {
        int end = endOfColumn(line, from);
        String column = line.substring(from, end).stripTrailing();
        boolean pairs = column.length() >= 3
                && column.charAt(0) == ' '
                && HexGroups.isHex(column.substring(1, 3))
                && (column.length() == 3 || column.charAt(3) == ' ');
        return end - from > 2 * PANEL && end < line.length() && (pairs || column.isEmpty());
    }

    /** The text up to the last bar; it may hold bars itself. */
    private static String text(String line, int from) {
        String whole = line.stripTrailing();
        String text = whole.endsWith("|") && whole.length() > from
                ? whole.substring(from, whole.length() - 1)
                : line.substring(from);
        return withoutBars(text);
    }

    /** Panels of eight characters have bars between them. */
    private static String withoutBars(String text) {
        boolean panels = text.length() > PANEL && text.length() % (PANEL + 1) == PANEL;
        for (int i = PANEL; i < text.length(); i += PANEL + 1) {
            panels &= text.charAt(i) == '|';
        }
        return panels ? text.replace("|", "") : text;
    }

    private static RowCells join(RowCells left, RowCells right) {
        byte[] octets = new byte[left.octets().length + right.octets().length];
        System.arraycopy(left.octets(), 0, octets, 0, left.octets().length);
        System.arraycopy(right.octets(), 0, octets, left.octets().length, right.octets().length);
        List<DumpRow.ColumnIssue> issues = new ArrayList<>(left.issues());
        issues.addAll(right.issues());
        return new RowCells(octets, issues, 1);
    }
}
