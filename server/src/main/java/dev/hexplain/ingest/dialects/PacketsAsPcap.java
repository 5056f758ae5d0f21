package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextPart;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Writes the packets of a dump as a capture (pcap with nanoseconds, draft-ietf-opsawg-pcap). Whether they start with a
 * link layer follows from the first: {@code tcpdump -x} leaves it out.
 */
public final class PacketsAsPcap {
    private static final int MAGIC_NANOSECONDS = 0xA1B23C4D;
    /** Of a packet, in bytes. */
    static final int LONGEST = 1 << 18;

    /** Bytes of the file header. */
    static final int HEADER = 24;

    /** Bytes before each packet. */
    static final int RECORD_HEADER = 16;

    private static final int ETHERNET = 1;
    private static final int RAW_IP = 101;
    private static final int ETHERNET_HEADER = 14;

    /** IPv4, IPv6, ARP, VLAN, QinQ. */
    private static final Set<Integer> ETHERTYPES = Set.of(0x0800, 0x86DD, 0x0806, 0x8100, 0x88A8);

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
                out.write(header(isIp(packet) ? RAW_IP : ETHERNET));
                first = false;
            }
            long time = part.time().orElse(0);
            out.write(numbers((int) Math.floorDiv(time, SECOND), (int) Math.floorMod(time, SECOND), packet.length, (int)
                    Math.min(part.length(), Integer.MAX_VALUE)));
            out.write(packet);
        }
        out.flush();
    }

    /** Whether the first packet begins as packets of IP do, with a header of Ethernet before or without. */
    static boolean looksLikePacket(byte[] bytes, TextPart part) {
        int from = (int) Math.min(part.offset(), bytes.length);
        byte[] packet = Arrays.copyOfRange(bytes, from, (int) Math.min(bytes.length, from + part.length()));
        return isIp(packet) || (packet.length >= ETHERNET_HEADER && ETHERTYPES.contains(u2(packet, 12)));
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

    /** Whether a packet starts with an IP header whose own length is that of the packet. */
    private static boolean isIp(byte[] packet) {
        if (packet.length < 20) {
            return false;
        }
        int version = packet[0] >> 4 & 0xF;
        int length = version == 4 ? u2(packet, 2) : 40 + u2(packet, 4);
        return (version == 4 || version == 6) && length == packet.length;
    }

    private static int u2(byte[] packet, int at) {
        return (packet[at] & 0xFF) << 8 | (packet[at + 1] & 0xFF);
    }
}
