package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Window;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Guesses the API and version of a response whose request is missing: of those that fit its bytes to the last one, the
 * one with the most evidence. After a number of responses only those found before are tried.
 */
final class KafkaResponseGuesses {
    private static final int ALL_TRIED = 256;
    private static final int MOST = 64;

    private final Set<Response> found = new LinkedHashSet<>();
    private int tried;

    /**
     * A guess.
     *
     * @param bodyAt the offset of the body, after the header of that version
     * @param others number of other APIs whose messages fit as well
     */
    record Guess(KafkaMessagePlan plan, long bodyAt, int others) {}

    /**
     * A possible kind of response.
     *
     * @param flexible whether its header ends with tagged fields
     */
    private record Response(KafkaMessagePlan plan, int key, boolean flexible) {}

    private record Found(Response response, long bodyAt, int evidence) {}

    /**
     * @param from the offset after the correlation id
     * @param end the offset where the message ends
     */
    Optional<Guess> guess(Window bytes, long from, long end) {
        List<Found> fits = new ArrayList<>();
        for (Response response : tried++ < ALL_TRIED ? All.RESPONSES : found) {
            long bodyAt = response.flexible ? from + 1 : from;
            // No response header has had a tagged field so far.
            boolean possible = bodyAt == from || (from < end && bytes.u1(from) == 0);
            int evidence = possible ? KafkaPlanFit.of(bytes, response.plan, bodyAt, end) : KafkaPlanFit.NONE;
            if (evidence > 0) {
                fits.add(new Found(response, bodyAt, evidence));
            }
        }
        Optional<Found> best = fits.stream().max(Comparator.comparingInt(Found::evidence));
        best.filter(each -> found.size() < MOST).ifPresent(each -> found.add(each.response));
        return best.map(each -> new Guess(each.response.plan, each.bodyAt, others(fits, each.response.key)));
    }

    private static int others(List<Found> fits, int best) {
        return (int) fits.stream()
                .mapToInt(fit -> fit.response.key)
                .filter(key -> key != best)
                .distinct()
                .count();
    }

    /** All responses in every version, the newest first. */
    private static final class All {
        static final List<Response> RESPONSES = responses();

        private static List<Response> responses() {
            List<Response> all = new ArrayList<>();
            for (int key = 0; key < KafkaApiVersions.COUNT; key++) {
                int api = key;
                KafkaVersions valid = KafkaMessageDefinitions.valid(key, true);
                for (int version = valid.to(); version >= valid.from(); version--) {
                    boolean flexible = KafkaApiVersions.isFlexibleResponse(key, version);
                    KafkaMessagePlan.of(key, version, true)
                            .ifPresent(plan -> all.add(new Response(plan, api, flexible)));
                }
            }
            return List.copyOf(all);
        }
    }
}
