package dev.hexplain.codecs.records;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Writes and reads fields in a byte array with {@code VarHandle} views, in either byte order. */
final class VarHandleMemory implements Memory {
    /**
     * The handles of one byte order: constants, so that the JIT compiler can inline them.
     *
     * @param ints of an int at any index
     */
    private record Views(VarHandle ints, VarHandle longs, VarHandle doubles) {
        static final Views BIG = of(ByteOrder.BIG_ENDIAN);
        static final Views LITTLE = of(ByteOrder.LITTLE_ENDIAN);

        private static Views of(ByteOrder order) {
            return new Views(
                    MethodHandles.byteArrayViewVarHandle(int[].class, order),
                    MethodHandles.byteArrayViewVarHandle(long[].class, order),
                    MethodHandles.byteArrayViewVarHandle(double[].class, order));
        }
    }

    private final Views views;
    private final byte[] array;
    private int position;

    VarHandleMemory(int size, ByteOrder order) {
        views = order == ByteOrder.BIG_ENDIAN ? Views.BIG : Views.LITTLE;
        array = new byte[size];
    }

    /** The index of the next bytes, which are passed. */
    private int next(int length) {
        position += length;
        return position - length;
    }

    @Override
    public void put(byte[] bytes) {
        System.arraycopy(bytes, 0, array, next(bytes.length), bytes.length);
    }

    @Override
    public void put(boolean value) {
        array[next(1)] = (byte) (value ? 1 : 0);
    }

    @Override
    public void put(int value) {
        views.ints.set(array, next(Integer.BYTES), value);
    }

    @Override
    public void put(long value) {
        views.longs.set(array, next(Long.BYTES), value);
    }

    @Override
    public void put(double value) {
        views.doubles.set(array, next(Double.BYTES), value);
    }

    @Override
    public boolean getBoolean() {
        return array[next(1)] != 0;
    }

    @Override
    public int getInt() {
        return (int) views.ints.get(array, next(Integer.BYTES));
    }

    @Override
    public long getLong() {
        return (long) views.longs.get(array, next(Long.BYTES));
    }

    @Override
    public double getDouble() {
        return (double) views.doubles.get(array, next(Double.BYTES));
    }

    @Override
    public byte[] getBytes(int length) {
        int from = next(length);
        return Arrays.copyOfRange(array, from, from + length);
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
