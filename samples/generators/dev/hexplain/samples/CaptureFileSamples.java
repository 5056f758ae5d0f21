package dev.hexplain.samples;

import static dev.hexplain.samples.Wire.checked;
import static dev.hexplain.samples.Wire.ethernet;
import static dev.hexplain.samples.Wire.hex;
import static dev.hexplain.samples.Wire.join;
import static dev.hexplain.samples.Wire.tag;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.hexplain.testing.Frames;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.testing.PcapngWriter;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Captures of a few packets: pcap in its spellings, and pcapng with what its blocks can say. */
final class CaptureFileSamples {
    private static final int ETHERNET = 1;
    private static final int RAW = 101;
    private static final int SLL2 = 276;
    /** 2023-11-14 22:13:20 UTC, in microseconds. */
    private static final long TIME = 1_700_000_000_000_000L;

    private CaptureFileSamples() {}

    static List<Sample> pcap() {
        return List.of(
                new Sample("pcap-le", "pcap, three packets", "The start of a TCP connection over Ethernet.", true, () ->
                        pcap(PcapWriter.MICROSECONDS, ByteOrder.LITTLE_ENDIAN)),
                Sample.of("pcap-be", "pcap, big-endian", "The same in the other byte order.", () ->
                        pcap(PcapWriter.MICROSECONDS, ByteOrder.BIG_ENDIAN)),
                Sample.of("pcap-nanoseconds", "pcap, nanoseconds", "The same by the other magic number.", () ->
                        pcap(PcapWriter.NANOSECONDS, ByteOrder.LITTLE_ENDIAN)),
                Sample.of("pcap-snaplen", "pcap, cut packets", "Packets of which 60 bytes are kept: an issue each.", () ->
                        cut()));
    }

    static List<Sample> pcapng() {
        return List.of(new Sample(
                "pcapng-sections",
                "pcapng, two sections",
                "Interfaces, options, names, statistics, secrets; then a section of the other byte order.",
                true,
                CaptureFileSamples::sections));
    }

    private static byte[] pcap(int magic, ByteOrder order) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PcapWriter(out, magic, order, ETHERNET)
                .add(ethernet(Wire.ETHERTYPE_IPV4, checked(Frames.ipv4(1, 2, Wire.TCP, PacketSamples.syn()))))
                .add(ethernet(Wire.ETHERTYPE_IPV4, PacketSamples.tcpPacket()))
                .add(ethernet(Wire.ETHERTYPE_VLAN, tag(42, Wire.ETHERTYPE_IPV6, PacketSamples.udpPacket6())));
        return out.toByteArray();
    }

    private static byte[] cut() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PcapWriter writer = PcapWriter.of(out);
        for (int protocol : new int[] {Wire.TCP, Wire.UDP}) {
            byte[] data = "a hundred bytes, of which few were kept ".repeat(3).getBytes(US_ASCII);
            byte[] inside = protocol == Wire.UDP
                    ? Frames.udp(5000, 53, data)
                    : Frames.tcp(40_000, 8080, Frames.Segment.of(1001, Frames.ACK), data);
            byte[] whole = ethernet(Wire.ETHERTYPE_IPV4, checked(Frames.ipv4(1, 2, protocol, inside)));
            writer.add(Arrays.copyOf(whole, 60), whole.length);
        }
        writer.add(ethernet(Wire.ETHERTYPE_ARP, PacketSamples.arp()));
        return out.toByteArray();
    }

    private static byte[] sections() {
        PcapngWriter little = new PcapngWriter(ByteOrder.LITTLE_ENDIAN);
        little.section(little.option(4, utf8("hexplain")), little.comment("a sample"), end())
                .describe(ETHERNET, 0, little.option(2, utf8("eth0")), little.option(9, new byte[] {6}), end())
                .describe(SLL2, 0, little.option(2, utf8("any")), end())
                .block(PcapngWriter.NAMES, names(little))
                .enhanced(
                        0,
                        TIME,
                        ethernet(Wire.ETHERTYPE_IPV4, PacketSamples.tcpPacket()),
                        little.comment("over Ethernet"),
                        end())
                .enhanced(1, TIME + 1000, sll2())
                .block(PcapngWriter.DECRYPTION_SECRETS, secrets(little))
                .block(PcapngWriter.CUSTOM, little.buffer(8).putInt(32_473).put(utf8("own!")))
                .block(PcapngWriter.STATISTICS, statistics(little), end());
        PcapngWriter big = new PcapngWriter(ByteOrder.BIG_ENDIAN);
        big.section().describe(RAW, 0).simple(PacketSamples.tcpPacket()).block(PcapngWriter.PACKET, old(big));
        big.block(0x1234, big.buffer(4).putInt(1));
        return join(little.bytes(), big.bytes());
    }

    private static byte[] sll2() {
        return join(hex("86dd 0000 00000002 0001 04 06 020000000001 0000"), PacketSamples.udpPacket6());
    }

    private static ByteBuffer names(PcapngWriter to) {
        byte[] name = utf8("client.example\0");
        ByteBuffer body = to.buffer(28).putShort((short) 1).putShort((short) (4 + name.length));
        return body.put(hex("0a000001")).put(name);
    }

    private static ByteBuffer secrets(PcapngWriter to) {
        byte[] keys = utf8("# a key log would stand here\n");
        return to.buffer(8 + 32).putInt(0x544C_534B).putInt(keys.length).put(keys);
    }

    private static ByteBuffer statistics(PcapngWriter to) {
        ByteBuffer body = to.buffer(12 + 12).putInt(0).putInt((int) (TIME >>> 32)).putInt((int) TIME);
        return body.putShort((short) 4).putShort((short) 8).putLong(2);
    }

    /** The block that enhanced packets replaced. */
    private static ByteBuffer old(PcapngWriter to) {
        byte[] packet = PacketSamples.udpPacket6();
        ByteBuffer body = to.buffer(20 + (packet.length + 3 & ~3)).putShort((short) 0).putShort((short) -1);
        return body.putInt((int) (TIME >>> 32))
                .putInt((int) TIME)
                .putInt(packet.length)
                .putInt(packet.length)
                .put(packet);
    }

    private static byte[] end() {
        return new byte[4];
    }

    private static byte[] utf8(String text) {
        return text.getBytes(UTF_8);
    }
}
