package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.view.PopulationView.ReasonView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts by reason, each with the first that it is about. Reasons beyond the first of many are counted together. */
final class ReasonCounts {
    private static final int MOST = 20;
    private static final String OTHERS = "other reasons";

    /** How often, and for whom first. */
    private static final class Count {
        private final String first;
        private long times;

        private Count(String first) {
            this.first = first;
        }
    }

    private final Map<String, Count> counts = new LinkedHashMap<>();
    private long total;

    void add(String reason, String name) {
        String known = counts.containsKey(reason) || counts.size() < MOST ? reason : OTHERS;
        counts.computeIfAbsent(known, _ -> new Count(name)).times++;
        total++;
    }

    long total() {
        return total;
    }

    /** In the order in which they came. */
    List<ReasonView> views() {
        return counts.entrySet().stream()
                .map(each -> new ReasonView(each.getKey(), each.getValue().times, each.getValue().first))
                .toList();
    }
}
