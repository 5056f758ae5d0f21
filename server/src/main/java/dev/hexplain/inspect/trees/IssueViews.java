package dev.hexplain.inspect.trees;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.inspect.view.IssueView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders the issues of one tree and of the layers around its bytes for the API. */
public record IssueViews(FieldTree tree, IssuesByField byField, List<LayerStepIssue> inLayers) {
    /** An issue of either kind, by its offset. */
    private record Found(
            long offset, @Nullable Issue ofTree, @Nullable LayerStepIssue ofLayer) {}

    List<IssueView> at(Field field) {
        return byField.at(field.id()).stream().map(this::view).toList();
    }

    /** Issues by offset. */
    public Page<IssueView> page(long from, int limit) {
        List<Found> all = new ArrayList<>();
        tree.facts().issues().forEach(issue -> all.add(new Found(issue.offset(), issue, null)));
        inLayers.forEach(each -> all.add(new Found(each.offset(), null, each)));
        all.sort((one, other) -> Long.compare(one.offset(), other.offset()));
        return new Page<>(
                from,
                all.size(),
                all.stream().skip(from).limit(limit).map(this::view).toList());
    }

    private IssueView view(Found found) {
        if (found.ofTree() != null) {
            return view(found.ofTree());
        }
        if (found.ofLayer() != null) {
            return view(found.ofLayer());
        }
        throw new IllegalStateException("An issue is of the tree or of a layer");
    }

    private IssueView view(Issue issue) {
        Optional<Field> field = tree.fieldOf(issue);
        return new IssueView(
                issue.severity().id(),
                issue.offset(),
                issue.length() == 0 ? null : issue.length(),
                null,
                field.map(found -> Paths.of(tree, found)).orElse(null),
                field.map(found -> found.id().toString()).orElse(null),
                issue.message(),
                FieldViews.said(issue.expected()),
                FieldViews.said(issue.actual()),
                issue.source() == 0 ? null : issue.source(),
                null);
    }

    private IssueView view(LayerStepIssue each) {
        LayerIssue issue = each.issue();
        Optional<Field> field =
                tree.at(Math.min(each.offset(), tree.source().length() - 1)).filter(found -> each.innermost());
        return new IssueView(
                issue.severity().name().toLowerCase(Locale.ROOT),
                each.offset(),
                null,
                issue.line() == 0 ? null : issue.line(),
                null,
                field.map(found -> found.id().toString()).orElse(null),
                issue.message(),
                issue.expected(),
                issue.actual(),
                null,
                each.step());
    }
}
