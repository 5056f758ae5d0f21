package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Chooses the plan that a body is read by, and reports in notes, each once, how it was chosen. */
final class KafkaPlanChoice {
    private static final int LENGTH = 4;
    private static final int MOST_GUESSES_NOTED = 16;

    private final Parse parse;
    private final ParseInput in;
    private final KafkaRequests requests;
    private final KafkaResponseGuesses guesses = new KafkaResponseGuesses();
    private final Set<Integer> noted = new HashSet<>();
    private int guessesNoted;

    /**
     * The plan of a body.
     *
     * @param flexibleHeader whether the header of a response ends with tagged fields
     */
    record Chosen(KafkaMessagePlan plan, boolean guessed, boolean flexibleHeader) {}

    KafkaPlanChoice(Parse parse, KafkaRequests requests) {
        this.parse = parse;
        this.in = parse.in;
        this.requests = requests;
    }

    /**
     * Whether the first message, at the current position, looks like a request but is a response: its correlation id is
     * that of a request of the other direction, or its bytes fit a response and no request.
     */
    boolean isRatherResponse(long body, long end) {
        if (requests.has(in.bytes.s4(in.pos + LENGTH))) {
            return true;
        }
        int key = in.bytes.u2(in.pos + LENGTH);
        int version = in.bytes.u2(in.pos + LENGTH + 2);
        Optional<KafkaMessagePlan> request = KafkaMessagePlan.of(key, version, false);
        return end <= in.end
                && (request.isEmpty() || KafkaPlanFit.of(in.bytes, request.get(), body, end) == KafkaPlanFit.NONE)
                && guesses.guess(in.bytes, in.pos + LENGTH + LENGTH, end).isPresent();
    }

    /** The plan for the body that begins at the current position; empty where no definition covers it. */
    Optional<Chosen> request(int key, int version) {
        Optional<KafkaMessagePlan> plan = KafkaMessagePlan.of(key, version, false);
        if (plan.isEmpty()) {
            noteUnknown(key, version);
        }
        return plan.map(each -> new Chosen(each, false, false));
    }

    /** The plan for the response whose header begins at the current position. */
    Optional<Chosen> response(long end) {
        Optional<KafkaRequests.Asked> asked = requests.answeredBy(in.bytes.s4(in.pos));
        return asked.isPresent() ? answer(asked.get().key(), asked.get().version(), end) : guess(end);
    }

    private Optional<Chosen> answer(int key, int version, long end) {
        Optional<KafkaMessagePlan> plan = KafkaMessagePlan.of(key, version, true);
        if (plan.isEmpty()) {
            noteUnknown(key, version);
        }
        return plan.map(each -> key == KafkaApiVersions.API_VERSIONS ? understood(each, end) : each)
                .map(each -> new Chosen(each, false, KafkaApiVersions.isFlexibleResponse(key, each.version())));
    }

    /** A broker that does not know the version of an ApiVersions request answers in version 0. */
    private KafkaMessagePlan understood(KafkaMessagePlan asked, long end) {
        long body = in.pos + LENGTH;
        KafkaMessagePlan first = KafkaMessagePlan.of(asked.definition(), 0);
        boolean refused = KafkaPlanFit.of(in.bytes, asked, body, end) == KafkaPlanFit.NONE
                && KafkaPlanFit.of(in.bytes, first, body, end) != KafkaPlanFit.NONE;
        return refused ? first : asked;
    }

    private Optional<Chosen> guess(long end) {
        Optional<KafkaResponseGuesses.Guess> guess = guesses.guess(in.bytes, in.pos + LENGTH, end);
        guess.ifPresent(each -> note(each, end));
        return guess.map(each -> new Chosen(each.plan(), true, each.bodyAt() > in.pos + LENGTH));
    }

    private void note(KafkaResponseGuesses.Guess guess, long end) {
        if (guessesNoted++ < MOST_GUESSES_NOTED) {
            parse.issue(Issue.note(
                    in.pos,
                    end - in.pos,
                    "The request is not here. The response is read as %s, whose fields take up all its bytes%s"
                            .formatted(
                                    guess.plan().title(),
                                    guess.others() == 0
                                            ? ""
                                            : "; those of %d other APIs would".formatted(guess.others()))));
        }
    }

    private void noteUnknown(int key, int version) {
        if (noted.add(key << Short.SIZE | version)) {
            parse.issue(Issue.note(
                    in.pos,
                    0,
                    "Kafka's definitions do not describe %s, so that its body is not taken apart"
                            .formatted(title(key, version))));
        }
    }

    private static String title(int key, int version) {
        return key < KafkaApiVersions.COUNT
                ? "%s v%d".formatted(KafkaApiVersions.name(key), version)
                : "API %d".formatted(key);
    }
}
