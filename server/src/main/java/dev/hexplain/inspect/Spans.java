package dev.hexplain.inspect;

import dev.hexplain.inspect.view.SpansView;
import dev.hexplain.inspect.view.SpansView.Span;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The leaves over a window of bytes. */
record Spans(FieldTree tree) {
    /** In a larger window the elements of an array are one span. */
    private static final int ELEMENTS_SHOWN = 4096;

    SpansView window(long offset, int length) {
        long end = offset + Math.clamp(tree.source().length() - offset, 0, length);
        boolean merging = length > ELEMENTS_SHOWN;
        List<Span> spans = new ArrayList<>();
        for (long at = offset; at < end; ) {
            Field field = tree.at(at).orElseThrow();
            Field shown = merging ? arrayOf(field) : field;
            long spanEnd = Math.min(end, Math.max(shown.end(), at + 1));
            spans.add(span(shown, field, at, spanEnd));
            at = spanEnd;
        }
        return new SpansView(offset, Math.max(0, end - offset), spans);
    }

    /** The array whose element a field is; otherwise itself. */
    private Field arrayOf(Field field) {
        return tree.parent(field.id())
                .filter(parent -> parent.shape().tail() instanceof Tail.Repeat(String name, Shape element)
                        && element == field.shape())
                .orElse(field);
    }

    private Span span(Field shown, Field leaf, long start, long end) {
        String value = shown == leaf ? tree.value(leaf).summary() : "";
        return new Span(
                start,
                end - start,
                leaf.role().id(),
                shown.id().toString(),
                nameOf(shown),
                FieldViews.said(value),
                worstIn(start, end));
    }

    private String nameOf(Field field) {
        StringBuilder name = new StringBuilder();
        if (field.name().startsWith("[")) {
            tree.parent(field.id()).ifPresent(parent -> Paths.append(name, parent.name()));
        }
        Paths.append(name, field.name());
        return name.toString();
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
