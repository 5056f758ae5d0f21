package dev.hexplain.ingest.capture;

/** Dissects packets, from the link layer down to TCP, UDP or other protocols over IP, through tunnels. */
final class Dissector {
    /** Headers inside each other. */
    private static final int DEEPEST = 40;

    final PacketFrame frame = new PacketFrame();

    /** Fills the frame with what a packet holds. */
    void packet(RecordReader packet) {
        frame.start(packet.bytes, packet.offset, packet.captured, Math.max(packet.captured, packet.original));
        descend(LinkLayer.begin(frame, packet.linkType));
    }

    /** Fills the frame with what a datagram of IP holds that came in fragments; addresses and the like stay. */
    void datagram(NetworkBytes head, int captured, int length) {
        int family = frame.family;
        frame.start(head, 0, captured, length);
        frame.family = family;
        frame.setPayload(0);
        descend(PacketFrame.IP_PROTOCOL + frame.protocol);
    }

    private void descend(int first) {
        int next = first;
        for (int depth = 0; next != PacketFrame.DONE; depth++) {
            if (depth == DEEPEST) {
                frame.fail(CaptureIssueKind.NESTED_TOO_DEEP, frame.at, DEEPEST, depth);
                return;
            }
            next = next >= PacketFrame.ETHERNET
                    ? LinkLayer.inner(frame, next)
                    : next >= PacketFrame.IP_PROTOCOL
                            ? TransportLayer.read(frame, next - PacketFrame.IP_PROTOCOL)
                            : NetworkLayer.read(frame, next);
        }
    }
}
