package dev.hexplain.ingest.capture;

/** Dissects link-layer headers: link types, EtherTypes and the headers between. Each method returns what comes next. */
final class LinkLayer {
    private static final int LOWEST_ETHERTYPE = 0x600;
    private static final int SNAP = 0xAAAA;
    private static final int IP_SAP = 0x0606;
    private static final int UNNUMBERED = 3;
    private static final int ETHERNET_BRIDGED = 0x0000F8;
    private static final int NETLINK = 824;

    private LinkLayer() {}

    /** Whether packets of a link type are taken apart. */
    static boolean knows(int linkType) {
        return switch (linkType) {
            case LinkTypes.NULL,
                    LinkTypes.LOOP,
                    LinkTypes.ETHERNET,
                    LinkTypes.PPP,
                    LinkTypes.PPP_HDLC,
                    LinkTypes.PPP_ETHER,
                    LinkTypes.PPP_DIRECTION,
                    LinkTypes.RAW,
                    LinkTypes.RAW_BSD,
                    LinkTypes.RAW_OPENBSD,
                    LinkTypes.IPV4,
                    LinkTypes.IPV6,
                    LinkTypes.C_HDLC,
                    LinkTypes.INFINIBAND,
                    LinkTypes.SLL,
                    LinkTypes.SLL2,
                    LinkTypes.WIFI,
                    LinkTypes.WIFI_PRISM,
                    LinkTypes.WIFI_AVS,
                    LinkTypes.WIFI_RADIOTAP -> true;
            default -> false;
        };
    }

    static int begin(PacketFrame frame, int linkType) {
        return switch (linkType) {
            case LinkTypes.ETHERNET -> PacketFrame.ETHERNET;
            case LinkTypes.NULL, LinkTypes.LOOP -> loopback(frame);
            case LinkTypes.PPP, LinkTypes.PPP_HDLC -> pppOrHdlc(frame);
            case LinkTypes.PPP_DIRECTION -> frame.has(1) ? frame.skipTo(1, PacketFrame.PPP) : PacketFrame.DONE;
            case LinkTypes.PPP_ETHER -> pppoe(frame);
            case LinkTypes.RAW, LinkTypes.RAW_BSD, LinkTypes.RAW_OPENBSD, LinkTypes.IPV4, LinkTypes.IPV6 ->
                PacketFrame.IP_BY_VERSION;
            case LinkTypes.C_HDLC -> cHdlc(frame);
            case LinkTypes.INFINIBAND -> infiniband(frame);
            case LinkTypes.SLL -> sll(frame);
            case LinkTypes.SLL2 -> sll2(frame);
            case LinkTypes.WIFI, LinkTypes.WIFI_PRISM, LinkTypes.WIFI_AVS, LinkTypes.WIFI_RADIOTAP ->
                Wifi.begin(frame, linkType);
            default -> PacketFrame.DONE;
        };
    }

    static int inner(PacketFrame frame, int kind) {
        return switch (kind) {
            case PacketFrame.ETHERNET -> ethernet(frame);
            case PacketFrame.PPP -> ppp(frame);
            case PacketFrame.LLC -> llc(frame);
            case PacketFrame.IP_BY_VERSION -> byVersion(frame);
            default -> PacketFrame.DONE;
        };
    }

    private static int ethernet(PacketFrame frame) {
        if (!frame.has(14)) {
            return PacketFrame.DONE;
        }
        int type = frame.u2(12);
        frame.at += 14;
        return typeOrLength(frame, type);
    }

    /** IEEE 802.3: small numbers are the length of what follows. */
    private static int typeOrLength(PacketFrame frame, int type) {
        if (type >= LOWEST_ETHERTYPE) {
            return type;
        }
        frame.cutTo(type);
        return PacketFrame.LLC;
    }

    /** A tag of IEEE 802.1Q, whose tag control comes before the type. */
    static int vlan(PacketFrame frame) {
        if (!frame.has(4)) {
            return PacketFrame.DONE;
        }
        int type = frame.u2(2);
        frame.at += 4;
        return typeOrLength(frame, type);
    }

    private static int llc(PacketFrame frame) {
        if (!frame.has(3)) {
            return PacketFrame.DONE;
        }
        int points = frame.u2(0);
        if (frame.u1(2) != UNNUMBERED) {
            return PacketFrame.DONE;
        }
        if (points == IP_SAP) {
            return frame.skipTo(3, PacketFrame.IP_BY_VERSION);
        }
        if (points != SNAP || !frame.has(8)) {
            return PacketFrame.DONE;
        }
        int organization = frame.u1(3) << 16 | frame.u2(4);
        int type = frame.u2(6);
        frame.at += 8;
        return organization == 0 || organization == ETHERNET_BRIDGED ? type : PacketFrame.DONE;
    }

    /** The address family, in the byte order of the capturing machine. */
    private static int loopback(PacketFrame frame) {
        if (!frame.has(4)) {
            return PacketFrame.DONE;
        }
        int read = frame.s4(0);
        int addressFamily = (read & 0xFFFF_0000) == 0 ? read : Integer.reverseBytes(read);
        return switch (addressFamily) {
            case 2, 10, 24, 28, 30 -> frame.skipTo(4, PacketFrame.IP_BY_VERSION);
            default -> PacketFrame.DONE;
        };
    }

    private static int pppOrHdlc(PacketFrame frame) {
        boolean cisco = frame.end - frame.at >= 4 && (frame.u1(0) & 0x7F) == 0x0F;
        return cisco ? cHdlc(frame) : PacketFrame.PPP;
    }

    private static int cHdlc(PacketFrame frame) {
        if (!frame.has(4)) {
            return PacketFrame.DONE;
        }
        int type = frame.u2(2);
        return frame.skipTo(4, type >= LOWEST_ETHERTYPE ? type : PacketFrame.DONE);
    }

    /** RFC 1661: address and control may be left out, and so may the upper byte of the protocol. */
    private static int ppp(PacketFrame frame) {
        if (!frame.has(2)) {
            return PacketFrame.DONE;
        }
        if (frame.u2(0) == 0xFF03) {
            frame.at += 2;
        }
        if (!frame.has(2)) {
            return PacketFrame.DONE;
        }
        boolean compressed = (frame.u1(0) & 1) == 1;
        int protocol = compressed ? frame.u1(0) : frame.u2(0);
        frame.at += compressed ? 1 : 2;
        return switch (protocol) {
            case 0x21 -> NetworkLayer.IPV4;
            case 0x57 -> NetworkLayer.IPV6;
            case 0x281 -> NetworkLayer.MPLS;
            default -> PacketFrame.DONE;
        };
    }

    /** RFC 2516. */
    static int pppoe(PacketFrame frame) {
        if (!frame.has(6) || frame.u2(0) != 0x1100) {
            return PacketFrame.DONE;
        }
        frame.cutTo(6L + frame.u2(4));
        return frame.skipTo(6, PacketFrame.PPP);
    }

    private static int byVersion(PacketFrame frame) {
        if (!frame.has(1)) {
            return PacketFrame.DONE;
        }
        return switch (frame.u1(0) >>> 4) {
            case 4 -> NetworkLayer.IPV4;
            case 6 -> NetworkLayer.IPV6;
            default -> {
                frame.fail(CaptureIssueKind.IP_VERSION, frame.at, 4, frame.u1(0) >>> 4);
                yield PacketFrame.DONE;
            }
        };
    }

    /** RFC 4391: behind 40 bytes of a global route header. */
    private static int infiniband(PacketFrame frame) {
        if (!frame.has(44)) {
            return PacketFrame.DONE;
        }
        int type = frame.u2(40);
        return frame.skipTo(44, type);
    }

    private static int sll(PacketFrame frame) {
        if (!frame.has(16)) {
            return PacketFrame.DONE;
        }
        int next = resolved(frame.u2(2), frame.u2(14));
        return frame.skipTo(16, next);
    }

    private static int sll2(PacketFrame frame) {
        if (!frame.has(20)) {
            return PacketFrame.DONE;
        }
        int next = resolved(frame.u2(8), frame.u2(0));
        return frame.skipTo(20, next);
    }

    private static int resolved(int hardware, int type) {
        if (hardware == NETLINK) {
            return PacketFrame.DONE;
        }
        if (type >= LOWEST_ETHERTYPE) {
            return type;
        }
        return type == 4 ? PacketFrame.LLC : PacketFrame.DONE;
    }
}
