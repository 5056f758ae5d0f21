package dev.hexplain.ingest.capture;

import java.util.Optional;

/**
 * Policies for overlapping TCP segments: whose bytes count. Systems differ (J. Novak and S. Sturges, Target-Based TCP
 * Stream Reassembly, 2007); a capture does not say what the receiver was.
 */
public enum OverlapPolicy {
    /** The segment that came first. */
    FIRST_WINS("first"),
    /** The segment that came last. */
    LAST_WINS("last"),
    /** The segment that begins first; of equals the one that came first. */
    BSD("bsd"),
    /** The segment that begins first; of equals the longer one, then the one that came first. */
    LINUX("linux"),
    /** The segment that begins first; of equals the one that came last. */
    OLD_LINUX("old-linux");

    private final String id;

    OverlapPolicy(String id) {
        this.id = id;
    }

    /** As it is written in addresses. */
    public String id() {
        return id;
    }

    public static Optional<OverlapPolicy> parse(String id) {
        for (OverlapPolicy policy : values()) {
            if (policy.id.equals(id)) {
                return Optional.of(policy);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether the bytes of one packet count, rather than those of another that overlaps it. Rows are in order of
     * coming.
     */
    boolean prefers(PacketTable packets, int one, int other) {
        if (this == FIRST_WINS) {
            return one < other;
        }
        if (this == LAST_WINS) {
            return one > other;
        }
        long start = packets.position(one);
        long otherStart = packets.position(other);
        if (start != otherStart) {
            return start < otherStart;
        }
        if (this == LINUX && packets.endPosition(one) != packets.endPosition(other)) {
            return packets.endPosition(one) > packets.endPosition(other);
        }
        return this == OLD_LINUX ? one > other : one < other;
    }
}
