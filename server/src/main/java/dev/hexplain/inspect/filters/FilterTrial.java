package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.risks.FilterCheck;
import dev.hexplain.inspect.view.FilterTrialView;
import dev.hexplain.inspect.view.FilterTrialView.RejectionView;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import java.util.ArrayList;
import java.util.List;

/** Tries a pattern on a stream: counts what it says, and keeps the first checks that it rejects. */
public final class FilterTrial {
    private static final int MOST = 100;

    private final FilterPattern pattern;
    private final FieldTree tree;
    private final List<RejectionView> first = new ArrayList<>();
    private long allowed;
    private long rejected;
    private long undecided;

    public FilterTrial(FilterPattern pattern, FieldTree tree) {
        this.pattern = pattern;
        this.tree = tree;
    }

    /** Asks the pattern. */
    public void check(FilterCheck check) {
        FilterAnswer answer = pattern.answer(check);
        switch (answer.status()) {
            case ALLOWED -> allowed++;
            case UNDECIDED -> undecided++;
            case REJECTED -> {
                if (rejected++ < MOST) {
                    first.add(rejection(check, answer));
                }
            }
        }
    }

    private RejectionView rejection(FilterCheck check, FilterAnswer answer) {
        return new RejectionView(
                check.offset(),
                check.path(tree),
                check.cause().label(),
                check.className(),
                Quoted.cut(answer.part(), ClassRule.LONGEST_SHOWN),
                check.depth(),
                check.references(),
                check.streamBytes(),
                check.arrayLength() < 0 ? null : check.arrayLength());
    }

    /** What came of it. */
    public FilterTrialView view() {
        return new FilterTrialView(rejected == 0, allowed, undecided, rejected, List.copyOf(first), true, List.of());
    }
}
