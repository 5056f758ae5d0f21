package dev.hexplain.decoders.kafka;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The compiled layout of one version of a message: its definition reduced to that version. Fields and structs are
 * numbered, so that frames can refer to them.
 *
 * @param structs the message itself first
 */
record KafkaMessagePlan(KafkaMessageDefinition definition, int version, List<Step> steps, List<Layout> structs) {
    private static final Map<Long, KafkaMessagePlan> KNOWN = new ConcurrentHashMap<>();

    /**
     * A field to read.
     *
     * @param number its index among the steps of the plan
     * @param shape its shape number without a form
     * @param compact whether lengths are varints, one more than what they count, 0 for null
     * @param struct number of its layout, or of its elements' layout; -1 for other types
     * @param data index in the list of {@link KafkaMessageDefinitions#data} of the message in its bytes; -1 where their
     *     content is unknown
     */
    record Step(
            int number,
            int shape,
            String name,
            KafkaFieldType type,
            boolean list,
            boolean nullable,
            boolean compact,
            boolean errorCode,
            int struct,
            int data) {}

    /**
     * The fields of a struct.
     *
     * @param tagged tagged fields, by their tags
     * @param flexible whether tagged fields follow
     */
    record Layout(int number, List<Step> fields, Map<Integer, Step> tagged, boolean flexible) {}

    /** The plan of a message; empty where no definition covers that version. */
    static Optional<KafkaMessagePlan> of(int key, int version, boolean response) {
        return KafkaMessageDefinitions.of(key, version, response).map(definition -> of(definition, version));
    }

    /** The plan of a version that a definition covers; compiled once. */
    static KafkaMessagePlan of(KafkaMessageDefinition definition, int version) {
        return KNOWN.computeIfAbsent(
                (long) definition.number() << Integer.SIZE | version,
                key -> new KafkaPlanCompiler(definition, version).plan());
    }

    Layout root() {
        return structs.getFirst();
    }

    /** The API and its version: {@code Fetch v12}. */
    String title() {
        return definition.api() + " v" + version;
    }
}
