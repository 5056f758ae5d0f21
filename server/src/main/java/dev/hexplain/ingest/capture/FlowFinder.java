package dev.hexplain.ingest.capture;

import java.lang.foreign.Arena;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.concurrent.ThreadLocalRandom;

/** Hash table from addresses, ports and protocol to the flow of a packet: open addressing, outside the heap. */
final class FlowFinder {
    private static final int FIRST_SIZE = 1 << 10;
    private static final long MIX = 0x9E37_79B9_7F4A_7C15L;

    private final FlowTable flows;
    /** Random, so that a crafted capture cannot make all its flows collide in one slot. */
    private final long seed = ThreadLocalRandom.current().nextLong();

    private IntBuffer hashes = room(FIRST_SIZE);
    /** The flow in a place and 1; 0 for none. */
    private IntBuffer slots = room(FIRST_SIZE);

    private int mask = FIRST_SIZE - 1;
    private int used;

    /** Of the packet that was looked for last: the side that sent it. */
    int side;

    private int place;
    private int hash;

    FlowFinder(FlowTable flows) {
        this.flows = flows;
    }

    private static IntBuffer room(int size) {
        return Arena.ofAuto()
                .allocate((long) size * Integer.BYTES, Integer.BYTES)
                .asByteBuffer()
                .order(ByteOrder.nativeOrder())
                .asIntBuffer();
    }

    /** The latest flow that a packet may belong to; -1 where there is none. */
    int find(PacketFrame frame) {
        hash = hash(frame);
        for (place = hash & mask; ; place = place + 1 & mask) {
            int flow = slots.get(place) - 1;
            if (flow < 0) {
                return -1;
            }
            if (hashes.get(place) == hash) {
                if (flows.isFromA(flow, frame)) {
                    side = 0;
                    return flow;
                }
                if (flows.isFromB(flow, frame)) {
                    side = 1;
                    return flow;
                }
            }
        }
    }

    /** A new flow for the packet that was looked for last, whether or not there was one of the same endpoints. */
    int add(PacketFrame frame, boolean sourceIsA) {
        int previous = slots.get(place) - 1;
        int flow = flows.add(frame, sourceIsA, previous);
        side = sourceIsA ? 0 : 1;
        slots.put(place, flow + 1);
        hashes.put(place, hash);
        if (previous < 0 && ++used > mask / 2) {
            enlarge();
        }
        return flow;
    }

    private void enlarge() {
        IntBuffer oldHashes = hashes;
        IntBuffer oldSlots = slots;
        int oldSize = mask + 1;
        mask = oldSize * 2 - 1;
        hashes = room(oldSize * 2);
        slots = room(oldSize * 2);
        for (int old = 0; old < oldSize; old++) {
            int flow = oldSlots.get(old);
            if (flow != 0) {
                int moved = oldHashes.get(old);
                int free = moved & mask;
                while (slots.get(free) != 0) {
                    free = free + 1 & mask;
                }
                slots.put(free, flow);
                hashes.put(free, moved);
            }
        }
    }

    /** The same for both directions. */
    private int hash(PacketFrame frame) {
        long source = end(frame.sourceHigh, frame.sourceLow, frame.sourcePort);
        long target = end(frame.targetHigh, frame.targetLow, frame.targetPort);
        long both = mixed(source + target + frame.protocol);
        return (int) (both ^ both >>> 32);
    }

    private long end(long high, long low, int port) {
        return mixed(mixed(high ^ seed) + low ^ (long) port << 48 ^ port);
    }

    private static long mixed(long bits) {
        long one = (bits ^ bits >>> 30) * MIX;
        long two = (one ^ one >>> 27) * 0x94D0_49BB_1331_11EBL;
        return two ^ two >>> 31;
    }
}
