package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Packet;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.RequestDeadline;
import java.util.BitSet;
import java.util.Objects;

/** The datagrams of a flow that have payload, both ways: 16 bytes each, since a flow may have millions. */
final class Datagrams implements Conversation {
    private static final int PAGE = 1000;

    private final int[] packets;
    private final int[] lengths;
    private final long[] offsets;
    private final BitSet ofB = new BitSet();
    private int count;

    private Datagrams(int most) {
        this.packets = new int[most];
        this.lengths = new int[most];
        this.offsets = new long[most];
    }

    /** In the order of their packets; of a fragmented one, the packet of its last fragment. */
    static Datagrams of(CaptureIndex index, int flow) {
        int all = index.flow(flow).packets();
        Datagrams datagrams = new Datagrams(all);
        long[] sent = new long[Side.values().length];
        for (int from = 0; from < all; from += PAGE) {
            RequestDeadline.requireAsked();
            for (Packet packet : index.packetsOf(flow, from, PAGE)) {
                packet.side().ifPresent(side -> datagrams.add(packet, side, sent));
            }
        }
        return datagrams;
    }

    /** The stream of a side is its payloads one after the other, what the capture left out of them included. */
    private void add(Packet packet, Side side, long[] sent) {
        int length = packet.payloadLength() + packet.payloadMissing();
        if (length == 0) {
            return;
        }
        packets[count] = packet.number();
        lengths[count] = length;
        offsets[count] = sent[side.ordinal()];
        ofB.set(count, side == Side.B);
        sent[side.ordinal()] += length;
        count++;
    }

    @Override
    public By by() {
        return By.DATAGRAMS;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public Item at(int number) {
        int at = Objects.checkIndex(number, count);
        return new Item(ofB.get(at) ? Side.B : Side.A, packets[at], offsets[at], lengths[at], "", null);
    }

    @Override
    public long partner(int number) {
        return -1;
    }
}
