package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Title;
import org.jspecify.annotations.Nullable;

/**
 * {@code tcpdump -x}, {@code -xx}, {@code -X} and {@code -XX}: packets, each with a line that says when and what:
 *
 * <pre>
 * 15:07:46.163791 IP 127.0.0.1.34450 > 127.0.1.1.1099: Flags [S], seq 4190518770, length 0
 *         0x0000:  4500 003c fc61 4000 4006 3f58 7f00 0001  E..<.a@.@.?X....
 * </pre>
 */
final class Tcpdump extends HexRows {
    private static final int FEWEST_DIGITS = 4;

    Tcpdump() {
        super(4);
    }

    @Override
    public String id() {
        return "tcpdump";
    }

    @Override
    public String title() {
        return "tcpdump -x, -X";
    }

    @Override
    boolean inParts() {
        return true;
    }

    @Override
    @Nullable Offset offset(String line) {
        int start = indent(line);
        return line.startsWith("0x", start) ? hex(line, start + 2, FEWEST_DIGITS, ":  ") : null;
    }

    /** A blank is a dot here too. */
    @Override
    boolean shows(String text, byte[] octets) {
        String shown = TextColumn.ASCII.show(octets, octets.length);
        return text.strip().equals(shown.replace(' ', '.')) || TextColumn.ASCII.shows(text, octets);
    }

    @Override
    DumpRow unreadableRow(String line) {
        return new Title(line.strip());
    }
}
