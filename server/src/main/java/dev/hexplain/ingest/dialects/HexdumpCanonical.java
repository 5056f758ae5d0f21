package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.End;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.util.List;

/**
 * {@code hexdump -C}, also known as {@code hd}, and Go's {@code hex.Dump}:
 *
 * <pre>
 * 00000000  ac ed 00 05 73 72 00 03  46 6f 6f 00              |....sr..Foo.|
 * 0000000c
 * </pre>
 */
final class HexdumpCanonical extends OffsetDump {

    private static final int SHORTEST_OFFSET = 8;
    private static final int LONGEST_OFFSET = 15;

    @Override
    public String id() {
        return "hexdump-c";
    }

    @Override
    public String title() {
        return "hexdump -C";
    }

    @Override
    Lines open(List<String> head) {
        return HexdumpCanonical::parse;
    }

    private static DumpRow parse(String line) {
        int start = line.length() - line.stripLeading().length();
        int end = start;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        if (end - start < SHORTEST_OFFSET || end - start > LONGEST_OFFSET) {
            return DumpRow.unreadable(start + 1, "an offset such as 00000010", line);
        }
        long offset = Long.parseLong(line.substring(start, end), 16);
        if (line.substring(end).isBlank()) {
            return new End(offset);
        }
        boolean barred = line.startsWith(" ", end) && line.stripTrailing().endsWith("|");
        return barred || line.startsWith("  ", end)
                ? octets(offset, line, end)
                : DumpRow.unreadable(end + 1, "two blanks after the offset", line);
    }

    private static DumpRow octets(long offset, String line, int from) {
        int bar = line.indexOf('|', from);
        String area = line.substring(from, bar < 0 ? line.length() : bar);
        RowCells hex = HexGroups.parse(area, from + 1, 2);
        if (bar < 0) {
            return new Octets(offset, hex, null, line.length());
        }
        int close = line.lastIndexOf('|');
        String text = line.substring(bar + 1, close > bar ? close : line.length());
        return new Octets(offset, hex, text, bar + 2);
    }
}
