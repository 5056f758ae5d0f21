package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Blank;
import dev.hexplain.ingest.dialects.DumpRow.End;
import dev.hexplain.ingest.dialects.DumpRow.Title;
import org.jspecify.annotations.Nullable;

/**
 * Packet hex dumps of {@code tshark -x}, Wireshark's "as hex dump", {@code text2pcap} and scapy's {@code hexdump}, one
 * packet after the other, with lines of words between them:
 *
 * <pre>
 * 0000  ac ed 00 05 73 72 00 03 46 6f 6f 00               ....sr..Foo.
 * </pre>
 */
final class Wireshark extends HexRows {
    private static final int FEWEST_DIGITS = 4;

    Wireshark() {
        super(2);
    }

    @Override
    public String id() {
        return "wireshark";
    }

    @Override
    public String title() {
        return "Wireshark, tshark -x, scapy";
    }

    @Override
    boolean inParts() {
        return true;
    }

    @Override
    @Nullable Offset offset(String line) {
        return hex(line, indent(line), FEWEST_DIGITS, "  ");
    }

    /** A comment of text2pcap is none of the text's; an offset alone ends a packet. */
    @Override
    @Nullable DumpRow other(String line) {
        if (line.startsWith("#")) {
            return new Blank();
        }
        Offset alone = hex(line.stripTrailing() + "  ", indent(line), FEWEST_DIGITS, "  ");
        return alone != null && alone.end() >= line.length() ? new End(alone.value()) : null;
    }

    @Override
    DumpRow unreadableRow(String line) {
        return new Title(line.strip());
    }
}
