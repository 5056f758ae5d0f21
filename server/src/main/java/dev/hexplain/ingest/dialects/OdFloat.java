package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od -t f4} and {@code f8}: floating-point numbers. The payload of a NaN is not printed.
 *
 * <pre>
 * 0000000               1            -0.5
 * 0000020
 * </pre>
 */
final class OdFloat extends WordDump {
    private final WordOrder order;

    OdFloat(WordOrder order) {
        super("od-f", WordCell.FLOAT, List.of(8, 4), order);
        this.order = order;
    }

    @Override
    public String title() {
        return "od -t f4, f8, " + order.title();
    }

    @Override
    List<Integer> radices() {
        return List.of(8, 16, 10);
    }
}
