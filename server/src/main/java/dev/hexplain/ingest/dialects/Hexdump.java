package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code hexdump} without options or with {@code -x}, and {@code od -t x2}, {@code x4}, {@code x8}: hex words in the
 * order of the machine.
 *
 * <pre>
 * 0000000 edac 0500 7273 0300 6f46 006f
 * 000000c
 * </pre>
 */
final class Hexdump extends WordDump {
    private final WordOrder order;

    Hexdump(WordOrder order) {
        super("hexdump", WordCell.HEX, List.of(2, 4, 8), order);
        this.order = order;
    }

    @Override
    public String title() {
        return "hexdump, od -x, " + order.title();
    }

    @Override
    List<Integer> radices() {
        return List.of(16, 8, 10);
    }
}
