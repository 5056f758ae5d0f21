package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/** Packets with their check sums, and headers that {@code Frames} has none of. */
final class Wire {
    static final int ETHERTYPE_IPV4 = 0x0800;
    static final int ETHERTYPE_ARP = 0x0806;
    static final int ETHERTYPE_VLAN = 0x8100;
    static final int ETHERTYPE_SERVICE_VLAN = 0x88A8;
    static final int ETHERTYPE_IPV6 = 0x86DD;

    static final int ICMP = 1;
    static final int TCP = 6;
    static final int UDP = 17;
    static final int GRE = 47;
    static final int ICMPV6 = 58;

    /** fd00::1 and fd00::2, of the block for addresses that are nobody's. */
    private static final String IPV6_ADDRESSES = "fd000000000000000000000000000001" + "fd000000000000000000000000000002";

    private Wire() {}

    static byte[] hex(String digits) {
        return HexFormat.of().parseHex(digits.replace(" ", ""));
    }

    static byte[] join(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        ByteBuffer all = ByteBuffer.allocate(length);
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }

    /** Ethernet between two addresses of the range that is administered locally. */
    static byte[] ethernet(int type, byte[] payload) {
        return join(hex("020000000002 020000000001"), hex("%04x".formatted(type)), payload);
    }

    /** A tag: a network, and the type of what follows. */
    static byte[] tag(int network, int type, byte[] payload) {
        return join(hex("%04x%04x".formatted(network, type)), payload);
    }

    static byte[] ipv6(int nextHeader, byte[] payload) {
        byte[] header = hex("60000000%04x%02x40".formatted(payload.length, nextHeader) + IPV6_ADDRESSES);
        return join(header, payload);
    }

    /** An IPv4 packet, given the check sums of its header and of what it carries. */
    static byte[] checked(byte[] packet) {
        ByteBuffer bytes = ByteBuffer.wrap(packet);
        int header = (packet[0] & 0xF) * 4;
        bytes.putShort(10, (short) 0);
        bytes.putShort(10, (short) ~sum(bytes, 0, header, 0));
        boolean part = (bytes.getShort(6) & 0x3FFF) != 0;
        if (!part) {
            check(bytes, packet[9] & 0xFF, header, sum(bytes, 12, 20, 0));
        }
        return packet;
    }

    /** An IPv6 packet without extension headers, given the check sum of what it carries. */
    static byte[] checked6(byte[] packet) {
        ByteBuffer bytes = ByteBuffer.wrap(packet);
        check(bytes, packet[6] & 0xFF, 40, sum(bytes, 8, 40, 0));
        return packet;
    }

    private static void check(ByteBuffer bytes, int protocol, int from, int addresses) {
        int length = bytes.capacity() - from;
        int at =
                switch (protocol) {
                    case TCP -> from + 16;
                    case UDP -> from + 6;
                    case ICMP, ICMPV6 -> from + 2;
                    default -> -1;
                };
        if (at < 0) {
            return;
        }
        int pseudoHeader = protocol == ICMP ? 0 : addresses + protocol + length;
        bytes.putShort(at, (short) 0);
        bytes.putShort(at, (short) ~sum(bytes, from, bytes.capacity(), pseudoHeader));
    }

    /** The ones' complement sum of words (RFC 1071). */
    private static int sum(ByteBuffer bytes, int from, int to, int start) {
        int sum = start;
        for (int at = from; at < to; at += 2) {
            int low = at + 1 < to ? bytes.get(at + 1) & 0xFF : 0;
            sum += (bytes.get(at) & 0xFF) << 8 | low;
        }
        while (sum >>> 16 != 0) {
            sum = (sum & 0xFFFF) + (sum >>> 16);
        }
        return sum;
    }
}
