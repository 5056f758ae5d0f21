package dev.hexplain.samples;

import java.io.Serializable;

/**
 * What an application keeps many of: eight mixed fields, 58 bytes in a stream that knows the class. Element of
 * {@link BigStreams} {@code list}.
 */
final class Trade implements Serializable {
    private static final long serialVersionUID = 8L;

    final boolean buy;
    final char venue;
    final double price;
    final float fee;
    final int quantity;
    final long time;
    final short desk;
    final String reference;

    private Trade(
            boolean buy, char venue, double price, float fee, int quantity, long time, short desk, String reference) {
        this.buy = buy;
        this.venue = venue;
        this.price = price;
        this.fee = fee;
        this.quantity = quantity;
        this.time = time;
        this.desk = desk;
        this.reference = reference;
    }

    /** The trade at a place in the list, always the same one; its reference is 20 ASCII characters. */
    static Trade at(int index) {
        return new Trade(
                index % 2 == 0,
                (char) ('A' + index % 26),
                100 + (index % 1_000) / 8.0,
                (index % 64) / 4.0f,
                index % 10 - 5,
                1_342_000_000_000L + index,
                (short) (index % 500),
                reference(index));
    }

    private static String reference(int index) {
        String digits = Integer.toString(index);
        return "TRADE-000000000000-N".substring(0, 18 - digits.length()) + digits + "-N";
    }
}
