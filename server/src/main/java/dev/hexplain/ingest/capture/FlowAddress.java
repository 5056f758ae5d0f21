package dev.hexplain.ingest.capture;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One direction of a flow, as a layer step names it: {@code 3a}, {@code 3a:last}.
 *
 * @param flow its number, from 0
 * @param side the sender
 * @param policy whose bytes count where segments overlap
 */
public record FlowAddress(int flow, Side side, OverlapPolicy policy) {
    private static final Pattern ENTRY = Pattern.compile("([0-9]{1,9})([ab])(?::([a-z-]{1,20}))?");

    /** Reads what {@link #toString} writes. */
    public static Optional<FlowAddress> parse(String entry) {
        Matcher parts = ENTRY.matcher(entry);
        if (!parts.matches()) {
            return Optional.empty();
        }
        Side side = Side.parse(parts.group(2)).orElseThrow();
        Optional<OverlapPolicy> policy =
                parts.group(3) == null ? Optional.of(OverlapPolicy.FIRST_WINS) : OverlapPolicy.parse(parts.group(3));
        return policy.map(known -> new FlowAddress(Integer.parseInt(parts.group(1)), side, known));
    }

    /** The other direction of the flow. */
    public FlowAddress otherSide() {
        return new FlowAddress(flow, side.other(), policy);
    }

    @Override
    public String toString() {
        return flow + side.letter() + (policy == OverlapPolicy.FIRST_WINS ? "" : ":" + policy.id());
    }
}
