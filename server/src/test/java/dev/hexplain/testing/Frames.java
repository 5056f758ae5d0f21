package dev.hexplain.testing;

import java.nio.ByteBuffer;

/** Packets as they go over the wire, made for tests: Ethernet, IPv4 and TCP or UDP, without check sums. */
public final class Frames {
    public static final int FIN = 1;
    public static final int SYN = 2;
    public static final int RST = 4;
    public static final int ACK = 16;

    private static final int ETHERNET = 14;
    private static final int IPV4 = 20;
    private static final int TCP = 20;
    private static final int UDP = 8;

    private Frames() {}

    /** What stands in a TCP header besides the ports. */
    public record Segment(int sequence, int acknowledged, int flags, int window) {
        public static Segment of(int sequence, int flags) {
            return new Segment(sequence, 0, flags, 0xFFFF);
        }
    }

    /** IPv4 of a protocol, between 10.0.0.{@code from} and 10.0.0.{@code to}; addresses above 255 reach further. */
    public static byte[] ipv4(int from, int to, int protocol, byte[] payload) {
        return ipv4(from, to, protocol, 0, 0, payload);
    }

    /**
     * A part of a datagram.
     *
     * @param part flags and offset, as the header has them: {@code 0x2000} says that more follow
     */
    public static byte[] ipv4(int from, int to, int protocol, int id, int part, byte[] payload) {
        ByteBuffer packet = ByteBuffer.allocate(IPV4 + payload.length);
        packet.put((byte) 0x45).put((byte) 0).putShort((short) (IPV4 + payload.length));
        packet.putShort((short) id).putShort((short) part);
        packet.put((byte) 64).put((byte) protocol).putShort((short) 0);
        packet.putInt(0x0A00_0000 + from).putInt(0x0A00_0000 + to).put(payload);
        return packet.array();
    }

    public static byte[] tcp(int fromPort, int toPort, Segment segment, byte[] payload) {
        ByteBuffer packet = ByteBuffer.allocate(TCP + payload.length);
        packet.putShort((short) fromPort).putShort((short) toPort);
        packet.putInt(segment.sequence()).putInt(segment.acknowledged());
        packet.put((byte) (TCP / 4 << 4)).put((byte) segment.flags()).putShort((short) segment.window());
        packet.putInt(0).put(payload);
        return packet.array();
    }

    public static byte[] udp(int fromPort, int toPort, byte[] payload) {
        ByteBuffer packet = ByteBuffer.allocate(UDP + payload.length);
        packet.putShort((short) fromPort).putShort((short) toPort);
        packet.putShort((short) (UDP + payload.length)).putShort((short) 0).put(payload);
        return packet.array();
    }

    public static byte[] ethernet(int type, byte[] payload) {
        ByteBuffer packet = ByteBuffer.allocate(ETHERNET + payload.length);
        packet.put(new byte[12]).putShort((short) type).put(payload);
        return packet.array();
    }

    /** All of the above: TCP in IPv4 in Ethernet. */
    public static byte[] tcpFrame(int from, int fromPort, int to, int toPort, Segment segment, byte[] payload) {
        return ethernet(0x0800, ipv4(from, to, 6, tcp(fromPort, toPort, segment, payload)));
    }
}
