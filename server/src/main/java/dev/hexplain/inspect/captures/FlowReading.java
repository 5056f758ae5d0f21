package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.OverlapPolicy;
import dev.hexplain.inspect.common.Refusal;

/**
 * The choices by which a flow is decoded.
 *
 * @param flow its number
 * @param format of both sides; empty for what they are bound to, or look like
 * @param overlaps whose bytes count where segments overlap
 */
public record FlowReading(int flow, String format, OverlapPolicy overlaps) {
    /** The name of the default policy: the segment that came first counts. */
    public static final String USUAL_OVERLAPS = "first";

    /** With the policy of that name. */
    public static FlowReading of(int flow, String format, String overlaps) {
        return new FlowReading(flow, format, policy(overlaps));
    }

    /** The policy of a name, {@code first} for the usual one. */
    public static OverlapPolicy policy(String name) {
        return OverlapPolicy.parse(name)
                .orElseThrow(() -> Refusal.badRequest(
                        "There is no policy `%s` for overlaps: they are first, last, bsd,".formatted(name)
                                + " linux and old-linux."));
    }
}
