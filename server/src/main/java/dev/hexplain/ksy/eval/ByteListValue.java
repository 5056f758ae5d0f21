package dev.hexplain.ksy.eval;

import java.util.AbstractList;
import java.util.RandomAccess;

/** A byte array as a list of integers, for {@code .as<u1[]>}. */
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
