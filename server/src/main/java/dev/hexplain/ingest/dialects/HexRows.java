package dev.hexplain.ingest.dialects;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Base class of dumps whose lines are an offset, pairs of hex digits, and perhaps the characters they stand for. */
abstract class HexRows extends OffsetDump {
    private static final int LONGEST_OFFSET = 15;

    /**
     * The offset of a line.
     *
     * @param value the offset
     * @param end where in the line the bytes may begin
     */
    record Offset(long value, int end) {}

    private final HexArea area;

    /** @param longestGroup most digits without a blank */
    HexRows(int longestGroup) {
        this.area = new HexArea(this, longestGroup);
    }

    @Override
    final Lines open(List<String> head) {
        return this::parse;
    }

    private DumpRow parse(String line) {
        DumpRow other = other(line);
        if (other != null) {
            return other;
        }
        Offset offset = offset(line);
        return offset == null ? unreadableRow(line) : area.read(offset.value(), line, offset.end());
    }

    /** The offset that a row starts with, or null for a line that is no row. */
    abstract @Nullable Offset offset(String line);

    /** A line that is neither blank nor bytes, but has its place, or null. */
    @Nullable DumpRow other(String line) {
        return null;
    }

    /** The row for a line that cannot be read. */
    DumpRow unreadableRow(String line) {
        return DumpRow.unreadable(1, "an offset and hex digits", line);
    }

    /**
     * Hex digits from {@code from} and what has to follow them.
     *
     * @param fewest digits
     */
    static @Nullable Offset hex(String line, int from, int fewest, String follows) {
        int end = from;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        boolean fits = end - from >= fewest && end - from <= LONGEST_OFFSET && line.startsWith(follows, end);
        return fits ? new Offset(Long.parseLong(line.substring(from, end), 16), end + follows.length()) : null;
    }

    /** Where the first character is that is not a blank. */
    static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }
}
