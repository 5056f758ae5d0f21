package dev.hexplain.testing;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Small captures of what programs say to each other, for tests. */
public final class Talks {
    /** Where the ticks go. */
    public static final int TICK_PORT = 9999;

    /** A descriptor of what {@link #ticks} sends, as a user would write it. */
    public static final String TICK = """
            meta: {id: tick, title: Tick, endian: be}
            to-string: '"tick " + number.to_s'
            seq:
              - {id: mark, contents: TK}
              - {id: number, type: u2}
              - {id: len, type: u1}
              - {id: text, type: str, size: len, encoding: UTF-8}
            """;

    private Talks() {}

    /** A tick as {@link #TICK} describes it. */
    public static byte[] tick(int number, String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return ByteBuffer.allocate(5 + utf8.length)
                .put((byte) 'T')
                .put((byte) 'K')
                .putShort((short) number)
                .put((byte) utf8.length)
                .put(utf8)
                .array();
    }

    /**
     * One flow of UDP: a tick, one that is cut short, an answer, a stream of Java serialization, JSON, and a tick that came
     * in two fragments.
     */
    public static byte[] ticks() {
        byte[] whole = tick(4, "in two fragments");
        byte[] udp = Frames.udp(40_000, TICK_PORT, whole);
        byte[] first = new byte[16];
        byte[] second = new byte[udp.length - first.length];
        System.arraycopy(udp, 0, first, 0, first.length);
        System.arraycopy(udp, first.length, second, 0, second.length);
        byte[] cut = tick(2, "cut short");
        return PcapWriter.pcap(
                PcapWriter.ETHERNET,
                ask(tick(1, "first")),
                ask(Arrays.copyOf(cut, 8)),
                answer(tick(3, "answer")),
                ask(Samples.java("order")),
                ask("{\"symbol\":\"ACME\",\"price\":17}".getBytes(StandardCharsets.UTF_8)),
                Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, 7, 0x2000, first)),
                Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, 7, first.length / 8, second)));
    }

    private static byte[] ask(byte[] payload) {
        return Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, Frames.udp(40_000, TICK_PORT, payload)));
    }

    private static byte[] answer(byte[] payload) {
        return Frames.ethernet(0x0800, Frames.ipv4(2, 1, 17, Frames.udp(TICK_PORT, 40_000, payload)));
    }

    /** One flow of TCP: side a sends each of some runs of bytes, and side b says {@code ok} to each. */
    public static byte[] stream(int port, byte[]... runs) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PcapWriter out = PcapWriter.of(bytes);
        out.add(Frames.tcpFrame(1, 40_001, 2, port, Frames.Segment.of(0, Frames.SYN), new byte[0]));
        out.add(Frames.tcpFrame(2, port, 1, 40_001, segment(0, 1, Frames.SYN | Frames.ACK), new byte[0]));
        int sent = 1;
        int answered = 1;
        for (byte[] run : runs) {
            out.add(Frames.tcpFrame(1, 40_001, 2, port, segment(sent, answered, Frames.ACK), run));
            sent += run.length;
            byte[] ok = "ok".getBytes(StandardCharsets.UTF_8);
            out.add(Frames.tcpFrame(2, port, 1, 40_001, segment(answered, sent, Frames.ACK), ok));
            answered += ok.length;
        }
        return bytes.toByteArray();
    }

    /** One flow of TCP in which a segment is sent again with other bytes: {@code AAAA} or {@code BBBB}, then {@code CCCC}. */
    public static byte[] overlap() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PcapWriter out = PcapWriter.of(bytes);
        out.add(Frames.tcpFrame(1, 40_001, 2, 7000, Frames.Segment.of(0, Frames.SYN), new byte[0]));
        out.add(Frames.tcpFrame(2, 7000, 1, 40_001, segment(0, 1, Frames.SYN | Frames.ACK), new byte[0]));
        String[] texts = {"AAAA", "BBBB", "CCCC"};
        int[] sequences = {1, 1, 5};
        for (int at = 0; at < texts.length; at++) {
            byte[] text = texts[at].getBytes(StandardCharsets.UTF_8);
            out.add(Frames.tcpFrame(1, 40_001, 2, 7000, segment(sequences[at], 1, Frames.ACK), text));
        }
        return bytes.toByteArray();
    }

    private static Frames.Segment segment(int sequence, int acknowledged, int flags) {
        return new Frames.Segment(sequence, acknowledged, flags, 0x8000);
    }
}
