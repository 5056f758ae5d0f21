package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Evidence;
import dev.hexplain.decode.documents.ParseInput;
import java.util.List;

/**
 * Recognizes Kafka flows by following messages by their lengths: requests by their headers, responses by correlation
 * ids and contents.
 */
final class KafkaFlowProbe {
    private static final int TRIED = 16;

    /**
     * The confidence limit without the end of a message or a client id: a few small numbers, with which many protocols
     * begin.
     */
    private static final int UNCERTAIN = 35;

    private static final long SEARCHED = 1 << 16;

    /** The evidence of a response's length and correlation id, where the next one follows with the next id. */
    private static final double NUMBER = 16;

    /** The evidence of a batch with the right checksum. */
    private static final double CHECKED = 40;

    private KafkaFlowProbe() {}

    static List<Candidate> probe(Source source) {
        ParseInput in = new ParseInput(source, 0);
        KafkaMessageHeads heads = new KafkaMessageHeads(in);
        // A response may look like a request, except that no other follows it.
        int asked = heads.isRequest(0) ? count(in, heads, true) : 0;
        if (asked > 0) {
            boolean conclusive = heads.namesClient(0) || heads.end(0) <= in.end;
            return candidate(
                    Evidence.of(source, heads.requestBits(0, asked), 0),
                    conclusive ? Math.min(92, 74 + 6 * asked) : UNCERTAIN,
                    "Starts with %d of Kafka's requests".formatted(asked));
        }
        int count = heads.isResponse(0) ? count(in, heads, false) : 0;
        if (count == 0) {
            return List.of();
        }
        long end = Math.min(in.end, SEARCHED);
        if (count > 2 && areNumbered(in, heads, count)) {
            return candidate(
                    Evidence.of(source, NUMBER * count, 0),
                    Math.min(92, 68 + 4 * count),
                    "%d of Kafka's responses, numbered one by one".formatted(count));
        }
        KafkaBatchFinder finder = KafkaBatchFinder.atBeginning(in.bytes);
        long batch = finder.next(0, end);
        return batch < end
                ? candidate(
                        Evidence.of(source, CHECKED, 0),
                        heads.end(0) <= in.end && finder.isSound(batch, in.end) ? 88 : UNCERTAIN,
                        "Has a batch of Kafka's records inside what could be a response")
                : count > 1
                        ? candidate(
                                Evidence.of(source, NUMBER * count, 0),
                                30 + 2 * count,
                                "Could be %d of Kafka's responses".formatted(count))
                        : List.of();
    }

    /** The number of consecutive messages; 0 where the first leads neither to another nor to the end. */
    private static int count(ParseInput in, KafkaMessageHeads heads, boolean requests) {
        int count = 0;
        long last = -1;
        for (long at = 0; count < TRIED && at < in.end; at = heads.end(at)) {
            boolean fits = requests ? heads.isRequest(at) : heads.isResponse(at);
            if (!fits) {
                return in.end - at < Long.BYTES || (requests && count > 2) ? count : 0;
            }
            long correlation = in.bytes.u4(at + (requests ? 8 : 4));
            if (!requests && correlation <= last) {
                return 0;
            }
            last = correlation;
            count++;
        }
        return count;
    }

    /** Whether the correlation ids of consecutive responses are consecutive. */
    private static boolean areNumbered(ParseInput in, KafkaMessageHeads heads, int count) {
        long at = 0;
        for (int passed = 1; passed < count; passed++) {
            long next = heads.end(at);
            if (in.bytes.u4(next + 4) != in.bytes.u4(at + 4) + 1) {
                return false;
            }
            at = next;
        }
        return true;
    }

    private static List<Candidate> candidate(Evidence evidence, int most, String reason) {
        return evidence.candidates(Kafka.FORMAT.id(), most, reason);
    }
}
