package dev.hexplain.inspect.timings;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.timing.TimingPlan;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The plans by their names, as users write them. */
final class TimingPlans {
    private TimingPlans() {}

    /** @throws Refusal where there is no such plan */
    static TimingPlan named(String name) {
        return Arrays.stream(TimingPlan.values())
                .filter(plan -> name(plan).equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.badRequest("There is no such plan of measuring. There are %s."
                        .formatted(Arrays.stream(TimingPlan.values())
                                .map(TimingPlans::name)
                                .collect(Collectors.joining(", ")))));
    }

    static String name(TimingPlan plan) {
        return plan.name().toLowerCase(Locale.ROOT);
    }
}
