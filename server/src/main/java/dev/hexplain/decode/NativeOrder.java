package dev.hexplain.decode;

import java.nio.ByteOrder;

/**
 * The byte order a tree was decoded in, where the format leaves that to the machine that wrote the bytes.
 *
 * @param reason why this one was taken, for people
 */
public record NativeOrder(ByteOrder order, String reason) {
    /** What people call a byte order. */
    public static String name(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "big-endian" : "little-endian";
    }

    public String name() {
        return name(order);
    }
}
