package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code xxd -b}, which prints every bit:
 *
 * <pre>
 * 00000000: 10101100 11101101 00000000 00000101 01110011 01110010  ....sr
 * </pre>
 */
final class XxdBits extends OffsetDump {
    private static final int FEWEST_DIGITS = 7;
    private static final int BITS = 8;

    @Override
    public String id() {
        return "xxd-b";
    }

    @Override
    public String title() {
        return "xxd -b";
    }

    @Override
    Lines open(List<String> head) {
        return XxdBits::parse;
    }

    private static DumpRow parse(String line) {
        HexRows.Offset offset = HexRows.hex(line, HexRows.indent(line), FEWEST_DIGITS, ": ");
        return offset == null
                ? DumpRow.unreadable(1, "an offset and bits", line)
                : octets(offset.value(), line, offset.end());
    }

    private static Octets octets(long offset, String line, int from) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<ColumnIssue> issues = new ArrayList<>();
        int gap = line.indexOf("  ", from);
        int end = gap < 0 ? line.length() : gap;
        for (int at = from; at < end; ) {
            int blank = line.indexOf(' ', at);
            int to = blank < 0 || blank > end ? end : blank;
            String group = line.substring(at, to);
            if (isBits(group)) {
                for (int i = 0; i < group.length(); i += BITS) {
                    octets.write(Integer.parseInt(group.substring(i, i + BITS), 2));
                }
            } else if (!group.isEmpty()) {
                issues.add(new ColumnIssue(at + 1, "Not eight bits: the byte is missing", "eight of 0 and 1", group));
            }
            at = to + 1;
        }
        String text = line.substring(end);
        return new Octets(offset, new RowCells(octets.toByteArray(), issues, 1), text.isBlank() ? null : text, end + 1);
    }

    private static boolean isBits(String group) {
        return !group.isEmpty() && group.length() % BITS == 0 && group.chars().allMatch(c -> c == '0' || c == '1');
    }
}
