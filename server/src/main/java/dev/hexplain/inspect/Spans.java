package dev.hexplain.inspect;

import dev.hexplain.inspect.view.SpansView;
import dev.hexplain.inspect.view.SpansView.Span;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LeafWalk;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Severity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The leaves over a window of bytes. */
record Spans(FieldTree tree) {
    /** In a larger window, neighbours of one role inside one field are one span, which names that field. */
    private static final int LEAVES_SHOWN = 4096;

    SpansView window(long offset, int length) {
        long end = offset + Math.clamp(tree.source().length() - offset, 0, length);
        List<Span> spans = new ArrayList<>();
        LeafWalk leaves = new LeafWalk(tree, offset);
        Run run = null;
        while (leaves.next() && leaves.leaf().offset() < end) {
            Run next = run(leaves, offset, end);
            if (run != null && length > LEAVES_SHOWN && run.isContinuedBy(next)) {
                run = run.with(next);
            } else {
                add(spans, run);
                run = next;
            }
        }
        add(spans, run);
        return new SpansView(offset, Math.max(0, end - offset), spans);
    }

    private static Run run(LeafWalk leaves, long offset, long end) {
        Field leaf = leaves.leaf();
        return new Run(leaf, leaves.parent(), Math.max(offset, leaf.offset()), Math.min(end, leaf.end()), true);
    }

    /** Neighbouring leaves inside one parent. */
    private record Run(Field leaf, Field parent, long start, long end, boolean single) {
        boolean isContinuedBy(Run next) {
            return parent.id().equals(next.parent.id()) && leaf.role() == next.leaf.role();
        }

        Run with(Run next) {
            return new Run(leaf, parent, start, next.end, false);
        }

        Field shown() {
            return single ? leaf : parent;
        }

        String name() {
            StringBuilder name = new StringBuilder();
            if (single && leaf.name().startsWith("[")) {
                Paths.append(name, parent.name());
            }
            Paths.append(name, shown().name());
            return name.toString();
        }
    }

    /** Leaves of no bytes cover nothing. */
    private void add(List<Span> spans, @Nullable Run run) {
        if (run == null || run.start == run.end) {
            return;
        }
        String value = run.single ? tree.value(run.leaf).summary() : "";
        spans.add(new Span(
                run.start,
                run.end - run.start,
                run.leaf.role().id(),
                run.shown().id().toString(),
                run.name(),
                FieldViews.said(value),
                worstIn(run.start, run.end)));
    }

    private @Nullable String worstIn(long start, long end) {
        List<Issue> issues = tree.facts().issues();
        int first = Collections.binarySearch(issues, Issue.note(start, 0, ""), Comparator.comparingLong(Issue::offset));
        int at = first < 0 ? -first - 1 : first;
        while (at > 0 && issues.get(at - 1).offset() == start) {
            at--;
        }
        Optional<Severity> worst = issues.subList(at, issues.size()).stream()
                .takeWhile(issue -> issue.offset() < end)
                .map(Issue::severity)
                .max(Comparator.naturalOrder());
        return worst.map(Severity::id).orElse(null);
    }
}
