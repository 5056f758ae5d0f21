package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.view.SpansView;
import dev.hexplain.inspect.view.SpansView.Span;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.LeafWalk;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.Shapes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Lists the fields over a window of a source's bytes: leaves of the tiling, and positioned fields where that has gaps.
 */
public record Spans(FieldTree tree, int source, long sourceLength) {
    /** In a larger window, neighbours of one role inside one field are one span, which names that field. */
    private static final int LEAVES_SHOWN = 4096;

    /** Characters of a name: one that is written once may be at every byte. */
    private static final int NAME_SHOWN = 200;

    /**
     * The spans of a window.
     *
     * @param limit spans at most; where there are more, the answer has the offset to continue at
     */
    public SpansView window(long offset, int length, int limit) {
        long end = offset + Math.clamp(sourceLength - offset, 0, length);
        Joined joined = new Joined(length > LEAVES_SHOWN, limit);
        LeafWalk leaves = new LeafWalk(tree, source, offset);
        long covered = offset;
        while (!joined.isFull() && leaves.next()) {
            Field leaf = leaves.leaf();
            if (leaf.offset() >= end) {
                break;
            }
            long from = Math.max(offset, leaf.offset());
            long to = Math.min(end, leaf.end());
            if (leaf.role().covers()) {
                joined.add(new Run(leaf, leaves.parent(), from, to, true, List.of()));
            } else {
                addGap(joined, leaf, leaves.parent(), from, to);
            }
            covered = Math.max(covered, to);
        }
        if (covered == offset && offset < end) {
            addUntiled(joined, offset, end);
        }
        List<Span> spans = joined.spans();
        long reached = spans.isEmpty()
                ? end
                : spans.getLast().offset() + spans.getLast().length();
        return new SpansView(offset, Math.max(0, reached - offset), reached < end ? reached : null, spans);
    }

    /** Positioned fields, and between them what is left of the gap. */
    private void addGap(Joined joined, Field gap, Field parent, long from, long to) {
        for (long at = from; at < to && !joined.isFull(); ) {
            Field there = tree.positionedAt(source, at).orElse(null);
            long next = Math.min(to, tree.nextPosition(source, at));
            if (there != null) {
                next = Math.min(next, there.end());
            }
            if (there != null && there.role().covers()) {
                Field around = tree.parent(there.id()).orElse(parent);
                joined.add(new Run(there, around, at, next, true, List.of()));
            } else {
                joined.add(new Run(gap, parent, at, next, true, List.of()));
            }
            at = next;
        }
    }

    /** A source without fields of its own: as if all of it were unparsed in the field it was made for. */
    private void addUntiled(Joined joined, long from, long to) {
        Field root = tree.root();
        addGap(joined, new Field(root.id(), Shapes.unparsed(), "unparsed", from, to - from, -1), root, from, to);
    }

    /** Runs become spans: neighbours are put together, and a byte that bit fields share becomes one. */
    private final class Joined {
        private final boolean merging;
        private final int limit;
        private final List<Span> spans = new ArrayList<>();
        private @Nullable Run last;

        Joined(boolean merging, int limit) {
            this.merging = merging;
            this.limit = limit;
        }

        /** Whether there are as many as are wanted; what comes after them is left for the next window. */
        boolean isFull() {
            return spans.size() == limit;
        }

        void add(Run next) {
            Run run = last;
            if (run == null || next.start == next.end) {
                last = run == null ? next : run;
            } else if (merging && run.isContinuedBy(next)) {
                last = run.with(next);
            } else if (next.start < run.end) {
                show(run.until(next.start));
                last = next.sharing(run);
            } else {
                show(run);
                last = next;
            }
        }

        List<Span> spans() {
            if (last != null) {
                show(last);
                last = null;
            }
            return spans;
        }

        /** Adds a run; one without bytes is skipped. */
        private void show(Run run) {
            if (run.start < run.end && !isFull()) {
                spans.add(span(run));
            }
        }
    }

    /**
     * Neighbouring leaves inside one parent.
     *
     * @param sharing those before it that share its first byte
     */
    private record Run(Field leaf, Field parent, long start, long end, boolean single, List<Field> sharing) {
        boolean isContinuedBy(Run next) {
            return parent.id().equals(next.parent.id()) && leaf.role() == next.leaf.role();
        }

        Run with(Run next) {
            return new Run(leaf, parent, start, next.end, false, sharing);
        }

        Run until(long position) {
            return new Run(leaf, parent, start, position, single, sharing);
        }

        Run sharing(Run before) {
            List<Field> all = new ArrayList<>(before.start == start ? before.sharing : List.of());
            all.add(before.leaf);
            return new Run(leaf, parent, start, end, single, all);
        }

        Field shown() {
            return single ? leaf : parent;
        }

        private boolean isElement() {
            return single && leaf.name().startsWith("[");
        }

        private static String shortened(String name) {
            int end = Character.isHighSurrogate(name.charAt(NAME_SHOWN - 2)) ? NAME_SHOWN - 2 : NAME_SHOWN - 1;
            return name.substring(0, end) + "…";
        }

        String name() {
            String own = isElement() ? parent.name() + leaf.name() : shown().name();
            String name = sharing.isEmpty()
                    ? own
                    : sharing.stream().map(Field::name).collect(Collectors.joining(" | ", "", " | " + own));
            return name.length() <= NAME_SHOWN ? name : shortened(name);
        }
    }

    private String value(Run run) {
        if (!run.single) {
            return "";
        }
        String last = tree.value(run.leaf).summary();
        if (run.sharing.isEmpty()) {
            return last;
        }
        StringBuilder value = new StringBuilder();
        run.sharing.forEach(field -> value.append(tree.value(field).summary()).append(" | "));
        return value.append(last).toString();
    }

    private Span span(Run run) {
        return new Span(
                run.start,
                run.end - run.start,
                run.leaf.role().id(),
                run.shown().id().toString(),
                run.name(),
                FieldViews.said(value(run)),
                worstIn(run.start, run.end));
    }

    private @Nullable String worstIn(long start, long end) {
        List<Issue> issues = tree.facts().issues();
        if (issues.isEmpty()) {
            return null;
        }
        int first = Collections.binarySearch(issues, Issue.note(start, 0, ""), Comparator.comparingLong(Issue::offset));
        int at = first < 0 ? -first - 1 : first;
        while (at > 0 && issues.get(at - 1).offset() == start) {
            at--;
        }
        Optional<Severity> worst = issues.subList(at, issues.size()).stream()
                .takeWhile(issue -> issue.offset() < end)
                .filter(issue -> issue.source() == source)
                .map(Issue::severity)
                .max(Comparator.naturalOrder());
        return worst.map(Severity::id).orElse(null);
    }
}
