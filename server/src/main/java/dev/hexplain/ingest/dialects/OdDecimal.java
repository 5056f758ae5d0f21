package dev.hexplain.ingest.dialects;

import java.util.List;

/**
 * {@code od -t d1} and {@code u1}: bytes in decimal, with a sign or without.
 *
 * <pre>
 * 0000000  -84  -19    0    5  115  114    0    3   70  111  111    0
 * 0000014
 * </pre>
 */
final class OdDecimal extends WordDump {
    OdDecimal() {
        super("od-d1", WordCell.DECIMAL, List.of(1), WordOrder.LITTLE);
    }

    @Override
    public String title() {
        return "od -t d1, u1";
    }

    /** Hex digits, which may look the same, stand closer. */
    @Override
    boolean fits(int step) {
        return step == 0 || step >= 4;
    }

    @Override
    List<Integer> radices() {
        return List.of(8, 16, 10);
    }
}
