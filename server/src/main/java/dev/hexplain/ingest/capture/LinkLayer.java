package dev.hexplain.ingest.capture;

/** What lies below IP: link types, EtherTypes and the headers between. Each method says what comes next. */
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

    static int begin(Frame frame, int linkType) {
        return switch (linkType) {
            case LinkTypes.ETHERNET -> Frame.ETHERNET;
            case LinkTypes.NULL, LinkTypes.LOOP -> loopback(frame);
            case LinkTypes.PPP, LinkTypes.PPP_HDLC -> pppOrHdlc(frame);
            case LinkTypes.PPP_DIRECTION -> frame.has(1) ? frame.skipTo(1, Frame.PPP) : Frame.DONE;
            case LinkTypes.PPP_ETHER -> pppoe(frame);
            case LinkTypes.RAW, LinkTypes.RAW_BSD, LinkTypes.RAW_OPENBSD, LinkTypes.IPV4, LinkTypes.IPV6 ->
                Frame.IP_BY_VERSION;
            case LinkTypes.C_HDLC -> cHdlc(frame);
            case LinkTypes.INFINIBAND -> infiniband(frame);
            case LinkTypes.SLL -> sll(frame);
            case LinkTypes.SLL2 -> sll2(frame);
            case LinkTypes.WIFI, LinkTypes.WIFI_PRISM, LinkTypes.WIFI_AVS, LinkTypes.WIFI_RADIOTAP ->
                Wifi.begin(frame, linkType);
            default -> Frame.DONE;
        };
    }

    static int inner(Frame frame, int kind) {
        return switch (kind) {
            case Frame.ETHERNET -> ethernet(frame);
            case Frame.PPP -> ppp(frame);
            case Frame.LLC -> llc(frame);
            case Frame.IP_BY_VERSION -> byVersion(frame);
            default -> Frame.DONE;
        };
    }

    private static int ethernet(Frame frame) {
        if (!frame.has(14)) {
            return Frame.DONE;
        }
        int type = frame.u2(12);
        frame.at += 14;
        return typeOrLength(frame, type);
    }

    /** IEEE 802.3: small numbers are the length of what follows. */
    private static int typeOrLength(Frame frame, int type) {
        if (type >= LOWEST_ETHERTYPE) {
            return type;
        }
        frame.cutTo(type);
        return Frame.LLC;
    }

    /** A tag of IEEE 802.1Q, whose tag control comes before the type. */
    static int vlan(Frame frame) {
        if (!frame.has(4)) {
            return Frame.DONE;
        }
        int type = frame.u2(2);
        frame.at += 4;
        return typeOrLength(frame, type);
    }

    private static int llc(Frame frame) {
        if (!frame.has(3)) {
            return Frame.DONE;
        }
        int points = frame.u2(0);
        if (frame.u1(2) != UNNUMBERED) {
            return Frame.DONE;
        }
        if (points == IP_SAP) {
            return frame.skipTo(3, Frame.IP_BY_VERSION);
        }
        if (points != SNAP || !frame.has(8)) {
            return Frame.DONE;
        }
        int organization = frame.u1(3) << 16 | frame.u2(4);
        int type = frame.u2(6);
        frame.at += 8;
        return organization == 0 || organization == ETHERNET_BRIDGED ? type : Frame.DONE;
    }

    /** The address family, in the byte order of who captured. */
    private static int loopback(Frame frame) {
        if (!frame.has(4)) {
            return Frame.DONE;
        }
        int read = frame.s4(0);
        int addressFamily = (read & 0xFFFF_0000) == 0 ? read : Integer.reverseBytes(read);
        return switch (addressFamily) {
            case 2, 10, 24, 28, 30 -> frame.skipTo(4, Frame.IP_BY_VERSION);
            default -> Frame.DONE;
        };
    }

    private static int pppOrHdlc(Frame frame) {
        boolean cisco = frame.end - frame.at >= 4 && (frame.u1(0) & 0x7F) == 0x0F;
        return cisco ? cHdlc(frame) : Frame.PPP;
    }

    private static int cHdlc(Frame frame) {
        if (!frame.has(4)) {
            return Frame.DONE;
        }
        int type = frame.u2(2);
        return frame.skipTo(4, type >= LOWEST_ETHERTYPE ? type : Frame.DONE);
    }

    /** RFC 1661: address and control may be left out, and so may the upper byte of the protocol. */
    private static int ppp(Frame frame) {
        if (!frame.has(2)) {
            return Frame.DONE;
        }
        if (frame.u2(0) == 0xFF03) {
            frame.at += 2;
        }
        if (!frame.has(2)) {
            return Frame.DONE;
        }
        boolean compressed = (frame.u1(0) & 1) == 1;
        int protocol = compressed ? frame.u1(0) : frame.u2(0);
        frame.at += compressed ? 1 : 2;
        return switch (protocol) {
            case 0x21 -> NetworkLayer.IPV4;
            case 0x57 -> NetworkLayer.IPV6;
            case 0x281 -> NetworkLayer.MPLS;
            default -> Frame.DONE;
        };
    }

    /** RFC 2516. */
    static int pppoe(Frame frame) {
        if (!frame.has(6) || frame.u2(0) != 0x1100) {
            return Frame.DONE;
        }
        frame.cutTo(6L + frame.u2(4));
        return frame.skipTo(6, Frame.PPP);
    }

    private static int byVersion(Frame frame) {
        if (!frame.has(1)) {
            return Frame.DONE;
        }
        return switch (frame.u1(0) >>> 4) {
            case 4 -> NetworkLayer.IPV4;
            case 6 -> NetworkLayer.IPV6;
            default -> {
                frame.fail(Fault.IP_VERSION, frame.at, 4, frame.u1(0) >>> 4);
                yield Frame.DONE;
            }
        };
    }

    /** RFC 4391: behind 40 bytes of a global route header. */
    private static int infiniband(Frame frame) {
        if (!frame.has(44)) {
            return Frame.DONE;
        }
        int type = frame.u2(40);
        return frame.skipTo(44, type);
    }

    private static int sll(Frame frame) {
        if (!frame.has(16)) {
            return Frame.DONE;
        }
        int next = cooked(frame.u2(2), frame.u2(14));
        return frame.skipTo(16, next);
    }

    private static int sll2(Frame frame) {
        if (!frame.has(20)) {
            return Frame.DONE;
        }
        int next = cooked(frame.u2(8), frame.u2(0));
        return frame.skipTo(20, next);
    }

    private static int cooked(int hardware, int type) {
        if (hardware == NETLINK) {
            return Frame.DONE;
        }
        if (type >= LOWEST_ETHERTYPE) {
            return type;
        }
        return type == 4 ? Frame.LLC : Frame.DONE;
    }
}
