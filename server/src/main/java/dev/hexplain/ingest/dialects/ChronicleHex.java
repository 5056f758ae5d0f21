package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.Repeat;
import dev.hexplain.ingest.dialects.DumpRow.Unreadable;
import org.jspecify.annotations.Nullable;

/**
 * Chronicle Bytes' {@code toHexString}: a middle dot for what is not printable, a blank between the halves, and a line
 * of dots for rows like the one above:
 *
 * <pre>
 * 00000000 ac ed 00 05 73 72 00 03  46 6f 6f 00             ····sr·· Foo·
 * </pre>
 */
final class ChronicleHex extends HexRows {
    private static final int FEWEST_DIGITS = 8;
    private static final int HALF = 8;

    ChronicleHex() {
        super(2);
    }

    @Override
    public String id() {
        return "chronicle";
    }

    @Override
    public String title() {
        return "Chronicle Bytes toHexString";
    }

    @Override
    @Nullable Offset offset(String line) {
        return hex(line, 0, FEWEST_DIGITS, " ");
    }

    @Override
    @Nullable DumpRow other(String line) {
        if (line.strip().equals("........")) {
            return new Repeat();
        }
        return line.strip().equals("... truncated")
                ? new Unreadable(
                        new ColumnIssue(1, "The dump was cut off by who wrote it", "the rest of the bytes", line))
                : super.other(line);
    }

    @Override
    boolean shows(String text, byte[] octets) {
        String shown = halves(octets).stripTrailing();
        String seen = text.stripTrailing();
        return seen.endsWith(shown)
                && seen.substring(0, seen.length() - shown.length()).isBlank();
    }

    private static String halves(byte[] octets) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < octets.length; i++) {
            text.append(i == HALF ? " " : "");
            text.append(octets[i] >= 0x20 && octets[i] < 0x7F ? (char) octets[i] : '\u00B7');
        }
        return text.toString();
    }
}
