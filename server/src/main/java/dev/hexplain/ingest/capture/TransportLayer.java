package dev.hexplain.ingest.capture;

/** Dissects what IP carries: TCP (RFC 9293), UDP (RFC 768), and tunnels with other packets inside. */
final class TransportLayer {
    static final int TCP = 6;
    static final int UDP = 17;

    static final int FIN = 1;
    static final int SYN = 1 << 1;
    static final int RST = 1 << 2;
    static final int ACK = 1 << 4;
    static final int URG = 1 << 5;
    static final int FLAGS = 0x1FF;

    private static final int TCP_HEADER = 20;
    private static final int UDP_HEADER = 8;
    private static final int VXLAN_PORT = 4789;
    private static final int VXLAN_PORT_OF_LINUX = 8472;
    private static final int GENEVE_PORT = 6081;
    private static final int CHECKSUM_PRESENT = 0x8000;
    private static final int ROUTING_PRESENT = 0x4000;
    private static final int KEY_PRESENT = 0x2000;
    private static final int SEQUENCE_PRESENT = 0x1000;
    private static final int ACKNOWLEDGMENT_PRESENT = 0x0080;
    private static final int ERSPAN_2 = 0x88BE;
    private static final int ERSPAN_3 = 0x22EB;

    private TransportLayer() {}

    static int read(PacketFrame frame, int protocol) {
        return switch (protocol) {
            case TCP -> tcp(frame);
            case UDP -> udp(frame);
            case 4, 41 -> PacketFrame.IP_BY_VERSION;
            case 47 -> gre(frame);
            case 137 -> NetworkLayer.MPLS;
            default -> PacketFrame.DONE;
        };
    }

    private static int tcp(PacketFrame frame) {
        if (!frame.has(TCP_HEADER)) {
            return PacketFrame.DONE;
        }
        int header = (frame.u1(12) >>> 4) * 4;
        if (header < TCP_HEADER || header > frame.wireEnd - frame.at) {
            frame.fail(CaptureIssueKind.TCP_HEADER_LENGTH, frame.at + 12, frame.wireEnd - frame.at, header);
            return PacketFrame.DONE;
        }
        frame.tcp = true;
        frame.sourcePort = frame.u2(0);
        frame.targetPort = frame.u2(2);
        frame.sequence = frame.s4(4);
        frame.acknowledged = frame.s4(8);
        frame.flags = frame.u2(12) & FLAGS;
        frame.receiveWindow = frame.u2(14);
        frame.setPayload(header);
        return PacketFrame.DONE;
    }

    private static int udp(PacketFrame frame) {
        if (!frame.has(UDP_HEADER)) {
            return PacketFrame.DONE;
        }
        frame.sourcePort = frame.u2(0);
        frame.targetPort = frame.u2(2);
        // 0 is a jumbogram (RFC 2675).
        int claimed = frame.u2(4);
        long room = frame.wireEnd - frame.at;
        if (claimed != 0 && (claimed < UDP_HEADER || claimed > room)) {
            frame.fail(CaptureIssueKind.UDP_LENGTH, frame.at + 4, room, claimed);
        } else if (claimed != 0) {
            frame.cutTo(claimed);
        }
        frame.udp = true;
        frame.setPayload(UDP_HEADER);
        frame.at += UDP_HEADER;
        return tunnel(frame);
    }

    private static int tunnel(PacketFrame frame) {
        if (frame.end - frame.at < 8) {
            return PacketFrame.DONE;
        }
        return switch (frame.targetPort) {
            case VXLAN_PORT, VXLAN_PORT_OF_LINUX -> vxlan(frame);
            case GENEVE_PORT -> geneve(frame);
            default -> PacketFrame.DONE;
        };
    }

    /** RFC 7348: of the flags only the one that the network is named; what is reserved is 0. */
    private static int vxlan(PacketFrame frame) {
        boolean plain = frame.s4(0) == 0x0800_0000 && frame.u1(7) == 0;
        return plain ? frame.skipTo(8, PacketFrame.ETHERNET) : PacketFrame.DONE;
    }

    /** RFC 8926. */
    private static int geneve(PacketFrame frame) {
        int header = 8 + (frame.u1(0) & 0x3F) * 4;
        if (frame.u1(0) >>> 6 != 0 || frame.end - frame.at < header) {
            return PacketFrame.DONE;
        }
        return frame.skipTo(header, frame.u2(2));
    }

    /** RFC 2784 and 2890; version 1 is RFC 2637. */
    private static int gre(PacketFrame frame) {
        if (!frame.has(4)) {
            return PacketFrame.DONE;
        }
        int flags = frame.u2(0);
        int type = frame.u2(2);
        int length = 4;
        length += (flags & CHECKSUM_PRESENT) != 0 ? 4 : 0;
        length += (flags & KEY_PRESENT) != 0 ? 4 : 0;
        length += (flags & SEQUENCE_PRESENT) != 0 ? 4 : 0;
        boolean pptp = (flags & 7) == 1;
        length += pptp && (flags & ACKNOWLEDGMENT_PRESENT) != 0 ? 4 : 0;
        if ((flags & ROUTING_PRESENT) != 0 || !frame.has(length)) {
            return PacketFrame.DONE;
        }
        frame.at += length;
        return switch (type) {
            case ERSPAN_2 -> erspan(frame, (flags & SEQUENCE_PRESENT) != 0 ? 8 : 0);
            case ERSPAN_3 -> erspan(frame, frame.end - frame.at >= 12 && (frame.u1(11) & 1) == 1 ? 20 : 12);
            default -> type;
        };
    }

    private static int erspan(PacketFrame frame, int header) {
        return frame.has(header) ? frame.skipTo(header, PacketFrame.ETHERNET) : PacketFrame.DONE;
    }
}
