package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** Bytes of a flow, put together part by part; numbers are big-endian unless a method says otherwise. */
final class Bytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    Bytes u1(int value) {
        out.write(value);
        return this;
    }

    Bytes s2(int value) {
        return add(ByteBuffer.allocate(2).putShort((short) value).array());
    }

    Bytes s4(int value) {
        return add(ByteBuffer.allocate(4).putInt(value).array());
    }

    Bytes s8(long value) {
        return add(ByteBuffer.allocate(8).putLong(value).array());
    }

    Bytes s4le(int value) {
        return add(ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value)
                .array());
    }

    Bytes s8le(long value) {
        return add(ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(value)
                .array());
    }

    /** An integer with its sign in the lowest bit, seven bits a byte. */
    Bytes varint(long value) {
        long left = value << 1 ^ value >> 63;
        for (; (left & ~0x7FL) != 0; left >>>= 7) {
            out.write((int) (left & 0x7F | 0x80));
        }
        out.write((int) left);
        return this;
    }

    Bytes add(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    Bytes add(String text) {
        return add(text(text));
    }

    int size() {
        return out.size();
    }

    byte[] done() {
        return out.toByteArray();
    }
}
