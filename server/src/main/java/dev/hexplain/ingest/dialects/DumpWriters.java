package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import dev.hexplain.ingest.dialects.RowWriter.RowSpelling;
import java.util.List;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** Writers of hex dumps with offsets, bytes and text: xxd, hexdump and others. */
final class DumpWriters {
    private static final int ROW = 16;
    private static final String BOX_TOP = "         +-------------------------------------------------+\n"
            + "         |  0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f |\n";
    private static final String BOX_LINE =
            "+--------+-------------------------------------------------+----------------+\n";
    private static final String HEXYL_TOP =
            "┌────────┬─────────────────────────┬─────────────────────────┬────────┬────────┐\n";
    private static final String HEXYL_END =
            "└────────┴─────────────────────────┴─────────────────────────┴────────┴────────┘\n";
    private static final String POWERSHELL_TOP =
            "          Offset Bytes                                           Ascii\n"
                    + "                 00 01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 0F\n"
                    + "          ------ ----------------------------------------------- -----\n";

    private DumpWriters() {}

    static List<DialectWriter> all() {
        return List.of(
                plain(
                        "xxd",
                        "xxd",
                        "xxd",
                        (at, row) -> hex(at, 8) + ": " + DumpRowFormat.pad(DumpRowFormat.hex(row, 2), 39) + "  "
                                + DumpRowFormat.ascii(row)),
                new RowWriter("xxd-b", "xxd -b", "xxd-b", 6, false, "", DumpWriters::bits, null),
                plain("xxd-e", "xxd -e", "xxd-e", DumpWriters::littleEndian),
                tool(
                        "hexdump-c",
                        "hexdump -C",
                        "hexdump-c",
                        (at, row) -> hex(at, 8) + "  " + DumpRowFormat.pad(DumpRowFormat.halves(row), 48) + "  |"
                                + DumpRowFormat.ascii(row) + "|",
                        DumpRowFormat.endOfSome(16, 8)),
                plain(
                        "wireshark",
                        "Wireshark",
                        "wireshark",
                        (at, row) -> hex(at, 4) + "  " + DumpRowFormat.pad(DumpRowFormat.hex(row, 1), 47) + "   "
                                + DumpRowFormat.ascii(row)),
                plain(
                        "tcpdump",
                        "tcpdump -xx",
                        "tcpdump",
                        (at, row) -> "\t0x" + hex(at, 4) + ":  " + DumpRowFormat.hex(row, 2)),
                plain(
                        "tcpdump-xx",
                        "tcpdump -XX",
                        "tcpdump",
                        (at, row) -> "\t0x" + hex(at, 4) + ":  " + DumpRowFormat.pad(DumpRowFormat.hex(row, 2), 39)
                                + "  " + DumpRowFormat.ascii(row).replace(' ', '.')),
                new RowWriter(
                        "hex-comments",
                        "Hex with comments",
                        "hex-comments",
                        8,
                        false,
                        "",
                        (at, row) -> DumpRowFormat.pad(DumpRowFormat.hex(row, 1), 47) + " # " + hex(at, 8),
                        null),
                boxed("netty", "Netty, Agrona pretty hex dump", BOX_TOP + BOX_LINE, DumpWriters::netty, BOX_LINE),
                boxed("hexyl", "hexyl", HEXYL_TOP, DumpWriters::hexyl, HEXYL_END),
                plain("chronicle", "Chronicle Bytes", "chronicle", DumpWriters::chronicle),
                plain("jdk-hexdump", "JDK HexDumpEncoder", "jdk-hexdump", DumpWriters::jdk),
                boxed(
                        "powershell",
                        "PowerShell Format-Hex",
                        POWERSHELL_TOP,
                        (at, row) -> hex(at, 16) + " " + DumpRowFormat.pad(DumpRowFormat.upperHex(row, 1), 47) + " "
                                + DumpRowFormat.ascii(row),
                        ""),
                plain(
                        "lldb",
                        "LLDB memory read",
                        "lldb",
                        (at, row) -> "0x" + hex(MemoryWriters.ADDRESS + at, 8) + ": "
                                + DumpRowFormat.pad(DumpRowFormat.hex(row, 1), 47) + "  " + DumpRowFormat.ascii(row)));
    }

    private static DialectWriter plain(String id, String title, String dialect, RowSpelling row) {
        return new RowWriter(id, title, dialect, ROW, false, "", row, null);
    }

    private static DialectWriter tool(
            String id, String title, String dialect, RowSpelling row, @Nullable LongFunction<String> footer) {
        return new RowWriter(id, title, dialect, ROW, true, "", row, footer);
    }

    private static DialectWriter boxed(String id, String title, String top, RowSpelling row, String end) {
        return new RowWriter(id, title, id, ROW, false, top, row, length -> length == 0 ? "" : end);
    }

    private static String hex(long offset, int digits) {
        return DumpRowFormat.number(offset, 16, digits);
    }

    private static String bits(long at, byte[] row) {
        return hex(at, 8) + ": " + DumpRowFormat.pad(DumpRowFormat.bits(row), 53) + "  " + DumpRowFormat.ascii(row);
    }

    private static String littleEndian(long at, byte[] row) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < row.length; i += 4) {
            StringBuilder word = new StringBuilder();
            for (int j = Math.min(row.length, i + 4) - 1; j >= i; j--) {
                word.append(DumpRowFormat.number(row[j] & 0xFF, 16, 2));
            }
            words.append(i == 0 ? "" : " ").append(DumpRowFormat.padLeft(word.toString(), 8));
        }
        return hex(at, 8) + ": " + DumpRowFormat.pad(words.toString(), 35) + "  " + DumpRowFormat.ascii(row);
    }

    private static String netty(long at, byte[] row) {
        return "|" + hex(at, 8) + "| " + DumpRowFormat.pad(DumpRowFormat.hex(row, 1), 48) + "|"
                + DumpRowFormat.pad(DumpRowFormat.ascii(row), ROW) + "|";
    }

    private static String hexyl(long at, byte[] row) {
        String digits = DumpRowFormat.pad(DumpRowFormat.hex(row, 1), 47);
        StringBuilder signs = new StringBuilder();
        for (byte octet : row) {
            signs.append(hexylSign(octet & 0xFF));
        }
        String text = DumpRowFormat.pad(signs.toString(), ROW);
        return "│" + hex(at, 8) + "│ " + digits.substring(0, 23) + " ┊ " + digits.substring(24) + " │"
                + text.substring(0, 8) + "┊" + text.substring(8) + "│";
    }

    private static char hexylSign(int octet) {
        if (octet == 0) {
            return '⋄';
        }
        if (octet > 0x20 && octet < 0x7F) {
            return (char) octet;
        }
        if (octet == ' ') {
            return ' ';
        }
        return octet == '\t' || octet == '\n' || octet == '\f' || octet == '\r' ? '_' : octet < 0x80 ? '•' : '×';
    }

    private static String chronicle(long at, byte[] row) {
        String text = DumpRowFormat.ascii(row);
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < ROW; i++) {
            shown.append(i == 8 ? " " : "");
            boolean printable = i < row.length && row[i] >= 0x20 && row[i] < 0x7F;
            shown.append(i >= row.length ? ' ' : printable ? text.charAt(i) : '·');
        }
        return hex(at, 8) + " " + DumpRowFormat.pad(DumpRowFormat.halves(row), 48) + " " + shown;
    }

    private static String jdk(long at, byte[] row) {
        String digits = DumpRowFormat.upperHex(row, 1);
        String halves = row.length > 8 ? digits.substring(0, 23) + "   " + digits.substring(24) : digits;
        return hex(at, 4) + ": " + DumpRowFormat.pad(halves, 49) + "  " + DumpRowFormat.ascii(row);
    }
}
