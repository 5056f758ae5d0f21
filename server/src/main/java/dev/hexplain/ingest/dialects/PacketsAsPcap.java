package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPart;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/**
 * Writes the packets of a dump as a capture (pcap with nanoseconds, draft-ietf-opsawg-pcap). Whether they start with a
 * link layer, and with which, follows from the first ({@link PacketHead}).
 */
public final class PacketsAsPcap {
    private static final int MAGIC_NANOSECONDS = 0xA1B23C4D;
    /** Of a packet, in bytes. */
    static final int LONGEST = 1 << 18;

    /** Bytes of the file header. */
    static final int HEADER = 24;

    /** Bytes before each packet. */
    static final int RECORD_HEADER = 16;

    private static final long SECOND = 1_000_000_000L;

    private PacketsAsPcap() {}

    /**
     * @param parts the packets, each of at most 256 KiB; of longer ones the rest is left out
     * @param bytes those of all packets, one behind the other
     */
    public static void write(List<TextPart> parts, InputStream bytes, OutputStream out) throws IOException {
        boolean first = true;
        long at = 0;
        for (TextPart part : parts) {
            bytes.skipNBytes(part.offset() - at);
            byte[] packet = bytes.readNBytes((int) Math.min(part.length(), LONGEST));
            at = part.offset() + packet.length;
            if (first) {
                out.write(header(PacketHead.of(packet).linkType()));
                first = false;
            }
            long time = part.time().orElse(0);
            out.write(numbers((int) Math.floorDiv(time, SECOND), (int) Math.floorMod(time, SECOND), packet.length, (int)
                    Math.min(part.length(), Integer.MAX_VALUE)));
            out.write(packet);
        }
        out.flush();
    }

    /** Whether the first packet begins as packets of IP do, with the header of a link layer before or without. */
    static boolean looksLikePacket(byte[] bytes, TextPart part) {
        int from = (int) Math.min(part.offset(), bytes.length);
        byte[] packet = Arrays.copyOfRange(bytes, from, (int) Math.min(bytes.length, from + part.length()));
        return PacketHead.of(packet) != PacketHead.UNKNOWN;
    }

    private static byte[] header(int linkType) {
        ByteBuffer header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        header.putInt(MAGIC_NANOSECONDS)
                .putShort((short) 2)
                .putShort((short) 4)
                .putInt(0)
                .putInt(0);
        return header.putInt(LONGEST).putInt(linkType).array();
    }

    private static byte[] numbers(int... numbers) {
        ByteBuffer record = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int number : numbers) {
            record.putInt(number);
        }
        return record.array();
    }
}
