package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Writers of the output of GDB's {@code x/}. It ends with no address, so bytes that make no whole word are printed as
 * bytes, as another {@code x/} would.
 */
final class MemoryWriters {
    /** The address that the dump begins at. */
    static final long ADDRESS = 0x100000;

    private MemoryWriters() {}

    static List<DialectWriter> all() {
        return List.of(
                bytes("gdb", "GDB x/xb", octet -> "0x" + DumpRowFormat.number(octet, 16, 2)),
                bytes("gdb-d", "GDB x/db", octet -> Byte.toString((byte) octet)),
                bytes("gdb-u", "GDB x/ub", Integer::toString),
                bytes("gdb-o", "GDB x/ob", octet -> octet == 0 ? "0" : "0" + Integer.toOctalString(octet)),
                bytes("gdb-t", "GDB x/tb", octet -> DumpRowFormat.number(octet, 2, 8)),
                words("gdb-xh", "GDB x/xh", WordOrder.LITTLE, 2, 16),
                words("gdb-xw", "GDB x/xw", WordOrder.LITTLE, 4, 16),
                words("gdb-xg", "GDB x/xg", WordOrder.LITTLE, 8, 16),
                words("gdb-xh", "GDB x/xh", WordOrder.BIG, 2, 16),
                words("gdb-xw", "GDB x/xw", WordOrder.BIG, 4, 16),
                words("gdb-xg", "GDB x/xg", WordOrder.BIG, 8, 16));
    }

    private static DialectWriter bytes(String id, String title, IntFunction<String> octet) {
        return new RowWriter(id, title, "gdb", 8, false, "", (at, row) -> line(at, row, octet), null);
    }

    private static DialectWriter words(String id, String title, WordOrder order, int unit, int row) {
        String target = order == WordOrder.BIG ? ", a big-endian target" : "";
        return new RowWriter(
                order.id(id),
                title + target,
                order.id("gdb"),
                row,
                false,
                "",
                (at, octets) -> words(at, octets, order, unit),
                null);
    }

    private static String words(long at, byte[] row, WordOrder order, int unit) {
        int whole = row.length - row.length % unit;
        StringBuilder text = new StringBuilder(whole > 0 ? address(at) : "");
        for (int i = 0; i < whole; i += unit) {
            text.append("\t0x").append(WordCell.HEX.show(order.get(row, i, unit), unit));
        }
        if (whole < row.length) {
            byte[] rest = Arrays.copyOfRange(row, whole, row.length);
            text.append(whole > 0 ? "\n" : "")
                    .append(line(at + whole, rest, octet -> "0x" + DumpRowFormat.number(octet, 16, 2)));
        }
        return text.toString();
    }

    private static String line(long at, byte[] row, IntFunction<String> octet) {
        StringBuilder text = new StringBuilder(address(at));
        for (byte each : row) {
            text.append('\t').append(octet.apply(each & 0xFF));
        }
        return text.toString();
    }

    private static String address(long at) {
        return "0x" + Long.toHexString(ADDRESS + at) + ":";
    }
}
