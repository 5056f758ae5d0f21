package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/**
 * A wire between hosts of a private network, with somebody who captures what passes: Ethernet, IPv4 (RFC 791), UDP
 * (RFC 768). Its clock stands still but for {@link #pass}, so that a capture is the same at every run.
 */
final class CaughtWire {
    /** 2024-03-01T09:30:00Z, in nanoseconds since 1970. */
    private static final long START = 1_709_285_400_000_000_000L;

    private static final int TCP = 6;
    private static final int UDP = 17;
    private static final int IPV4_HEADER = 20;
    private static final int UDP_HEADER = 8;
    private static final int DO_NOT_FRAGMENT = 0x4000;

    private final PcapFile capture = new PcapFile();
    private long now = START;
    private int packets;

    /** One end of a conversation: {@code 10.0.0.7:41312}. */
    record End(String address, int port) {
        byte[] ip() {
            ByteBuffer bytes = ByteBuffer.allocate(4);
            for (String part : address.split("\\.")) {
                bytes.put((byte) Integer.parseInt(part));
            }
            return bytes.array();
        }

        /** An address of a card that is administered locally, made of that of the host. */
        byte[] card() {
            return ByteBuffer.allocate(6).putShort((short) 0x0200).put(ip()).array();
        }
    }

    void pass(long nanos) {
        now += nanos;
    }

    byte[] captured() {
        return capture.bytes();
    }

    void datagram(End from, End to, String hex) {
        byte[] payload = HexFormat.of().parseHex(hex);
        ByteBuffer udp = ByteBuffer.allocate(UDP_HEADER + payload.length)
                .putShort((short) from.port())
                .putShort((short) to.port())
                .putShort((short) (UDP_HEADER + payload.length))
                .putShort((short) 0)
                .put(payload);
        send(UDP, from, to, udp, 6);
    }

    void segment(End from, End to, ByteBuffer tcp) {
        send(TCP, from, to, tcp, 16);
    }

    /** Puts the checksum in and the frame on the wire. */
    private void send(int protocol, End from, End to, ByteBuffer payload, int checksumAt) {
        payload.putShort(checksumAt, (short) checksum(pseudoHeader(protocol, from, to, payload), payload));
        ByteBuffer ip = ByteBuffer.allocate(IPV4_HEADER)
                .put((byte) 0x45)
                .put((byte) 0)
                .putShort((short) (IPV4_HEADER + payload.capacity()))
                .putShort((short) ++packets)
                .putShort((short) DO_NOT_FRAGMENT)
                .put((byte) 64)
                .put((byte) protocol)
                .putShort((short) 0)
                .put(from.ip())
                .put(to.ip());
        ip.putShort(10, (short) checksum(ip));
        ByteBuffer frame = ByteBuffer.allocate(14 + ip.capacity() + payload.capacity())
                .put(to.card())
                .put(from.card())
                .putShort((short) 0x0800)
                .put(ip.array())
                .put(payload.array());
        capture.add(now, frame.array());
    }

    private static ByteBuffer pseudoHeader(int protocol, End from, End to, ByteBuffer payload) {
        return ByteBuffer.allocate(12)
                .put(from.ip())
                .put(to.ip())
                .putShort((short) protocol)
                .putShort((short) payload.capacity());
    }

    /** The internet checksum (RFC 1071) of parts, all but the last of even length. */
    private static int checksum(ByteBuffer... parts) {
        long sum = 0;
        for (ByteBuffer part : parts) {
            for (int at = 0; at < part.capacity(); at++) {
                sum += (part.get(at) & 0xFF) << (at % 2 == 0 ? 8 : 0);
            }
        }
        while (sum > 0xFFFF) {
            sum = (sum & 0xFFFF) + (sum >> 16);
        }
        return (int) ~sum & 0xFFFF;
    }
}
