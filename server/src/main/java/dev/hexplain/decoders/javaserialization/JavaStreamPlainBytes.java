package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.views.UnusualBytesException;
import dev.hexplain.text.ModifiedUtf8;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A run of bytes of a stream, read in their order; what is asked for behind its end is unusual. */
final class JavaStreamPlainBytes {
    private static final VarHandle S2 = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S4 = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle S8 = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    final byte[] bytes;
    private final long base;
    /** The index of the next byte. */
    int at;

    /** @param base the offset of the first byte in the source */
    JavaStreamPlainBytes(MemorySegment source, long base, long length) {
        this.bytes = source.asSlice(base, length).toArray(ValueLayout.JAVA_BYTE);
        this.base = base;
    }

    /** The offset in the source of an index. */
    long offset(int index) {
        return base + index;
    }

    boolean atEnd() {
        return at == bytes.length;
    }

    /** The next byte, without passing it. */
    int tag() {
        return u1(at);
    }

    int u1(int index) {
        require(index, 1);
        return bytes[index] & 0xFF;
    }

    int u2(int index) {
        require(index, 2);
        return (short) S2.get(bytes, index) & 0xFFFF;
    }

    int s4(int index) {
        require(index, 4);
        return (int) S4.get(bytes, index);
    }

    long s8(int index) {
        require(index, 8);
        return (long) S8.get(bytes, index);
    }

    void skip(long length) {
        require(at, length);
        at += (int) length;
    }

    private void require(int index, long length) {
        if (length < 0 || length > bytes.length - index) {
            throw new UnusualBytesException();
        }
    }

    byte[] copy(int from, int length) {
        require(from, length);
        return Arrays.copyOfRange(bytes, from, from + length);
    }

    /** Passes the string of which only the token is passed. */
    String utf() {
        int length = u2(at);
        int from = at + 2;
        at = from;
        skip(length);
        for (int i = from; i < at; i++) {
            if (bytes[i] < 0) {
                return ModifiedUtf8.decode(copy(from, length));
            }
        }
        return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
    }
}
