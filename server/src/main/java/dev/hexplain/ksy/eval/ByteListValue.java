package dev.hexplain.ksy.eval;

import java.util.AbstractList;
import java.util.RandomAccess;

/** Bytes as the array of integers that {@code .as<u1[]>} makes of them. */
final class ByteListValue extends AbstractList<Object> implements RandomAccess {
    private final byte[] bytes;

    ByteListValue(byte[] bytes) {
        this.bytes = bytes;
    }

    @Override
    public Object get(int index) {
        return (long) (bytes[index] & 0xff);
    }

    @Override
    public int size() {
        return bytes.length;
    }
}
