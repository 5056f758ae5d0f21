package dev.hexplain.decoders.jrmp;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The directions of TCP connections in a capture of Ethernet and IPv4 that has every packet once and in order. */
final class CleanCapture {
    private static final int FILE_HEADER = 24;
    private static final int PACKET_HEADER = 16;
    private static final int ETHERNET = 14;
    private static final int TCP = 6;

    private CleanCapture() {}

    /** The bytes that each side sent: {@code 10.9.1.2:38600>10.9.2.2:1099}. */
    static Map<String, byte[]> flows(byte[] pcap) {
        Map<String, ByteArrayOutputStream> flows = new LinkedHashMap<>();
        Map<String, Integer> next = new HashMap<>();
        ByteBuffer file = ByteBuffer.wrap(pcap).order(ByteOrder.LITTLE_ENDIAN);
        for (int at = FILE_HEADER; at < pcap.length; ) {
            int captured = file.getInt(at + 8);
            segment(ByteBuffer.wrap(pcap, at + PACKET_HEADER, captured).slice(), flows, next);
            at += PACKET_HEADER + captured;
        }
        Map<String, byte[]> bytes = new LinkedHashMap<>();
        flows.forEach((name, sent) -> bytes.put(name, sent.toByteArray()));
        return bytes;
    }

    private static void segment(
            ByteBuffer packet, Map<String, ByteArrayOutputStream> flows, Map<String, Integer> next) {
        int ip = ETHERNET;
        if (packet.getShort(12) != 0x0800 || packet.get(ip + 9) != TCP) {
            return;
        }
        int tcp = ip + (packet.get(ip) & 0x0F) * 4;
        int payload = tcp + (packet.get(tcp + 12) >>> 4 & 0x0F) * 4;
        int end = ip + Short.toUnsignedInt(packet.getShort(ip + 2));
        String flow = address(packet, ip + 12) + ":" + Short.toUnsignedInt(packet.getShort(tcp)) + ">"
                + address(packet, ip + 16) + ":" + Short.toUnsignedInt(packet.getShort(tcp + 2));
        int sequence = packet.getInt(tcp + 4);
        if (end > payload && next.getOrDefault(flow, sequence) == sequence) {
            byte[] bytes = new byte[end - payload];
            packet.get(payload, bytes);
            flows.computeIfAbsent(flow, name -> new ByteArrayOutputStream()).writeBytes(bytes);
            next.put(flow, sequence + bytes.length);
        }
    }

    private static String address(ByteBuffer packet, int at) {
        return Byte.toUnsignedInt(packet.get(at)) + "." + Byte.toUnsignedInt(packet.get(at + 1)) + "."
                + Byte.toUnsignedInt(packet.get(at + 2)) + "." + Byte.toUnsignedInt(packet.get(at + 3));
    }
}
