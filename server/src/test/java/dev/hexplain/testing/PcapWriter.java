package dev.hexplain.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Writes pcap files, for tests. */
public final class PcapWriter {
    public static final int MICROSECONDS = 0xA1B2_C3D4;
    public static final int NANOSECONDS = 0xA1B2_3C4D;
    public static final int ETHERNET = 1;

    private final OutputStream out;
    private final ByteOrder order;
    private long packets;

    public PcapWriter(OutputStream out, int magic, ByteOrder order, int linkType) {
        this.out = out;
        this.order = order;
        ByteBuffer header = ByteBuffer.allocate(24).order(order);
        header.putInt(magic).putShort((short) 2).putShort((short) 4);
        header.putInt(0).putInt(0).putInt(1 << 18).putInt(linkType);
        write(header.array());
    }

    public static PcapWriter of(OutputStream out) {
        return new PcapWriter(out, MICROSECONDS, ByteOrder.LITTLE_ENDIAN, ETHERNET);
    }

    /** A capture of packets, a millisecond apart. */
    public static byte[] pcap(int linkType, byte[]... packets) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PcapWriter writer = new PcapWriter(bytes, MICROSECONDS, ByteOrder.LITTLE_ENDIAN, linkType);
        for (byte[] packet : packets) {
            writer.add(packet);
        }
        return bytes.toByteArray();
    }

    /** A packet a millisecond behind the one before. */
    public PcapWriter add(byte[] packet) {
        return add(packet, packet.length);
    }

    /** The same, of which there were more bytes on the wire. */
    public PcapWriter add(byte[] packet, int original) {
        long millis = packets++;
        ByteBuffer header = ByteBuffer.allocate(16).order(order);
        header.putInt((int) (1_700_000_000 + millis / 1000)).putInt((int) (millis % 1000 * 1000));
        header.putInt(packet.length).putInt(original);
        write(header.array());
        write(packet);
        return this;
    }

    private void write(byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
