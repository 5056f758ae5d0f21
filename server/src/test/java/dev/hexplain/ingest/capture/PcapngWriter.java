package dev.hexplain.ingest.capture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Writes blocks of pcapng. */
final class PcapngWriter {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteOrder order;

    PcapngWriter(ByteOrder order) {
        this.order = order;
    }

    /** An option: its code, its value, and what fills it up to a word. */
    byte[] option(int code, byte[] value) {
        int padded = (value.length + 3) & ~3;
        return buffer(4 + padded)
                .putShort((short) code)
                .putShort((short) value.length)
                .put(value)
                .array();
    }

    byte[] comment(String text) {
        return option(1, text.getBytes(StandardCharsets.UTF_8));
    }

    PcapngWriter section() {
        return block(
                0x0A0D_0D0A,
                buffer(16)
                        .putInt(0x1A2B_3C4D)
                        .putShort((short) 1)
                        .putShort((short) 0)
                        .putLong(-1));
    }

    PcapngWriter describe(int linkType, int snaplen, byte[]... options) {
        return block(
                PcapngReader.INTERFACE,
                buffer(8).putShort((short) linkType).putShort((short) 0).putInt(snaplen),
                options);
    }

    PcapngWriter enhanced(int number, long units, byte[] packet, byte[]... options) {
        ByteBuffer body = buffer(20 + (packet.length + 3 & ~3))
                .putInt(number)
                .putInt((int) (units >>> 32))
                .putInt((int) units)
                .putInt(packet.length)
                .putInt(packet.length)
                .put(packet);
        return block(PcapngReader.ENHANCED_PACKET, body, options);
    }

    PcapngWriter simple(byte[] packet) {
        return block(
                PcapngReader.SIMPLE_PACKET,
                buffer(4 + (packet.length + 3 & ~3)).putInt(packet.length).put(packet));
    }

    PcapngWriter block(int type, ByteBuffer body, byte[]... options) {
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

    PcapngWriter raw(byte[] bytes) {
        out.writeBytes(bytes);
        return this;
    }

    ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(order);
    }

    byte[] bytes() {
        return out.toByteArray();
    }
}
