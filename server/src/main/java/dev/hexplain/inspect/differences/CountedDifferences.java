package dev.hexplain.inspect.differences;

import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.DifferencesView.Count;
import dev.hexplain.inspect.view.DifferencesView.Difference;
import dev.hexplain.values.WalkRemarks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Counts differences by kind, and keeps the first ones. */
final class CountedDifferences implements Differences.Listener {
    /** Of more than these nobody reads how many there are. */
    private static final long MOST_COUNTED = 1_000_000;

    /** In the order in which they are summed up. */
    private static final List<String> KINDS = List.of("changed", "type-changed", "added", "removed", "moved");

    private final int most;
    private final List<Difference> kept = new ArrayList<>();
    private final Map<String, Long> counts = new HashMap<>();
    private long all;

    /** @param most that are kept */
    CountedDifferences(int most) {
        this.most = most;
    }

    @Override
    public boolean hear(String kind, Supplier<Difference> said) {
        if (kept.size() < most) {
            kept.add(said.get());
        }
        counts.merge(kind, 1L, Long::sum);
        return ++all < MOST_COUNTED;
    }

    DifferencesView view(DifferenceKind as, WalkRemarks remarks, DifferenceNotes notes) {
        notes.tellUnread(remarks);
        List<Count> counted = KINDS.stream()
                .filter(counts::containsKey)
                .map(kind -> new Count(kind, counts.getOrDefault(kind, 0L)))
                .toList();
        boolean complete = remarks.areComplete();
        String summary = DifferenceSummary.of(as, complete, counted, kept);
        return new DifferencesView(
                as.word(), all == 0 && complete, complete, summary, notes.with(remarks), counted, kept);
    }
}
