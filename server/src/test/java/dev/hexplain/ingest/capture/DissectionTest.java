package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Frames.Segment;
import dev.hexplain.testing.PcapWriter;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DissectionTest {
    private static final byte[] HELLO = "hello".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TCP = Frames.tcp(1000, 80, Segment.of(1, Frames.ACK), HELLO);
    private static final byte[] IPV4 = Frames.ipv4(1, 2, 6, TCP);
    private static final byte[] IPV6 = ipv6(6, TCP);
    private static final byte[] ETHERNET = Frames.ethernet(0x0800, IPV4);

    static Stream<Arguments> ways() {
        return Stream.of(
                way("Ethernet", 1, ETHERNET),
                way("padded Ethernet", 1, Arrays.copyOf(ETHERNET, ETHERNET.length + 20)),
                way("Ethernet, IPv6", 1, Frames.ethernet(0x86DD, IPV6)),
                way("VLAN", 1, Frames.ethernet(0x8100, behind("0064 0800", IPV4))),
                way("QinQ", 1, Frames.ethernet(0x88A8, behind("0064 8100 0065 86DD", IPV6))),
                way("802.3 with SNAP", 1, Frames.ethernet(8 + IPV4.length, behind("AAAA03 000000 0800", IPV4))),
                way("MPLS", 1, Frames.ethernet(0x8847, behind("00010040 00020140", IPV4))),
                way("PPPoE", 1, Frames.ethernet(0x8864, behind("1100 0001 002F 0021", IPV4))),
                way("NULL, little-endian", 0, behind("02000000", IPV4)),
                way("NULL, big-endian", 0, behind("0000001E", IPV6)),
                way("LOOP", 108, behind("00000002", IPV4)),
                way("raw IPv4", 101, IPV4),
                way("raw IPv6", 101, IPV6),
                way("IPv4", 228, IPV4),
                way("IPv6", 229, IPV6),
                way("PPP", 9, behind("FF03 0021", IPV4)),
                way("PPP, compressed", 50, behind("21", IPV4)),
                way("Cisco HDLC", 104, behind("0F00 0800", IPV4)),
                way("SLL", 113, behind("0000 0001 0006 000000000000 0000 0800", IPV4)),
                way("SLL2", 276, behind("86DD 0000 00000002 0001 00 06 0000000000000000", IPV6)),
                way("IP over InfiniBand", 242, behind("00".repeat(40) + "0800 0000", IPV4)),
                way("802.11", 105, wifi("08 01")),
                way("802.11 with quality of service", 105, behind("88 01" + "00".repeat(24) + SNAP, IPV4)),
                way("802.11 with radiotap", 127, behind("00 00 0900 02000000 00", wifi("08 02"))),
                way("GRE", 101, Frames.ipv4(3, 4, 47, behind("2000 0800 00000007", IPV4))),
                way("GRE with Ethernet", 101, Frames.ipv4(3, 4, 47, behind("0000 6558", ETHERNET))),
                way("ERSPAN", 101, Frames.ipv4(3, 4, 47, behind("1000 88BE 00000000" + "00".repeat(8), ETHERNET))),
                way("IP in IP", 101, Frames.ipv4(3, 4, 4, IPV4)),
                way("6in4", 101, Frames.ipv4(3, 4, 41, IPV6)),
                way("VXLAN", 101, Frames.ipv4(3, 4, 17, Frames.udp(9, 4789, behind("08000000 00006400", ETHERNET)))),
                way("Geneve", 101, Frames.ipv4(3, 4, 17, Frames.udp(9, 6081, behind("0000 6558 00000100", ETHERNET)))),
                way("IPv6 with options", 101, ipv6(0, behind("3C 00 0000 00000000 06 00 0000 00000000", TCP))),
                way("IPv6, a fragment that is all", 101, ipv6(44, behind("06 00 0000 00000007", TCP))));
    }

    private static final String SNAP = "AAAA03 000000 0800";

    private static Arguments way(String name, int linkType, byte[] packet) {
        return Arguments.of(name, linkType, packet);
    }

    private static byte[] wifi(String control) {
        return behind(control + "00".repeat(22) + SNAP, IPV4);
    }

    private static byte[] behind(String hex, byte[] payload) {
        byte[] header = HexFormat.of().parseHex(hex.replace(" ", ""));
        return ByteBuffer.allocate(header.length + payload.length)
                .put(header)
                .put(payload)
                .array();
    }

    private static byte[] ipv6(int next, byte[] payload) {
        ByteBuffer packet = ByteBuffer.allocate(40 + payload.length);
        packet.putInt(0x6000_0000).putShort((short) payload.length);
        packet.put((byte) next).put((byte) 64);
        packet.putLong(0x2001_0DB8_0000_0000L).putLong(1);
        packet.putLong(0x2001_0DB8_0000_0000L).putLong(2);
        return packet.put(payload).array();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void whatever_is_around_it_the_conversation_is_found(String name, int linkType, byte[] packet) {
        CaptureIndex index = Captures.index(PcapWriter.pcap(linkType, packet));

        assertEquals(1, index.flowCount(), name);
        assertEquals(1000, index.flow(0).a().port());
        assertTrue(index.flow(0).a().toString().matches("10\\.0\\.0\\.1:1000|\\[2001:db8::1]:1000"));
        assertEquals("hello", Conversation.textOfA(index));
        assertEquals(0, index.issueCount());
    }

    @Test
    void a_datagram_in_fragments_is_one_whatever_their_order() {
        byte[] datagram = Frames.udp(53, 1000, new byte[1000]);
        for (int i = 8; i < datagram.length; i++) {
            datagram[i] = (byte) i;
        }
        byte[] first = Frames.ipv4(1, 2, 17, 7, 0x2000, Arrays.copyOfRange(datagram, 0, 400));
        byte[] second = Frames.ipv4(1, 2, 17, 7, 0x2000 | 50, Arrays.copyOfRange(datagram, 400, 800));
        byte[] third = Frames.ipv4(1, 2, 17, 7, 100, Arrays.copyOfRange(datagram, 800, datagram.length));

        CaptureIndex index = Captures.index(PcapWriter.pcap(LinkTypes.RAW, third, first, second, IPV4));

        assertEquals(2, index.flowCount());
        FlowStream stream = index.stream(0, Side.A);
        byte[] payload = Arrays.copyOfRange(datagram, 8, datagram.length);
        assertEquals(HexFormat.of().formatHex(payload), HexFormat.of().formatHex(Captures.stream(stream)));
        assertEquals(
                List.of(2, 3, 1),
                stream.segments(0, 9).stream().map(FlowSegment::packet).toList());
        assertEquals(3, index.payload(3).size());
        assertTrue(index.packet(3).marks().contains(PacketMark.REASSEMBLED));
    }

    @Test
    void datagrams_follow_each_other_and_keep_their_boundaries() {
        byte[] one = Frames.ipv4(1, 2, 17, Frames.udp(53, 1000, new byte[3]));
        byte[] answer = Frames.ipv4(2, 1, 17, Frames.udp(1000, 53, new byte[9]));

        CaptureIndex index = Captures.index(PcapWriter.pcap(LinkTypes.RAW, one, answer, one));

        assertEquals(Flow.Kind.UDP, index.flow(0).kind());
        assertEquals(2, index.stream(0, Side.A).segmentCount());
        assertEquals(6, index.stream(0, Side.A).length());
        assertEquals(9, index.flow(0).sideB().streamBytes());
    }

    @Test
    void other_protocols_are_flows_by_their_number() {
        CaptureIndex index = Captures.index(PcapWriter.pcap(LinkTypes.RAW, Frames.ipv4(1, 2, 132, HELLO)));

        assertEquals(132, index.flow(0).protocol());
        assertEquals(Flow.Kind.OTHER, index.flow(0).kind());
        assertEquals("10.0.0.1", index.flow(0).a().toString());
        assertEquals("hello", Conversation.textOfA(index));
    }

    @Test
    void a_header_that_the_capture_cut_off_is_said() {
        CaptureIndex index = Captures.index(PcapWriter.pcap(LinkTypes.RAW, Arrays.copyOf(IPV4, 30)));

        assertEquals(0, index.flowCount());
        CaptureIssue issue = index.issues(0, 9).getFirst();
        assertEquals(CaptureIssueKind.IP_LENGTH, issue.kind());
        assertEquals("The IP header says 45 bytes, the packet has 30", issue.message());
        assertEquals(1, issue.packet());
    }

    @Test
    void links_that_are_not_taken_apart_are_said_once() {
        CaptureIndex index = Captures.index(PcapWriter.pcap(147, HELLO, HELLO));

        assertEquals(2, index.packetCount());
        assertEquals(1, index.issueCount());
        assertEquals(
                "Link type 147 is not taken apart",
                index.issues(0, 1).getFirst().message());
    }
}
