package dev.hexplain.ingest.capture;

/** Dissects what an EtherType names: IPv4 (RFC 791), IPv6 (RFC 8200), and tags and labels before them. */
final class NetworkLayer {
    static final int IPV4 = 0x0800;
    static final int IPV6 = 0x86DD;
    static final int MPLS = 0x8847;

    private static final int MORE_FRAGMENTS = 0x2000;
    private static final int END_OF_OPTIONS = 0;
    private static final int NO_OPERATION = 1;
    private static final int NO_NEXT_HEADER = 59;

    private NetworkLayer() {}

    static int read(PacketFrame frame, int etherType) {
        return switch (etherType) {
            case IPV4 -> ipv4(frame);
            case IPV6 -> ipv6(frame);
            case 0x8100, 0x88A8, 0x9100, 0x9200 -> LinkLayer.vlan(frame);
            case 0x8864 -> LinkLayer.pppoe(frame);
            case MPLS, 0x8848 -> mpls(frame);
            case 0x6558 -> PacketFrame.ETHERNET;
            case 0x880B -> PacketFrame.PPP;
            default -> PacketFrame.DONE;
        };
    }

    private static int mpls(PacketFrame frame) {
        boolean last = false;
        while (!last) {
            if (!frame.has(4)) {
                return PacketFrame.DONE;
            }
            last = (frame.u1(2) & 1) == 1;
            frame.at += 4;
        }
        if (!frame.has(4)) {
            return PacketFrame.DONE;
        }
        return switch (frame.u1(0) >>> 4) {
            case 4 -> IPV4;
            case 6 -> IPV6;
            // RFC 4385: a control word before an Ethernet frame.
            case 0 -> frame.skipTo(4, PacketFrame.ETHERNET);
            default -> PacketFrame.DONE;
        };
    }

    private static int ipv4(PacketFrame frame) {
        if (!frame.has(20)) {
            return PacketFrame.DONE;
        }
        int first = frame.u1(0);
        int header = (first & 0xF) * 4;
        if (first >>> 4 != 4) {
            frame.fail(CaptureIssueKind.IP_VERSION, frame.at, 4, first >>> 4);
            return PacketFrame.DONE;
        }
        if (header < 20) {
            frame.fail(CaptureIssueKind.IP_HEADER_LENGTH, frame.at, 20, header);
            return PacketFrame.DONE;
        }
        // Offloading leaves the length to the network card: it is 0 where packets are captured before.
        int claimed = frame.u2(2);
        long total = claimed == 0 ? frame.wireEnd - frame.at : claimed;
        if (total < header || total > frame.wireEnd - frame.at) {
            frame.fail(CaptureIssueKind.IP_LENGTH, frame.at + 2, frame.wireEnd - frame.at, total);
        }
        frame.cutTo(Math.max(total, header));
        if (!optionsFit(frame, header)) {
            return PacketFrame.DONE;
        }
        frame.family = 4;
        frame.sourceHigh = 0;
        frame.sourceLow = frame.s4(12) & 0xFFFF_FFFFL;
        frame.targetHigh = 0;
        frame.targetLow = frame.s4(16) & 0xFFFF_FFFFL;
        startPayload(frame, header, frame.u1(9));
        int part = frame.u2(6);
        if ((part & 0x3FFF) != 0 && !isCutBeginning(frame, (part & 0x1FFF) == 0)) {
            return fragment(frame, frame.u2(4), (part & 0x1FFF) * 8, (part & MORE_FRAGMENTS) != 0, header);
        }
        return frame.skipTo(header, PacketFrame.IP_PROTOCOL + frame.protocol);
    }

    /** A first part that was not captured whole can never be put together; what there is of it is read at once. */
    private static boolean isCutBeginning(PacketFrame frame, boolean first) {
        return first && frame.payloadMissing > 0;
    }

    /** Whether the options of a header fill it; a receiver drops packets with others (RFC 1122, 3.2.1.8). */
    private static boolean optionsFit(PacketFrame frame, int header) {
        int at = 20;
        while (at < header && frame.at + at < frame.end && frame.u1(at) != END_OF_OPTIONS) {
            boolean single = frame.u1(at) == NO_OPERATION;
            boolean told = !single && at + 1 < header && frame.at + at + 1 < frame.end;
            int length = single ? 1 : told ? frame.u1(at + 1) : 0;
            if (!single && (length < shortest(frame.u1(at)) || length > header - at)) {
                frame.fail(CaptureIssueKind.IP_OPTION, frame.at + at, header - at, length);
                return false;
            }
            at += length;
        }
        return true;
    }

    /** RFC 791 and RFC 1108. */
    private static int shortest(int option) {
        return switch (option) {
            case 7, 130, 131, 133, 137 -> 3;
            case 68, 136 -> 4;
            default -> 2;
        };
    }

    private static void startPayload(PacketFrame frame, int header, int protocol) {
        frame.protocol = protocol;
        frame.sourcePort = 0;
        frame.targetPort = 0;
        frame.tcp = false;
        frame.udp = false;
        frame.setPayload(header);
    }

    private static int fragment(PacketFrame frame, int id, int offset, boolean more, int header) {
        frame.fragment = true;
        frame.fragmentId = id;
        frame.fragmentOffset = offset;
        frame.moreFragments = more;
        return frame.skipTo(header, PacketFrame.DONE);
    }

    private static int ipv6(PacketFrame frame) {
        if (!frame.has(40)) {
            return PacketFrame.DONE;
        }
        if (frame.u1(0) >>> 4 != 6) {
            frame.fail(CaptureIssueKind.IP_VERSION, frame.at, 6, frame.u1(0) >>> 4);
            return PacketFrame.DONE;
        }
        // 0 is a jumbogram, or was left to the network card.
        int claimed = frame.u2(4);
        long total = claimed == 0 ? frame.wireEnd - frame.at : claimed + 40L;
        if (total > frame.wireEnd - frame.at) {
            frame.fail(CaptureIssueKind.IP_LENGTH, frame.at + 4, frame.wireEnd - frame.at, total);
        }
        frame.cutTo(total);
        frame.family = 6;
        frame.sourceHigh = frame.bytes.s8(frame.at + 8);
        frame.sourceLow = frame.bytes.s8(frame.at + 16);
        frame.targetHigh = frame.bytes.s8(frame.at + 24);
        frame.targetLow = frame.bytes.s8(frame.at + 32);
        int next = frame.u1(6);
        frame.at += 40;
        return extensions(frame, next);
    }

    private static int extensions(PacketFrame frame, int first) {
        int next = first;
        while (true) {
            startPayload(frame, 0, next);
            int length;
            switch (next) {
                case 0, 43, 60, 135, 139, 140 -> {
                    if (!frame.has(8)) {
                        return PacketFrame.DONE;
                    }
                    length = (frame.u1(1) + 1) * 8;
                }
                case 51 -> {
                    if (!frame.has(8)) {
                        return PacketFrame.DONE;
                    }
                    length = (frame.u1(1) + 2) * 4;
                }
                case 44 -> {
                    if (!frame.has(8)) {
                        return PacketFrame.DONE;
                    }
                    int part = frame.u2(2);
                    int id = frame.s4(4);
                    startPayload(frame, 8, frame.u1(0));
                    if ((part & 0xFFF9) != 0 && !isCutBeginning(frame, (part & 0xFFF8) == 0)) {
                        return fragment(frame, id, part & 0xFFF8, (part & 1) != 0, 8);
                    }
                    length = 8;
                }
                case NO_NEXT_HEADER -> {
                    return PacketFrame.DONE;
                }
                default -> {
                    return PacketFrame.IP_PROTOCOL + next;
                }
            }
            next = frame.u1(0);
            frame.at += length;
        }
    }
}
