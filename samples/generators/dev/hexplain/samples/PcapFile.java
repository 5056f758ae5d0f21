package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A capture in the classic format, with times in nanoseconds.
 *
 * @see <a href="https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/">PCAP Capture File Format</a>
 */
final class PcapFile {
    private static final int MAGIC_NANOSECONDS = 0xA1B23C4D;
    private static final int SNAPLEN = 262_144;
    private static final int ETHERNET = 1;
    private static final long SECOND = 1_000_000_000L;

    private final ByteArrayOutputStream file = new ByteArrayOutputStream();

    PcapFile() {
        ByteBuffer header = buffer(24)
                .putInt(MAGIC_NANOSECONDS)
                .putShort((short) 2)
                .putShort((short) 4)
                .putInt(0)
                .putInt(0)
                .putInt(SNAPLEN)
                .putInt(ETHERNET);
        file.writeBytes(header.array());
    }

    /** Adds a whole frame, caught some nanoseconds after 1970. */
    void add(long nanos, byte[] frame) {
        ByteBuffer header = buffer(16)
                .putInt((int) (nanos / SECOND))
                .putInt((int) (nanos % SECOND))
                .putInt(frame.length)
                .putInt(frame.length);
        file.writeBytes(header.array());
        file.writeBytes(frame);
    }

    byte[] bytes() {
        return file.toByteArray();
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }
}
