package dev.hexplain.ingest.capture;

import static dev.hexplain.ingest.capture.Conversation.textOfA;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.bytes.Range;
import dev.hexplain.testing.Frames;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TcpStreamsTest {
    private static final byte[] NOTHING = {};

    @Test
    void what_comes_out_of_order_is_put_in_order() {
        CaptureIndex index =
                Conversation.begun().a(1, "one").a(7, "three").a(4, "two").index();

        assertEquals("onetwothree", textOfA(index));
        assertEquals(Set.of(PacketMark.OUT_OF_ORDER), index.packet(6).marks());
        assertEquals(1, index.flow(0).sideA().outOfOrder());
        assertEquals(0, index.flow(0).sideA().retransmissions());
    }

    @Test
    void what_is_sent_again_counts_once() {
        CaptureIndex index =
                Conversation.begun().a(1, "one").a(1, "one").a(4, "two").index();

        assertEquals("onetwo", textOfA(index));
        assertEquals(Set.of(PacketMark.RETRANSMISSION), index.packet(5).marks());
        assertEquals(1, index.flow(0).sideA().retransmissions());
    }

    @Test
    void what_is_missing_is_a_gap_of_known_size() {
        CaptureIndex index = Conversation.begun().a(1, "one").a(7, "three").index();
        FlowStream stream = index.stream(0, Side.A);

        assertEquals("one...three", textOfA(index));
        assertEquals(List.of(new FlowSegment(3, 3, -1, 0)), stream.gaps(10));
        assertEquals(OptionalInt.empty(), stream.packetAt(4));
        assertEquals(OptionalInt.of(5), stream.packetAt(6));
        assertEquals(OptionalInt.empty(), stream.packetAt(11));
        assertEquals(3, index.flow(0).sideA().gapBytes());
    }

    @Test
    void what_the_other_side_acknowledged_and_nobody_captured_is_a_gap_at_the_end() {
        CaptureIndex index =
                Conversation.begun().a(1, "one").b(1, 9, Frames.ACK, NOTHING).index();

        assertEquals("one.....", textOfA(index));
    }

    @Test
    void what_was_cut_off_a_packet_is_a_gap() {
        CaptureIndex index =
                Conversation.begun().cut(1, "onetwo", 3).a(7, "three").index();

        assertEquals("one...three", textOfA(index));
        assertTrue(index.packet(4).marks().contains(PacketMark.CUT));
        assertEquals(CaptureIssueKind.SNAPLEN, index.issues(0, 10).getFirst().kind());
    }

    @Test
    void the_policy_decides_what_counts_where_segments_differ() {
        CaptureIndex index =
                Conversation.begun().a(4, "GOOD").a(4, "EVIL").a(1, "tis").index();

        assertEquals("tisGOOD", textOfA(index));
        assertEquals("tisEVIL", textOfA(index, OverlapPolicy.LAST_WINS));
        assertEquals("tisGOOD", textOfA(index, OverlapPolicy.BSD));
        assertEquals("tisEVIL", textOfA(index, OverlapPolicy.OLD_LINUX));
        assertTrue(index.packet(5).marks().contains(PacketMark.OVERLAP_DIFFERS));
        assertEquals(1, index.flow(0).sideA().differingOverlaps());
        CaptureIssue issue = index.issues(0, 10).getFirst();
        assertEquals(CaptureIssueKind.OVERLAP_DIFFERS, issue.kind());
        assertEquals(
                "A segment repeats bytes that were sent before, but they differ, from stream offset 3 on, 4 bytes",
                issue.message());
    }

    @Test
    void sequence_numbers_may_pass_zero() {
        CaptureIndex index = new Conversation(-3, -2)
                .handshake()
                .a(1, "one")
                .a(7, "three")
                .a(4, "two")
                .index();

        assertEquals("onetwothree", textOfA(index));
        assertEquals(-2, index.packet(4).sequence());
    }

    @Test
    void a_conversation_may_have_begun_before_the_capture() {
        CaptureIndex index =
                new Conversation(5000, 9000).a(104, "two").a(101, "one").index();

        assertEquals("onetwo", textOfA(index));
        assertTrue(index.flow(0).facts().contains(Flow.Fact.MID_STREAM));
    }

    @Test
    void a_keep_alive_is_no_data() {
        CaptureIndex index =
                Conversation.begun().a(1, "one").a(3, "?").a(4, "two").index();

        assertEquals("onetwo", textOfA(index, OverlapPolicy.LAST_WINS));
        assertEquals(Set.of(PacketMark.KEEP_ALIVE), index.packet(5).marks());
        assertEquals(1, index.flow(0).sideA().keepAlives());
    }

    @Test
    void a_probe_of_a_closed_window_is_marked() {
        CaptureIndex index = Conversation.begun()
                .a(1, "one")
                .window(0)
                .b(1, 4, Frames.ACK, NOTHING)
                .window(0xFFFF)
                .a(4, "t")
                .a(4, "two")
                .index();

        assertEquals("onetwo", textOfA(index));
        assertEquals(Set.of(PacketMark.ZERO_WINDOW_PROBE), index.packet(6).marks());
    }

    @Test
    void what_comes_after_fin_is_kept_and_said() {
        CaptureIndex index = Conversation.begun()
                .a(1, "one")
                .a(4, 1, Frames.ACK | Frames.FIN, NOTHING)
                .a(5, "two")
                .index();

        assertEquals("onetwo", textOfA(index));
        assertTrue(index.packet(6).marks().contains(PacketMark.AFTER_FIN));
        assertEquals(CaptureIssueKind.AFTER_FIN, index.issues(0, 10).getFirst().kind());
    }

    @Test
    void another_syn_with_another_number_is_another_conversation() {
        Conversation twice = Conversation.begun().a(1, "one");
        twice.a(500, 0, Frames.SYN, NOTHING).a(501, "two");
        CaptureIndex index = twice.index();

        assertEquals(2, index.flowCount());
        assertEquals("one", textOfA(index));
        assertEquals(OptionalInt.of(0), index.flow(1).previous());
        assertTrue(index.flow(1).facts().contains(Flow.Fact.PORT_REUSED));
        assertFalse(index.flow(0).facts().contains(Flow.Fact.PORT_REUSED));
    }

    @Test
    void who_answers_is_side_b_though_the_request_was_not_captured() {
        CaptureIndex index = new Conversation(5000, 9000)
                .b(0, 1, Frames.SYN | Frames.ACK, NOTHING)
                .a(1, "one")
                .index();

        assertEquals(new Endpoint("10.0.0.1", 1000), index.flow(0).a());
        assertEquals("one", textOfA(index));
    }

    @Test
    void a_segment_beyond_every_window_is_left_out() {
        CaptureIndex index = Conversation.begun()
                .a(1, "one")
                .a(0x6000_0000, "far")
                .a(4, "two")
                .index();

        assertEquals("onetwo", textOfA(index));
        assertEquals(Set.of(PacketMark.OUTSIDE_WINDOW), index.packet(5).marks());
    }

    @Test
    void every_byte_of_a_stream_leads_to_its_place_in_the_capture() {
        Conversation made = Conversation.begun().a(1, "one").a(7, "three").a(4, "two");
        CaptureIndex index = made.index();
        FlowStream stream = index.stream(0, Side.A);
        byte[] capture = made.capture();

        byte[] bytes = Captures.stream(stream);
        for (int i = 0; i < bytes.length; i++) {
            Range place = stream.offsets().from(new Range(i, 1));
            assertEquals(1, place.length());
            assertEquals(bytes[i], capture[(int) place.offset()]);
        }
        assertEquals(
                List.of(0L, 3L, 6L),
                stream.boundaries(0, 10).stream().map(FlowSegment::streamOffset).toList());
        assertEquals(
                List.of(3L),
                stream.boundaries(1, 1).stream().map(FlowSegment::streamOffset).toList());
        assertEquals(List.of(), stream.boundaries(7, 10));
    }

    @Test
    void the_packets_of_a_flow_come_in_pages() {
        CaptureIndex index = Conversation.begun().a(1, "one").a(4, "two").index();

        assertEquals(
                List.of(3, 4),
                index.packetsOf(0, 2, 2).stream().map(Packet::number).toList());
        assertEquals(List.of(), index.packetsOf(0, 9, 2));
    }
}
