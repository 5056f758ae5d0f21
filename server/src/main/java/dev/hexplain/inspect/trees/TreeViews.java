package dev.hexplain.inspect.trees;

import dev.hexplain.decode.NativeOrder;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.inspect.view.TreeView.State;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.TreeStatistics;
import java.nio.ByteOrder;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders one tree as a whole for the API. */
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
                DumpCases.view(dump),
                entry.format(),
                formatTitle(),
                entry.layers(),
                layersTitle(),
                entry.offset(),
                null,
                null,
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
        TreeStatistics facts = open.tree().facts();
        Optional<NativeOrder> order = open.tree()
                .answered(
                        open.tree().root(),
                        Optional.<NativeOrder>empty(),
                        () -> open.decoder().orderOf(open.tree()));
        return new TreeView(
                entry.id(),
                DumpCases.view(dump),
                entry.format(),
                formatTitle(),
                entry.layers(),
                layersTitle(),
                entry.offset(),
                order.map(taken -> taken.order() == ByteOrder.BIG_ENDIAN ? "big" : "little")
                        .orElse(null),
                order.map(NativeOrder::reason).orElse(null),
                open.tree().source().length(),
                State.ready,
                null,
                open.status().id(),
                facts.fields(),
                facts.covered(),
                open.issueCount(),
                (long) open.tree().handles().count(),
                (long) facts.maxDepth(),
                open.millis(),
                null,
                new TreeReader(open).root(),
                open.tree().derivedCount());
    }

    private String formatTitle() {
        return detector.title(entry.format());
    }

    private String layersTitle() {
        return LayerTitles.of(Detector.path(entry.layers()));
    }
}
