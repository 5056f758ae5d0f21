package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od -t d2}, {@code u2} and so on up to eight bytes, and {@code hexdump -d}: words in decimal.
 *
 * <pre>
 * 0000000  -4692   1280  29299    768  28486    111
 * 0000014
 * </pre>
 */
final class OdDecimalWords extends WordDump {
    private final WordOrder order;

    OdDecimalWords(WordOrder order) {
        super("od-d", WordCell.DECIMAL, List.of(2, 4, 8), order);
        this.order = order;
    }

    @Override
    public String title() {
        return "od -t d2, d4, d8, hexdump -d, " + order.title();
    }

    @Override
    List<Integer> radices() {
        return List.of(8, 16, 10);
    }
}
