package dev.hexplain.decoders.kafka;

import dev.hexplain.decoders.kafka.KafkaMessageDefinition.Member;
import dev.hexplain.decoders.kafka.KafkaMessageDefinition.Struct;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Layout;
import dev.hexplain.decoders.kafka.KafkaMessagePlan.Step;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Compiles the plan of one version of a message. Fields of the same struct share a layout. */
final class KafkaPlanCompiler {
    private final KafkaMessageDefinition definition;
    private final int version;
    private final boolean flexible;
    private final List<Step> steps = new ArrayList<>();
    private final List<@Nullable Layout> layouts = new ArrayList<>();
    private final Map<Struct, Integer> numbers = new IdentityHashMap<>();

    KafkaPlanCompiler(KafkaMessageDefinition definition, int version) {
        this.definition = definition;
        this.version = version;
        this.flexible = definition.flexible().has(version);
    }

    KafkaMessagePlan plan() {
        layout(definition.root());
        return new KafkaMessagePlan(
                definition,
                version,
                List.copyOf(steps),
                layouts.stream().map(Objects::requireNonNull).toList());
    }

    private int layout(Struct struct) {
        Integer known = numbers.get(struct);
        if (known != null) {
            return known;
        }
        int number = layouts.size();
        numbers.put(struct, number);
        layouts.add(null);
        List<Step> fields = new ArrayList<>();
        Map<Integer, Step> tagged = new TreeMap<>();
        for (Member member : struct.members()) {
            if (!member.versions().has(version)) {
                continue;
            }
            Step step = step(member);
            if (member.tagged().has(version)) {
                tagged.put(member.tag(), step);
            } else {
                fields.add(step);
            }
        }
        layouts.set(number, new Layout(number, List.copyOf(fields), Map.copyOf(tagged), flexible));
        return number;
    }

    private Step step(Member member) {
        Struct struct = member.struct();
        int layout = struct == null ? -1 : layout(struct);
        Step step = new Step(
                steps.size(),
                KafkaBodyShapes.number(definition, member.ordinal()),
                member.guideName(),
                member.type(),
                member.list(),
                member.nullable().has(version),
                flexible,
                member.isErrorCode(),
                layout,
                KafkaMessageDefinitions.dataIn(definition.name(), member.name()));
        steps.add(step);
        return step;
    }
}
