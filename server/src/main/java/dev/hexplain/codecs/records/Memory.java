package dev.hexplain.codecs.records;

import java.nio.charset.StandardCharsets;

/**
 * A buffer that fields are written to one after another, and read from in the same order. Arrays and strings have their
 * length in front as an int; strings are UTF-8, and their length counts bytes.
 */
interface Memory {
    void put(byte[] bytes);

    void put(boolean value);

    void put(int value);

    void put(long value);

    void put(double value);

    boolean getBoolean();

    int getInt();

    long getLong();

    double getDouble();

    byte[] getBytes(int length);

    /** Back to the first byte, for reading. */
    void rewind();

    /** Back to the first byte, for writing. */
    default void clear() {
        rewind();
    }

    /** All that was written. */
    byte[] bytes();

    default void put(long[] values) {
        put(values.length);
        for (long value : values) {
            put(value);
        }
    }

    default void put(double[] values) {
        put(values.length);
        for (double value : values) {
            put(value);
        }
    }

    default void put(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        put(utf8.length);
        put(utf8);
    }

    default long[] getLongs() {
        long[] values = new long[getInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = getLong();
        }
        return values;
    }

    default double[] getDoubles() {
        double[] values = new double[getInt()];
        for (int i = 0; i < values.length; i++) {
            values[i] = getDouble();
        }
        return values;
    }

    default String getText() {
        return new String(getBytes(getInt()), StandardCharsets.UTF_8);
    }
}
