package dev.hexplain.inspect;

import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.inspect.view.TreeView.State;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.Facts;
import org.jspecify.annotations.Nullable;

/** Shows one tree as a whole. */
record TreeViews(Dump dump, TreeEntry entry, Detector detector) {
    TreeView decoding(double progress) {
        return unfinished(State.decoding, progress, null);
    }

    TreeView failed(String detail) {
        return unfinished(State.failed, null, detail);
    }

    private TreeView unfinished(State state, @Nullable Double progress, @Nullable String detail) {
        return new TreeView(
                entry.id(),
                Inspector.view(dump),
                entry.format(),
                formatTitle(),
                entry.dialect(),
                dialectTitle(),
                entry.offset(),
                dump.size(),
                state,
                progress,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                detail,
                null,
                null);
    }

    TreeView ready(OpenTree open) {
        Facts facts = open.tree().facts();
        return new TreeView(
                entry.id(),
                Inspector.view(dump),
                entry.format(),
                formatTitle(),
                entry.dialect(),
                dialectTitle(),
                entry.offset(),
                open.tree().source().length(),
                State.ready,
                null,
                open.status().id(),
                facts.fields(),
                facts.covered(),
                facts.issueCount() + open.textIssues().size(),
                (long) open.tree().handles().count(),
                (long) facts.maxDepth(),
                open.millis(),
                null,
                new TreeReader(open).root(),
                open.tree().derivedCount());
    }

    private String formatTitle() {
        return detector.decoder(entry.format()).description().title();
    }

    private String dialectTitle() {
        return detector.dialect(entry.dialect()).title();
    }
}
