package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.DialectWriter;
import java.util.HexFormat;
import java.util.List;

/** Writers of Intel HEX and S-records. */
final class RecordWriters {
    private static final int ROW = 16;
    private static final int BLOCK = 1 << 16;
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private RecordWriters() {}

    static List<DialectWriter> all() {
        return List.of(
                new RowWriter("ihex", "Intel HEX", "ihex", ROW, false, "", RecordWriters::intel, n -> ":00000001FF\n"),
                new RowWriter(
                        "srec",
                        "Motorola S-records",
                        "srec",
                        ROW,
                        false,
                        "",
                        RecordWriters::motorola,
                        n -> "S70500000000FA\n"));
    }

    /** Beyond 64 KiB a record sets the upper half of the address. */
    private static String intel(long at, byte[] row) {
        String block = at > 0 && at % BLOCK == 0
                ? record(":", new byte[] {2, 0, 0, 4, (byte) (at >> 24), (byte) (at >> 16)}, 0) + "\n"
                : "";
        byte[] octets = new byte[row.length + 4];
        octets[0] = (byte) row.length;
        octets[1] = (byte) (at >> 8);
        octets[2] = (byte) at;
        System.arraycopy(row, 0, octets, 4, row.length);
        return block + record(":", octets, 0);
    }

    private static String motorola(long at, byte[] row) {
        byte[] octets = new byte[row.length + 5];
        octets[0] = (byte) (row.length + 5);
        WordOrder.BIG.put(at, 4, octets, 1);
        System.arraycopy(row, 0, octets, 5, row.length);
        return record("S3", octets, 1);
    }

    /** The checksum is what makes the sum zero, or 0xFF where that is one less. */
    private static String record(String mark, byte[] octets, int less) {
        int sum = 0;
        for (byte octet : octets) {
            sum += octet;
        }
        return mark + HEX.formatHex(octets) + HEX.toHexDigits((byte) (-sum - less));
    }
}
