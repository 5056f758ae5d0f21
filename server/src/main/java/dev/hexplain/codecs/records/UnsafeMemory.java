package dev.hexplain.codecs.records;

import java.lang.reflect.Field;
import java.util.Arrays;
import sun.misc.Unsafe;

/**
 * The class of the article "Native C/C++ Like Performance For Java Object Serialisation": writes and reads fields with
 * {@code sun.misc.Unsafe} in an array, in native byte order; arrays are copied whole. Unlike in the article, bounds are
 * checked.
 */
@SuppressWarnings({"removal", "deprecation"}) // as in the article, while the JDK has it
final class UnsafeMemory implements Memory {
    private static final Unsafe UNSAFE = unsafe();

    private final byte[] array;
    private int position;

    UnsafeMemory(int size) {
        array = new byte[size];
    }

    private static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new UnsupportedOperationException("This JVM does not give its Unsafe away", e);
        }
    }

    /** The address of the next bytes, which are passed. */
    private long next(long length) {
        if (length < 0 || length > array.length - position) {
            throw new IndexOutOfBoundsException("%d bytes at %d of %d".formatted(length, position, array.length));
        }
        long address = Unsafe.ARRAY_BYTE_BASE_OFFSET + (long) position;
        position += (int) length;
        return address;
    }

    @Override
    public void put(byte[] bytes) {
        UNSAFE.copyMemory(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, array, next(bytes.length), bytes.length);
    }

    @Override
    public void put(boolean value) {
        UNSAFE.putBoolean(array, next(1), value);
    }

    @Override
    public void put(int value) {
        UNSAFE.putInt(array, next(Integer.BYTES), value);
    }

    @Override
    public void put(long value) {
        UNSAFE.putLong(array, next(Long.BYTES), value);
    }

    @Override
    public void put(double value) {
        UNSAFE.putDouble(array, next(Double.BYTES), value);
    }

    @Override
    public void put(long[] values) {
        put(values.length);
        long size = (long) values.length * Long.BYTES;
        UNSAFE.copyMemory(values, Unsafe.ARRAY_LONG_BASE_OFFSET, array, next(size), size);
    }

    @Override
    public void put(double[] values) {
        put(values.length);
        long size = (long) values.length * Double.BYTES;
        UNSAFE.copyMemory(values, Unsafe.ARRAY_DOUBLE_BASE_OFFSET, array, next(size), size);
    }

    @Override
    public boolean getBoolean() {
        return UNSAFE.getBoolean(array, next(1));
    }

    @Override
    public int getInt() {
        return UNSAFE.getInt(array, next(Integer.BYTES));
    }

    @Override
    public long getLong() {
        return UNSAFE.getLong(array, next(Long.BYTES));
    }

    @Override
    public double getDouble() {
        return UNSAFE.getDouble(array, next(Double.BYTES));
    }

    @Override
    public byte[] getBytes(int length) {
        byte[] bytes = new byte[length];
        UNSAFE.copyMemory(array, next(length), bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, length);
        return bytes;
    }

    @Override
    public long[] getLongs() {
        long[] values = new long[getInt()];
        long size = (long) values.length * Long.BYTES;
        UNSAFE.copyMemory(array, next(size), values, Unsafe.ARRAY_LONG_BASE_OFFSET, size);
        return values;
    }

    @Override
    public double[] getDoubles() {
        double[] values = new double[getInt()];
        long size = (long) values.length * Double.BYTES;
        UNSAFE.copyMemory(array, next(size), values, Unsafe.ARRAY_DOUBLE_BASE_OFFSET, size);
        return values;
    }

    @Override
    public void rewind() {
        position = 0;
    }

    @Override
    public byte[] bytes() {
        return Arrays.copyOf(array, position);
    }
}
