package dev.hexplain.ingest.capture;

import dev.hexplain.tree.IntSort;
import dev.hexplain.tree.TreeStorage;
import org.jspecify.annotations.Nullable;

/**
 * Reassembles one direction of a TCP connection whose packets are late, overlap or are missing: sweeps over their
 * payloads in order of stream position, keeps those that reach beyond the current position, and takes the one that the
 * policy prefers.
 *
 * <p>What came in order needs no sorting: only late packets are sorted, then merged with the rest.
 */
final class ReassemblySweep {
    private final FlowTable flows;
    private final PacketTable packets;
    private final SegmentTable segments;
    private final Payloads payloads;
    /** Marks packets; null where they were marked before. */
    private final @Nullable Overlaps overlaps;

    private final ActivePackets active;
    private final CancelCheck check;

    private int flow;
    private int side;
    private long origin;
    private int firstSegment;
    private LatePackets late = LatePackets.NONE;
    private int nextInOrder;
    private int inOrderAt;
    private long inOrderEnd;
    private int nextLate;

    private int retransmissions;
    private int gaps;
    private long gapBytes;
    private int differing;

    ReassemblySweep(
            FlowTable flows,
            PacketTable packets,
            SegmentTable segments,
            OverlapPolicy policy,
            @Nullable Overlaps overlaps,
            CancelCheck check) {
        this.flows = flows;
        this.packets = packets;
        this.segments = segments;
        this.payloads = new Payloads(packets, segments);
        this.overlaps = overlaps;
        this.active = new ActivePackets(packets, policy);
        this.check = check;
    }

    /** Late packets, sorted by where they begin. */
    private record LatePackets(RecordTable rows, IntSort.@Nullable Sorted order) {
        static final LatePackets NONE =
                new LatePackets(RecordTable.create(TreeStorage.inMemory(), "none", Integer.BYTES), null);

        int count() {
            return rows.count();
        }

        int row(int at) {
            return rows.getInt(order == null ? at : order.get(at), 0);
        }
    }

    int retransmissions() {
        return retransmissions;
    }

    int outOfOrder() {
        return late.count() - retransmissions;
    }

    int gaps() {
        return gaps;
    }

    long gapBytes() {
        return gapBytes;
    }

    int differing() {
        return differing;
    }

    /** Writes the segments of a stream; returns how long it is. */
    long run(int ofFlow, int ofSide) {
        flow = ofFlow;
        side = ofSide;
        origin = flows.getLong(flow, side, FlowTable.ORIGIN);
        firstSegment = segments.count();
        gaps = 0;
        gapBytes = 0;
        differing = 0;
        late = findLate();
        retransmissions = late.count();
        active.clear();
        startInOrder();
        nextLate = 0;
        long place = sweep();
        long end = Math.max(place, flows.getLong(flow, side, FlowTable.FRONTIER));
        gap(place, end);
        if (overlaps != null) {
            countRetransmissions();
        }
        return end - origin;
    }

    private boolean counts(int row) {
        check.step();
        return packets.side(row) == side
                && packets.payloadLength(row) > 0
                && !packets.has(row, PacketMark.KEEP_ALIVE)
                && !packets.has(row, PacketMark.OUTSIDE_WINDOW)
                && packets.endPosition(row) > origin;
    }

    private LatePackets findLate() {
        RecordTable rows = RecordTable.create(TreeStorage.inMemory(), "late", Integer.BYTES);
        int count = flows.packets(flow);
        long end = Long.MIN_VALUE;
        for (int at = 0; at < count; at++) {
            int row = flows.packet(flow, at);
            if (counts(row)) {
                if (packets.position(row) < end) {
                    rows.setInt(rows.append(), 0, row);
                    if (overlaps != null) {
                        overlaps.isLate(row);
                    }
                }
                end = Math.max(end, packets.endPosition(row));
            }
        }
        if (rows.count() == 0) {
            return LatePackets.NONE;
        }
        return new LatePackets(
                rows,
                IntSort.sort(
                        TreeStorage.inMemory(), "late", rows.count(), (one, other) -> beginsAfter(rows, one, other)));
    }

    private boolean beginsAfter(RecordTable rows, int one, int other) {
        check.step();
        return packets.position(rows.getInt(one, 0)) > packets.position(rows.getInt(other, 0));
    }

    private void startInOrder() {
        inOrderAt = 0;
        inOrderEnd = Long.MIN_VALUE;
        nextInOrder = -1;
        advanceInOrder();
    }

    /** Moves to the next packet that was not late when it came; -1 where there is none. */
    private void advanceInOrder() {
        int count = flows.packets(flow);
        while (inOrderAt < count) {
            int row = flows.packet(flow, inOrderAt++);
            if (counts(row)) {
                boolean inOrder = packets.position(row) >= inOrderEnd;
                inOrderEnd = Math.max(inOrderEnd, packets.endPosition(row));
                if (inOrder) {
                    nextInOrder = row;
                    return;
                }
            }
        }
        nextInOrder = -1;
    }

    /** The packet that begins next; -1 where there is none. */
    private int peek() {
        int lateRow = nextLate < late.count() ? late.row(nextLate) : -1;
        if (lateRow < 0 || nextInOrder < 0) {
            return Math.max(lateRow, nextInOrder);
        }
        return packets.position(lateRow) < packets.position(nextInOrder) ? lateRow : nextInOrder;
    }

    private void take(int row) {
        if (row == nextInOrder) {
            advanceInOrder();
        } else {
            nextLate++;
        }
    }

    private long sweep() {
        long place = origin;
        for (int next = peek(); next >= 0 || !active.isEmpty(); next = peek()) {
            check.step();
            if (next >= 0 && packets.position(next) <= place) {
                take(next);
                admit(next, place);
                continue;
            }
            if (active.isEmpty()) {
                gap(place, packets.position(next));
                place = packets.position(next);
                continue;
            }
            place = emit(place, next);
            active.dropUpTo(place);
        }
        return place;
    }

    private void admit(int row, long place) {
        if (packets.endPosition(row) <= place) {
            return;
        }
        if (!active.isEmpty() && overlaps != null) {
            int best = active.best();
            long end = Math.min(packets.endPosition(row), packets.endPosition(best));
            differing +=
                    overlaps.differ(row, best, Math.max(packets.position(row), packets.position(best)), end, origin)
                            ? 1
                            : 0;
        }
        active.add(row);
    }

    /** Writes what the preferred packet has up to where another begins or it ends; returns where that is. */
    private long emit(long place, int next) {
        int best = active.best();
        long end = packets.endPosition(best);
        if (next >= 0) {
            end = Math.min(end, packets.position(next));
        }
        int skipped = (int) (place - packets.position(best));
        payloads.write(firstSegment, place - origin, best, skipped, (int) (end - place));
        if (overlaps != null && packets.has(best, PacketMark.RETRANSMISSION)) {
            overlaps.fillsGap(best);
        }
        return end;
    }

    private void gap(long from, long to) {
        if (to > from) {
            segments.addGap(from - origin, to - from);
            gaps++;
            gapBytes += to - from;
        }
    }

    private void countRetransmissions() {
        retransmissions = 0;
        for (int at = 0; at < late.count(); at++) {
            retransmissions += packets.has(late.row(at), PacketMark.RETRANSMISSION) ? 1 : 0;
        }
    }
}
