package dev.hexplain.inspect.differences;

import dev.hexplain.diff.DiffRemarks;
import dev.hexplain.inspect.view.DifferencesView;
import dev.hexplain.inspect.view.DifferencesView.Count;
import dev.hexplain.inspect.view.DifferencesView.Difference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

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

    DifferencesView view(DifferenceKind as, DiffRemarks remarks, List<String> notes) {
        List<Count> counted = KINDS.stream()
                .filter(counts::containsKey)
                .map(kind -> new Count(kind, counts.getOrDefault(kind, 0L)))
                .toList();
        boolean complete = remarks.areComplete();
        String summary = DifferenceSummary.of(as, complete, counted, kept);
        List<String> said =
                Stream.concat(notes.stream(), remarks.sentences().stream()).toList();
        return new DifferencesView(as.word(), all == 0 && complete, complete, summary, said, counted, kept);
    }
}
