package dev.hexplain.testing;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes blocks of pcapng, for tests and samples. */
public final class PcapngWriter {
    public static final int SECTION_HEADER = 0x0A0D_0D0A;
    public static final int INTERFACE = 1;
    public static final int PACKET = 2;
    public static final int SIMPLE_PACKET = 3;
    public static final int NAMES = 4;
    public static final int STATISTICS = 5;
    public static final int ENHANCED_PACKET = 6;
    public static final int DECRYPTION_SECRETS = 10;
    public static final int CUSTOM = 0xBAD;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteOrder order;

    public PcapngWriter(ByteOrder order) {
        this.order = order;
    }

    /** An option: its code, its value, and what fills it up to a word. */
    public byte[] option(int code, byte[] value) {
        int padded = (value.length + 3) & ~3;
        return buffer(4 + padded)
                .putShort((short) code)
                .putShort((short) value.length)
                .put(value)
                .array();
    }

    public byte[] comment(String text) {
        return option(1, text.getBytes(StandardCharsets.UTF_8));
    }

    public PcapngWriter section(byte[]... options) {
        return block(
                SECTION_HEADER,
                buffer(16)
                        .putInt(0x1A2B_3C4D)
                        .putShort((short) 1)
                        .putShort((short) 0)
                        .putLong(-1),
                options);
    }

    public PcapngWriter describe(int linkType, int snaplen, byte[]... options) {
        return block(
                INTERFACE,
                buffer(8).putShort((short) linkType).putShort((short) 0).putInt(snaplen),
                options);
    }

    public PcapngWriter enhanced(int number, long units, byte[] packet, byte[]... options) {
        ByteBuffer body = buffer(20 + (packet.length + 3 & ~3))
                .putInt(number)
                .putInt((int) (units >>> 32))
                .putInt((int) units)
                .putInt(packet.length)
                .putInt(packet.length)
                .put(packet);
        return block(ENHANCED_PACKET, body, options);
    }

    public PcapngWriter simple(byte[] packet) {
        return block(
                SIMPLE_PACKET,
                buffer(4 + (packet.length + 3 & ~3)).putInt(packet.length).put(packet));
    }

    public PcapngWriter block(int type, ByteBuffer body, byte[]... options) {
        int length = 12 + body.capacity();
        for (byte[] option : options) {
            length += option.length;
        }
        ByteBuffer block = buffer(length).putInt(type).putInt(length).put(body.array());
        for (byte[] option : options) {
            block.put(option);
        }
        out.writeBytes(block.putInt(length).array());
        return this;
    }

    public PcapngWriter raw(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    public ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(order);
    }

    public byte[] bytes() {
        return out.toByteArray();
    }
}
