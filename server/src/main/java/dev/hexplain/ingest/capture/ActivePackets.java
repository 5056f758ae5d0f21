package dev.hexplain.ingest.capture;

import java.util.Arrays;

/** The packets that overlap the current position of a stream, as a binary heap ordered by the overlap policy. */
final class ActivePackets {
    private final PacketTable packets;
    private final OverlapPolicy policy;
    private int[] rows = new int[16];
    private int count;

    ActivePackets(PacketTable packets, OverlapPolicy policy) {
        this.packets = packets;
        this.policy = policy;
    }

    boolean isEmpty() {
        return count == 0;
    }

    int best() {
        return rows[0];
    }

    void clear() {
        count = 0;
    }

    /** Adds a packet, unless it can never be the best one. */
    void add(int row) {
        if (count > 0
                && packets.endPosition(row) <= packets.endPosition(best())
                && policy.prefers(packets, best(), row)) {
            return;
        }
        if (count == rows.length) {
            rows = Arrays.copyOf(rows, count * 2);
        }
        int at = count++;
        while (at > 0 && policy.prefers(packets, row, rows[(at - 1) / 2])) {
            rows[at] = rows[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        rows[at] = row;
    }

    /**
     * Removes the best ones that end at or before a position. Others that do so are removed when they become the best.
     */
    void dropUpTo(long place) {
        while (count > 0 && packets.endPosition(rows[0]) <= place) {
            int last = rows[--count];
            if (count > 0) {
                sink(last);
            }
        }
    }

    private void sink(int row) {
        int at = 0;
        while (2 * at + 1 < count) {
            int child = 2 * at + 1;
            if (child + 1 < count && policy.prefers(packets, rows[child + 1], rows[child])) {
                child++;
            }
            if (!policy.prefers(packets, rows[child], row)) {
                break;
            }
            rows[at] = rows[child];
            at = child;
        }
        rows[at] = row;
    }
}
