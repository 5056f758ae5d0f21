package dev.hexplain.decode;

import java.nio.ByteOrder;

/**
 * The byte order that was chosen for a tree whose format is in the writing machine's order.
 *
 * @param reason why this one was chosen, as shown to users
 */
public record NativeOrder(ByteOrder order, String reason) {
    /** The usual name of a byte order. */
    public static String name(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "big-endian" : "little-endian";
    }

    public String name() {
        return name(order);
    }
}
