package dev.hexplain.testing;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The order of "Native C/C++ Like Performance For Java Object Serialisation", written field by field. */
public final class SeedRecords {
    public static final String ORDER_FIELDS =
            "long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities";
    public static final int ORDER_LENGTH = 185;

    private SeedRecords() {}

    /** Its bytes, as ByteBuffer and Unsafe write them. */
    public static byte[] order(ByteOrder order) {
        ByteBuffer buffer = ByteBuffer.allocate(ORDER_LENGTH).order(order);
        buffer.putLong(1010).put((byte) 1).putInt(777).putInt(99).putInt(10);
        for (int i = 1; i <= 10; i++) {
            buffer.putDouble(i / 10.0);
        }
        buffer.putInt(10);
        for (int i = 1; i <= 10; i++) {
            buffer.putLong(i);
        }
        return buffer.array();
    }

    /** So many of them back to back. */
    public static byte[] orders(ByteOrder order, int count) {
        ByteBuffer all = ByteBuffer.allocate(ORDER_LENGTH * count);
        for (int i = 0; i < count; i++) {
            all.put(order(order));
        }
        return all.array();
    }
}
