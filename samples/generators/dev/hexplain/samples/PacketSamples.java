package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;
import static dev.hexplain.samples.Wire.checked;
import static dev.hexplain.samples.Wire.checked6;
import static dev.hexplain.samples.Wire.ethernet;
import static dev.hexplain.samples.Wire.hex;
import static dev.hexplain.samples.Wire.ipv6;
import static dev.hexplain.samples.Wire.join;
import static dev.hexplain.samples.Wire.tag;
import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.hexplain.testing.Frames;
import java.util.List;

/** Single packets of each layer. A file is called after the format that explains it: {@code ethernet_frame-tcp.bin}. */
final class PacketSamples {
    private static final byte[] HELLO = "hello".getBytes(US_ASCII);

    private PacketSamples() {}

    static List<Sample> all() {
        return List.of(
                of("ethernet_frame-tcp", "Ethernet, IPv4, TCP", "A segment with five bytes of data.", () ->
                        ethernet(Wire.ETHERTYPE_IPV4, tcpPacket())),
                of("ethernet_frame-vlan", "Ethernet with a tag", "IPv6 and UDP in the virtual network 42.", () ->
                        ethernet(Wire.ETHERTYPE_VLAN, tag(42, Wire.ETHERTYPE_IPV6, udpPacket6()))),
                of("ethernet_frame-qinq", "Ethernet with two tags", "A request for an address, filled up to 60 bytes.", () ->
                        ethernet(
                                Wire.ETHERTYPE_SERVICE_VLAN,
                                tag(100, Wire.ETHERTYPE_VLAN, tag(42, Wire.ETHERTYPE_ARP, join(arp(), new byte[10]))))),
                of("llc_frame-snap", "LLC and SNAP", "An IPv4 packet as IEEE 802 networks other than Ethernet carry it.", () ->
                        join(hex("aaaa03 000000 0800"), tcpPacket())),
                of("arp_packet-request", "ARP request", "Who has 10.0.0.2?", PacketSamples::arp),
                of("ipv4_packet-options", "IPv4 with options", "A header of 24 bytes and an echo request.", () ->
                        checked(hex("46000024 00010000 40010000 0a000001 0a000002 94040000 0800000000010001 68656c6c"))),
                of("ipv4_packet-fragment", "Fragment of a datagram", "The second part: no header of UDP is in it.", () ->
                        checked(Frames.ipv4(1, 2, Wire.UDP, 7, 0x2000 + 185, HELLO))),
                of("ipv6_packet-extensions", "IPv6 with extension headers", "Hop-by-hop and destination options before UDP.", () ->
                        ipv6(0, join(hex("3c00 0502 0000 0100 1100 0104 00000000"), Frames.udp(5000, 53, HELLO)))),
                of("tcp_segment-options", "TCP with options", "The first segment of a connection.", PacketSamples::syn),
                of("udp_datagram-vxlan", "VXLAN in UDP", "A frame of the virtual network 7.", () ->
                        Frames.udp(50_000, 4789, vxlan())),
                of("vxlan_packet-ethernet", "VXLAN", "An Ethernet frame of the virtual network 7.", PacketSamples::vxlan),
                of("gre_packet-ipv4", "GRE with a key", "An IPv4 packet inside the tunnel.", () ->
                        join(hex("2000 0800 00000007"), tcpPacket())),
                of("gre_packet-erspan", "GRE with ERSPAN", "A mirrored frame, type II.", () ->
                        join(hex("1000 88be 00000001"), erspan2())),
                of("erspan_packet-ii", "ERSPAN, type II", "A frame that a switch mirrored.", PacketSamples::erspan2),
                of("erspan_packet-iii", "ERSPAN, type III", "The same with its time and what the switch adds.", () ->
                        join(
                                hex("202a 6009 00000539 0000 0015 1800000000000001"),
                                ethernet(Wire.ETHERTYPE_IPV4, tcpPacket()))),
                of("udp_datagram-geneve", "Geneve in UDP", "A frame of the virtual network 7.", () ->
                        Frames.udp(50_000, 6081, geneve())),
                of("geneve_packet-options", "Geneve with options", "Two options and an Ethernet frame.", PacketSamples::geneve),
                of("icmp_packet-echo", "ICMP echo", "With five bytes that come back.", () ->
                        join(hex("0800 e1b5 0001 0001"), HELLO)),
                of("icmpv6_packet-neighbour", "Neighbour solicitation", "Who has fd00::2?", () ->
                        hex("87 00 0000 00000000 fd000000000000000000000000000002 01 01 020000000001")),
                of("linux_sll-ipv4", "Linux cooked capture", "A packet to this machine.", () ->
                        join(hex("0000 0001 0006 020000000001 0000 0800"), tcpPacket())),
                of("linux_sll2-ipv6", "Linux cooked capture, version 2", "A packet from this machine.", () ->
                        join(hex("86dd 0000 00000002 0001 04 06 020000000001 0000"), udpPacket6())),
                of("null_loopback-le", "BSD loopback", "The family in little-endian order.", () ->
                        join(hex("02000000"), tcpPacket())),
                of("ppp_frame-ipv4", "PPP", "Address, control, protocol, an IPv4 packet.", () ->
                        join(hex("ff03 0021"), tcpPacket())),
                of(
                        "ieee80211_frame-data",
                        "IEEE 802.11 data",
                        "Not encrypted: LLC, SNAP and an IPv4 packet.",
                        PacketSamples::wireless),
                of("prism_packet-data", "Prism header", "How a wireless frame was received, then the frame.", () ->
                        join(prism(), wireless())),
                of("prism_packet-avs", "AVS header", "The same by another driver.", () ->
                        join(avs(), wireless())));
    }

    /** The format that explains a sample. */
    static String format(Sample packet) {
        return packet.id().substring(0, packet.id().lastIndexOf('-'));
    }

    static byte[] tcpPacket() {
        return checked(Frames.ipv4(1, 2, Wire.TCP, Frames.tcp(40_000, 8080, segment(), HELLO)));
    }

    static byte[] udpPacket6() {
        return checked6(ipv6(Wire.UDP, Frames.udp(5000, 53, HELLO)));
    }

    static byte[] arp() {
        return hex("0001 0800 06 04 0001 020000000001 0a000001 000000000000 0a000002");
    }

    /** Largest segment, selective acknowledgment, time stamps, window scale. */
    static byte[] syn() {
        byte[] segment = join(
                Frames.tcp(40_000, 8080, Frames.Segment.of(1000, Frames.SYN), new byte[0]),
                hex("020405b4 0402 080a 00000001 00000000 01 030307"));
        segment[12] = (byte) (segment.length / 4 << 4);
        return segment;
    }

    private static Frames.Segment segment() {
        return new Frames.Segment(1001, 2001, Frames.ACK, 0x1000);
    }

    private static byte[] vxlan() {
        return join(hex("08000000 000007 00"), ethernet(Wire.ETHERTYPE_IPV4, tcpPacket()));
    }

    private static byte[] wireless() {
        return join(
                hex("08 02 3a01 020000000001 020000000002 020000000003 1000"),
                hex("aaaa03 000000 0800"),
                tcpPacket());
    }

    private static byte[] geneve() {
        return join(
                hex("0400 6558 000007 00 0102 80 01 cafe0001 0103 02 01 00000005"),
                ethernet(Wire.ETHERTYPE_IPV4, tcpPacket()));
    }

    private static byte[] erspan2() {
        return join(hex("102a 6009 00000017"), ethernet(Wire.ETHERTYPE_IPV4, tcpPacket()));
    }

    /** Ten numbers, little-endian, of which the rate is absent. */
    private static byte[] prism() {
        byte[] header = hex("44000000 90000000 776c616e3000000000000000 00000000");
        int[] numbers = {1000, 2000, 6, 40, 0, 45, 5, 0, 0, 77};
        for (int i = 0; i < numbers.length; i++) {
            header = join(header, hex("4400%02x00 %02x00 0400 %02x%02x0000"
                    .formatted(i + 1, numbers[i] == 0 && i == 7 ? 1 : 0, numbers[i] & 0xFF, numbers[i] >> 8)));
        }
        return header;
    }

    private static byte[] avs() {
        return hex("80211001 00000040 00000000000007d0 00000000000003e8 00000006 00000006 0000021c 00000001 00000000"
                + "00000002 ffffffd3 ffffffa5 00000001 00000001");
    }
}
