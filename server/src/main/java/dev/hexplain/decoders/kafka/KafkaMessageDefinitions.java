package dev.hexplain.decoders.kafka;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Kafka's definitions of its messages, extracted from its library by the build: those of the newest release, and those
 * of the last release before 4.0, which dropped versions. Each is read when a message first needs it.
 */
final class KafkaMessageDefinitions {
    /** Added to the numbers of the older release. */
    private static final int OLDER = 1 << 9;

    /** The first number after those of requests and responses. */
    private static final int DATA = 1 << 8;

    private static final List<String> DATA_NAMES =
            List.of("ConsumerProtocolSubscription", "ConsumerProtocolAssignment");

    /**
     * The messages that members of consumer groups exchange through the coordinator, which treats them as bytes
     * (KIP-62).
     */
    private static final Map<String, Integer> DATA_IN = Map.of(
            "JoinGroupRequest.Metadata", 0,
            "JoinGroupResponse.Metadata", 0,
            "DescribeGroupsResponse.MemberMetadata", 0,
            "SyncGroupRequest.Assignment", 1,
            "SyncGroupResponse.Assignment", 1,
            "DescribeGroupsResponse.MemberAssignment", 1);

    private static final Map<Integer, Optional<KafkaMessageDefinition>> KNOWN = new ConcurrentHashMap<>();

    private KafkaMessageDefinitions() {}

    /** The definition for a version of an API's messages; empty where none covers it. */
    static Optional<KafkaMessageDefinition> of(int key, int version, boolean response) {
        if (key < 0 || key >= KafkaApiVersions.COUNT) {
            return Optional.empty();
        }
        int number = number(key, response);
        return byNumber(number)
                .filter(newest -> newest.valid().has(version))
                .or(() -> byNumber(number + OLDER).filter(older -> older.valid().has(version)));
    }

    static int number(int key, boolean response) {
        return 2 * key + (response ? 1 : 0);
    }

    /** The same for a message embedded in bytes, whose version is in the bytes, by its index in the list of those. */
    static KafkaMessageDefinition data(int place) {
        return byNumber(DATA + place).orElseThrow();
    }

    /** The index of the message embedded in a bytes field; -1 where the content is unknown. */
    static int dataIn(String message, String field) {
        return DATA_IN.getOrDefault(message + "." + field, -1);
    }

    /** The versions of an API that any definition covers. */
    static KafkaVersions valid(int key, boolean response) {
        int number = number(key, response);
        int from = Integer.MAX_VALUE;
        int to = -1;
        for (int each = number; each <= number + OLDER; each += OLDER) {
            KafkaVersions valid =
                    byNumber(each).map(KafkaMessageDefinition::valid).orElse(KafkaVersions.NONE);
            if (valid.to() >= valid.from()) {
                from = Math.min(from, valid.from());
                to = Math.max(to, valid.to());
            }
        }
        return to < 0 ? KafkaVersions.NONE : new KafkaVersions(from, to);
    }

    /** A definition by its number, which is unique. */
    static Optional<KafkaMessageDefinition> byNumber(int number) {
        return KNOWN.computeIfAbsent(number, KafkaMessageDefinitions::read);
    }

    private static Optional<KafkaMessageDefinition> read(int number) {
        int plain = number % OLDER;
        String name = plain >= DATA
                ? DATA_NAMES.get(plain - DATA)
                : KafkaApiVersions.name(plain / 2) + (plain % 2 == 0 ? "Request" : "Response");
        String file = "/kafka/%s/common/message/%s.json".formatted(number < OLDER ? "newest" : "older", name);
        try (InputStream json = KafkaMessageDefinitions.class.getResourceAsStream(file)) {
            return json == null ? Optional.empty() : Optional.of(KafkaDefinitionReader.read(number, json));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }
}
