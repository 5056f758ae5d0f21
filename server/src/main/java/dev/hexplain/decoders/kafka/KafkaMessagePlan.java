package dev.hexplain.decoders.kafka;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How one version of a message is written: its definition without what belongs to other versions. Fields and structs
 * are numbered, so that frames can name them.
 *
 * @param structs the message itself first
 */
record KafkaMessagePlan(KafkaMessageDefinition definition, int version, List<Step> steps, List<Layout> structs) {
    private static final Map<Long, KafkaMessagePlan> KNOWN = new ConcurrentHashMap<>();

    /**
     * A field to read.
     *
     * @param number among the steps of the plan
     * @param shape the number of its shape without a form
     * @param compact whether lengths are varints, one more than what they count, 0 for null
     * @param struct number of the layout it has, or its elements have; -1 for other types
     * @param data place in the list of {@link KafkaMessageDefinitions#data} of what its bytes hold; -1 where they are of any kind
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
     * @param tagged those that stand among the tagged fields, by their tags
     * @param flexible whether tagged fields follow
     */
    record Layout(int number, List<Step> fields, Map<Integer, Step> tagged, boolean flexible) {}

    /** The plan of a message; empty where no definition describes that version. */
    static Optional<KafkaMessagePlan> of(int key, int version, boolean response) {
        return KafkaMessageDefinitions.of(key, version, response).map(definition -> of(definition, version));
    }

    /** The plan of a version that a definition describes; made once. */
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
