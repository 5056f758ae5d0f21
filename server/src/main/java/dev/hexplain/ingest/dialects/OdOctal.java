package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od -t o1}, {@code od -b} and {@code hexdump -b}: bytes in octal.
 *
 * <pre>
 * 0000000 254 355 000 005 163 162 000 003 106 157 157 000
 * 000000c
 * </pre>
 */
final class OdOctal extends WordDump {
    OdOctal() {
        super("od-o1", WordCell.OCTAL, List.of(1), WordOrder.LITTLE);
    }

    @Override
    public String title() {
        return "od -b, hexdump -b";
    }

    @Override
    List<Integer> radices() {
        return List.of(16, 8, 10);
    }
}
