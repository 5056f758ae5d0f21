package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.documents.ParseInput;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The requests in the other direction of the connection, looked up by correlation id. Brokers respond in order, so that
 * one pass finds them all; requests without a response are skipped.
 */
final class KafkaRequests {
    /** The number of requests searched for the one that a response answers. */
    private static final int AHEAD = 1 << 12;

    /** The number of bytes searched for the next request, where one is missing. */
    private static final long FARTHEST = 1 << 20;

    private final @Nullable ParseInput in;
    private final @Nullable KafkaMessageHeads heads;
    private long at;
    /** The remaining budget of unsuccessful comparisons. */
    private int patience = 1 << 20;

    /** The API key and version of a request. */
    record Asked(int key, int version) {}

    KafkaRequests(Optional<Source> other) {
        ParseInput there =
                other.map(source -> new ParseInput(source.segment(), 0)).orElse(null);
        this.in = there;
        this.heads = there == null ? null : new KafkaMessageHeads(there);
    }

    /** The request with a correlation id; empty where it is not found. Earlier ones are forgotten. */
    Optional<Asked> answeredBy(int correlation) {
        long found = find(correlation);
        if (found < 0 || in == null || heads == null) {
            return Optional.empty();
        }
        at = heads.end(found);
        return Optional.of(new Asked(in.bytes.u2(found + 4), in.bytes.u2(found + 6)));
    }

    /** Whether there is a request with a correlation id. */
    boolean has(int correlation) {
        return find(correlation) >= 0;
    }

    private long find(int correlation) {
        if (in == null || heads == null) {
            return -1;
        }
        long next = first(in, heads, at);
        for (int passed = 0; next >= 0 && passed < AHEAD && patience > 0; passed++, patience--) {
            if (in.bytes.s4(next + 8) == correlation) {
                return next;
            }
            next = first(in, heads, heads.end(next));
        }
        return -1;
    }

    /** The first request at or after an offset; -1 for none. */
    private static long first(ParseInput in, KafkaMessageHeads heads, long from) {
        if (from < in.end && heads.isRequest(from)) {
            return from;
        }
        long farthest = Math.min(in.end, from + FARTHEST);
        for (long next = from + 1; next < farthest; next++) {
            if (heads.isRequest(next) && heads.end(next) <= in.end && heads.leadsOn(next, true)) {
                return next;
            }
        }
        return -1;
    }
}
