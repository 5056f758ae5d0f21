package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** Makes {@link Packet}, {@link Flow} and other objects from rows of the index's tables, on request. */
final class CaptureRows {
    private static final int LONGEST_TEXT = 1 << 13;
    private static final int IPV4_RECORD = 1;
    private static final int IPV6_RECORD = 2;

    private final MemorySegment capture;
    private final PacketTable packets;
    private final FlowTable flows;
    private final NoteTable comments;
    private final NoteTable names;

    CaptureRows(MemorySegment capture, CaptureIndex.Tables tables) {
        this.capture = capture;
        this.packets = tables.packets();
        this.flows = tables.flows();
        this.comments = tables.comments();
        this.names = tables.names();
    }

    Packet packet(int row) {
        int flow = packets.flow(row);
        int side = packets.side(row);
        boolean tcp = flow != PacketTable.NONE && flows.protocol(flow) == TransportLayer.TCP;
        return new Packet(
                row + 1,
                time(packets.time(row)),
                packets.interfaceNumber(row),
                new Range(packets.offset(row), packets.captured(row)),
                packets.original(row),
                flow == PacketTable.NONE ? OptionalInt.empty() : OptionalInt.of(flow),
                flow == PacketTable.NONE ? Optional.empty() : Optional.of(Side.values()[side]),
                payload(row).getFirst(),
                packets.payloadLength(row),
                packets.payloadMissing(row),
                tcp ? sequence(flow, side, row) : 0,
                packets.bits(row) & TransportLayer.FLAGS,
                PacketMark.of(packets.bits(row)));
    }

    private int sequence(int flow, int side, int row) {
        int at = flows.getInt(flow, side, FlowTable.BASE) + (int) packets.position(row);
        int syn = (packets.bits(row) & TransportLayer.SYN) != 0 ? 1 : 0;
        return at - syn + (packets.has(row, PacketMark.AFTER_FIN) ? 1 : 0);
    }

    private static OptionalLong time(long nanos) {
        return nanos == RecordReader.NO_TIME ? OptionalLong.empty() : OptionalLong.of(nanos);
    }

    /** At least one range; an empty one where there is no payload. */
    List<Range> payload(int row) {
        int length = packets.payloadLength(row);
        if (!packets.has(row, PacketMark.REASSEMBLED)) {
            return List.of(new Range(packets.payload(row), length));
        }
        List<Range> pieces = new ArrayList<>();
        int piece = packets.firstPiece(row);
        for (int done = 0; done < length; piece++) {
            pieces.add(new Range(packets.pieceOffset(piece), packets.pieceLength(piece)));
            done += packets.pieceLength(piece);
        }
        return pieces.isEmpty() ? List.of(new Range(packets.offset(row), 0)) : pieces;
    }

    Flow flow(int flow) {
        int previous = flows.previous(flow);
        return new Flow(
                flow,
                flows.protocol(flow),
                flows.endpoint(flow, Side.A),
                flows.endpoint(flow, Side.B),
                time(flows.firstTime(flow)),
                time(flows.lastTime(flow)),
                facts(flow),
                previous < 0 ? OptionalInt.empty() : OptionalInt.of(previous),
                counts(flow, 0),
                counts(flow, 1));
    }

    private Flow.SideCounts counts(int flow, int side) {
        return new Flow.SideCounts(
                flows.getInt(flow, side, FlowTable.PACKETS),
                flows.getLong(flow, side, FlowTable.WIRE_BYTES),
                flows.getLong(flow, side, FlowTable.STREAM_LENGTH),
                flows.getInt(flow, side, FlowTable.GAPS),
                flows.getLong(flow, side, FlowTable.GAP_BYTES),
                flows.getInt(flow, side, FlowTable.RETRANSMISSIONS),
                flows.getInt(flow, side, FlowTable.OUT_OF_ORDER),
                flows.getInt(flow, side, FlowTable.KEEP_ALIVES),
                flows.getInt(flow, side, FlowTable.DIFFERING_OVERLAPS));
    }

    private Set<Flow.Fact> facts(int flow) {
        Set<Flow.Fact> facts = EnumSet.noneOf(Flow.Fact.class);
        add(facts, Flow.Fact.PORT_REUSED, flows.previous(flow) >= 0);
        int a = flows.getInt(flow, 0, FlowTable.PACKETS);
        int b = flows.getInt(flow, 1, FlowTable.PACKETS);
        add(facts, Flow.Fact.ONE_WAY, a == 0 || b == 0);
        if (flows.protocol(flow) == TransportLayer.TCP) {
            int one = flows.getInt(flow, 0, FlowTable.SIDE_STATE);
            int other = flows.getInt(flow, 1, FlowTable.SIDE_STATE);
            add(facts, Flow.Fact.HANDSHAKE, (one & other & TcpTracker.SAW_SYN) != 0);
            add(facts, Flow.Fact.MID_STREAM, ((one | other) & TcpTracker.SAW_SYN) == 0);
            add(facts, Flow.Fact.FIN, ((one | other) & TcpTracker.SAW_FIN) != 0);
            add(facts, Flow.Fact.FIN_OF_BOTH, (one & other & TcpTracker.SAW_FIN) != 0);
            add(facts, Flow.Fact.RST, ((one | other) & TcpTracker.SAW_RST) != 0);
        }
        return facts;
    }

    private static void add(Set<Flow.Fact> facts, Flow.Fact fact, boolean holds) {
        if (holds) {
            facts.add(fact);
        }
    }

    CaptureNote comment(int note) {
        Range place = new Range(comments.offset(note), comments.length(note));
        return new CaptureNote(comments.about(note), text(place), place);
    }

    private String text(Range place) {
        byte[] utf8 = capture.asSlice(place.offset(), Math.min(place.length(), LONGEST_TEXT))
                .toArray(ValueLayout.JAVA_BYTE);
        return new String(utf8, StandardCharsets.UTF_8);
    }

    /** An address, then names that end in zeros each. */
    ResolvedName name(int note) {
        Range place = new Range(names.offset(note), names.length(note));
        int length = switch (names.about(note)) {
            case IPV4_RECORD -> 4;
            case IPV6_RECORD -> 16;
            default -> 0;
        };
        if (length == 0 || length > place.length()) {
            return new ResolvedName("", List.of(), place);
        }
        NetworkBytes bytes = new NetworkBytes(capture);
        String address = length == 4
                ? Endpoint.ipv4(bytes.u4(place.offset()))
                : Endpoint.ipv6(bytes.s8(place.offset()), bytes.s8(place.offset() + 8));
        String rest = text(new Range(place.offset() + length, place.length() - length));
        return new ResolvedName(address, List.of(rest.replaceFirst("\0+$", "").split("\0")), place);
    }
}
