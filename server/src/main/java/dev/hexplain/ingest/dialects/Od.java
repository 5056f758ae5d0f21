package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od} without options, {@code od -t o4}, {@code hexdump -o}: octal words in the order of the machine.
 *
 * <pre>
 * 0000000 166654 002400 071163 001400 067506 000157
 * 0000014
 * </pre>
 */
final class Od extends WordDump {
    private final WordOrder order;

    Od(WordOrder order) {
        super("od", WordCell.OCTAL, List.of(2, 4, 8), order);
        this.order = order;
    }

    @Override
    public String title() {
        return "od, " + order.title();
    }

    @Override
    List<Integer> radices() {
        return List.of(8, 16, 10);
    }
}
