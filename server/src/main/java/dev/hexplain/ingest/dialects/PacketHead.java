package dev.hexplain.ingest.dialects;

import java.util.Arrays;
import java.util.Set;

/**
 * What a packet begins with, found by what follows it: an IP header whose own length is that of the rest. {@code tcpdump -x}
 * leaves the link layer out on Ethernet, and shows it on a loopback interface of BSD and macOS and with {@code -xx}.
 */
enum PacketHead {
    RAW_IP(101, 0, true) {
        @Override
        boolean begins(byte[] packet) {
            return true;
        }
    },
    /** The address family, in the byte order of the host (the registry of link types calls it NULL), or big-endian. */
    LOOPBACK(0, 4, true) {
        @Override
        boolean begins(byte[] packet) {
            int read = u2(packet, 0) << 16 | u2(packet, 2);
            return FAMILIES.contains((read & 0xFFFF_0000) == 0 ? read : Integer.reverseBytes(read));
        }
    },
    LINUX_COOKED(113, 16, true) {
        @Override
        boolean begins(byte[] packet) {
            return u2(packet, 0) <= OUTGOING && ETHERTYPES.contains(u2(packet, 14));
        }
    },
    LINUX_COOKED_2(276, 20, true) {
        @Override
        boolean begins(byte[] packet) {
            return ETHERTYPES.contains(u2(packet, 0)) && u2(packet, 2) == 0 && packet[10] <= OUTGOING;
        }
    },
    /** Padding may follow the IP packet, and other protocols than IP are usual. */
    ETHERNET(1, 14, false) {
        @Override
        boolean begins(byte[] packet) {
            return ETHERTYPES.contains(u2(packet, 12));
        }
    },
    /** Written as Ethernet. */
    UNKNOWN(1, 0, false) {
        @Override
        boolean begins(byte[] packet) {
            return true;
        }
    };

    /** IPv4, IPv6, ARP, VLAN, QinQ. */
    private static final Set<Integer> ETHERTYPES = Set.of(0x0800, 0x86DD, 0x0806, 0x8100, 0x88A8);

    /** AF_INET, and AF_INET6 of NetBSD and OpenBSD, of FreeBSD, and of macOS. */
    private static final Set<Integer> FAMILIES = Set.of(2, 24, 28, 30);

    /** The last type of packets of the cooked headers. */
    private static final int OUTGOING = 4;

    private final int linkType;
    private final int length;
    /** Whether only an IP header behind it proves it. */
    private final boolean provedByIp;

    PacketHead(int linkType, int length, boolean provedByIp) {
        this.linkType = linkType;
        this.length = length;
        this.provedByIp = provedByIp;
    }

    /** Whether a packet that is longer begins like this. */
    abstract boolean begins(byte[] packet);

    static PacketHead of(byte[] packet) {
        return Arrays.stream(values())
                .filter(head -> packet.length >= head.length && head.begins(packet))
                .filter(head -> !head.provedByIp || isIp(packet, head.length))
                .findFirst()
                .orElse(UNKNOWN);
    }

    /** The number in a capture (LINKTYPE_ values of tcpdump.org). */
    int linkType() {
        return linkType;
    }

    /** Whether an IP header is at an index whose own length is that of the rest. */
    private static boolean isIp(byte[] packet, int at) {
        if (packet.length - at < 20) {
            return false;
        }
        int version = packet[at] >> 4 & 0xF;
        int length = version == 4 ? u2(packet, at + 2) : 40 + u2(packet, at + 4);
        return (version == 4 || version == 6) && length == packet.length - at;
    }

    private static int u2(byte[] packet, int at) {
        return (packet[at] & 0xFF) << 8 | (packet[at + 1] & 0xFF);
    }
}
