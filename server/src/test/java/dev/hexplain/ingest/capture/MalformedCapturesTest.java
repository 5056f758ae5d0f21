package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Frames.Segment;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.testing.PcapngWriter;
import dev.hexplain.testing.Slow;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Slow
class MalformedCapturesTest {
    private static final byte[] FRAME =
            Frames.tcpFrame(1, 1000, 2, 80, Segment.of(1, Frames.ACK), "hello".getBytes(StandardCharsets.US_ASCII));

    /** Small captures with something of everything. */
    static Stream<byte[]> captures() {
        PcapngWriter out = new PcapngWriter(ByteOrder.BIG_ENDIAN);
        out.section()
                .describe(1, 0, out.comment("one"))
                .enhanced(0, 1, FRAME, out.comment("two"))
                .simple(FRAME)
                .enhanced(0, 2, FRAME);
        byte[] part = Arrays.copyOf("0123456789abcdef".getBytes(StandardCharsets.US_ASCII), 24);
        return Stream.of(
                out.bytes(),
                Conversation.begun()
                        .a(4, "GOOD")
                        .a(4, "EVIL")
                        .a(1, "tis")
                        .a(12, "gap")
                        .capture(),
                PcapWriter.pcap(
                        PcapWriter.ETHERNET,
                        Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, 7, 0x2000, part)),
                        Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, 7, 3, part))));
    }

    @ParameterizedTest
    @MethodSource("captures")
    void every_prefix_is_indexed(byte[] capture) {
        for (int length = 0; length <= capture.length; length++) {
            readAll(Captures.index(Arrays.copyOf(capture, length)));
        }
    }

    @ParameterizedTest
    @MethodSource("captures")
    void whatever_is_changed_the_capture_is_indexed(byte[] capture) {
        for (int seed = 0; seed < 1500; seed++) {
            Random random = new Random(seed);
            byte[] changed = capture.clone();
            for (int i = random.nextInt(4); i >= 0; i--) {
                changed[random.nextInt(changed.length)] = (byte) random.nextInt();
            }
            readAll(Captures.index(changed));
        }
    }

    /** Asks for all there is, and holds it to what always holds. */
    private static void readAll(CaptureIndex index) {
        for (Packet packet : index.packets(1, index.packetCount())) {
            assertTrue(packet.bytes().end() <= index.source().length());
            index.payload(packet.number())
                    .forEach(piece -> assertTrue(piece.end() <= index.source().length()));
        }
        index.issues(0, index.issueCount())
                .forEach(issue -> assertTrue(!issue.message().isEmpty()));
        index.comments(0, index.commentCount());
        index.names(0, index.nameCount());
        for (Flow flow : index.flows(0, index.flowCount())) {
            for (Side side : Side.values()) {
                FlowStream stream = index.stream(flow.number(), side, OverlapPolicy.LAST_WINS);
                long at = 0;
                for (FlowSegment segment : stream.segments(0, stream.segmentCount())) {
                    assertEquals(at, segment.streamOffset());
                    at = segment.end();
                    stream.copy(segment.streamOffset(), (int) Math.min(64, segment.length()));
                }
                assertEquals(stream.length(), at);
                stream.offsets();
            }
        }
    }

    @Test
    void behind_a_broken_record_reading_goes_on_at_the_next() {
        byte[] capture = PcapWriter.pcap(PcapWriter.ETHERNET, FRAME, FRAME, FRAME, FRAME, FRAME);
        int second = 24 + 16 + FRAME.length;
        capture[second + 11] = 0x7F;

        CaptureIndex index = Captures.index(capture);

        assertEquals(4, index.packetCount());
        CaptureIssue issue = index.issues(0, 9).getFirst();
        assertEquals(CaptureIssueKind.BAD_RECORD, issue.kind());
        assertEquals(second, issue.offset());
    }

    @Test
    void behind_a_broken_block_reading_goes_on_at_the_next() {
        PcapngWriter out = new PcapngWriter(ByteOrder.LITTLE_ENDIAN).section().describe(1, 0);
        out.enhanced(0, 1, FRAME)
                .raw(new byte[] {6, 0, 0, 0, 7, 0, 0, 0, 5, 6, 7, 8})
                .enhanced(0, 2, FRAME);

        CaptureIndex index = Captures.index(out.bytes());

        assertEquals(2, index.packetCount());
        assertEquals(CaptureIssueKind.BAD_BLOCK, index.issues(0, 9).getFirst().kind());
    }

    @Test
    void a_file_that_ends_inside_a_packet_says_so() {
        byte[] capture = PcapWriter.pcap(PcapWriter.ETHERNET, FRAME, FRAME);

        CaptureIndex index = Captures.index(Arrays.copyOf(capture, capture.length - 3));

        assertEquals(1, index.packetCount());
        CaptureIssue issue = index.issues(0, 9).getFirst();
        assertEquals(CaptureIssueKind.FILE_CUT, issue.kind());
        assertEquals(
                "Unexpected end of the file in a record: %d bytes were expected, %d are there"
                        .formatted(FRAME.length, FRAME.length - 3),
                issue.message());
    }

    @Test
    void a_datagram_that_never_becomes_whole_is_said() {
        byte[] first = Frames.ipv4(1, 2, 17, 7, 0x2000, new byte[24]);

        CaptureIndex index = Captures.index(PcapWriter.pcap(LinkTypes.RAW, first));

        assertEquals(Set.of(PacketMark.FRAGMENT), index.packet(1).marks());
        assertEquals(
                CaptureIssueKind.FRAGMENTS_MISSING,
                index.issues(0, 9).getFirst().kind());
    }

    /** Files that once brought tcpdump down, and others, each with a few bytes changed. */
    @Test
    void real_captures_of_all_kinds_are_indexed_though_bytes_of_them_are_wrong() {
        List<Path> files = Corpus.files(Corpus.folder("pcap-tcpdump")).stream()
                .filter(file -> !file.toString().endsWith(".json"))
                .toList();
        IntStream.range(0, files.size()).forEach(number -> {
            byte[] capture = Captures.bytes(files.get(number));
            Random random = new Random(number);
            byte[] changed = Arrays.copyOf(capture, Math.min(capture.length, 20_000));
            for (int i = 0; i < 20 && changed.length > 0; i++) {
                changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
            }
            readAll(Captures.index(changed));
        });
        assertTrue(files.size() >= 570);
    }
}
