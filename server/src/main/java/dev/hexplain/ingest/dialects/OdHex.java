package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od -t x1}, with {@code z} or without: bytes in hex.
 *
 * <pre>
 * 0000000 ac ed 00 05 73 72 00 03 46 6f 6f 00              &gt;....sr..Foo.&lt;
 * 0000014
 * </pre>
 */
final class OdHex extends WordDump {
    OdHex() {
        super("od-x1", WordCell.HEX, List.of(1), WordOrder.LITTLE);
    }

    @Override
    public String title() {
        return "od -t x1";
    }

    /** Decimal numbers, which may look the same, stand wider apart. */
    @Override
    boolean fits(int step) {
        return step <= 4;
    }

    @Override
    List<Integer> radices() {
        return List.of(8, 16, 10);
    }
}
