package dev.hexplain.inspect.trees;

import dev.hexplain.decode.NativeOrder;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.layers.LayerTitles;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.store.Dump;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.TreeStatistics;
import dev.hexplain.values.TreeValues;
import java.nio.ByteOrder;
import java.util.Optional;

/** Renders one tree as a whole for the API. */
record TreeViews(Dump dump, TreeEntry entry, Detector detector) {
    TreeView decoding(double progress) {
        return new TreeView.Decoding(choice(), dump.size(), progress);
    }

    TreeView failed(String detail) {
        return new TreeView.Failed(choice(), dump.size(), detail);
    }

    TreeView ready(OpenTree open) {
        Optional<NativeOrder> order = open.tree()
                .answered(
                        open.tree().root(),
                        Optional.<NativeOrder>empty(),
                        () -> open.decoder().orderOf(open.tree()));
        return new TreeView.Ready(
                choice(),
                order.map(taken -> taken.order() == ByteOrder.BIG_ENDIAN ? "big" : "little")
                        .orElse(null),
                order.map(NativeOrder::reason).orElse(null),
                open.tree().source().length(),
                statistics(open),
                new TreeReader(open).root(),
                open.tree().derivedCount(),
                new TreeReader(open).rootValue(),
                new TreeValues(open.tree()).hasMeaning(),
                open.finding(detector).orElse(null));
    }

    private static TreeView.Statistics statistics(OpenTree open) {
        TreeStatistics facts = open.tree().facts();
        return new TreeView.Statistics(
                open.status().id(),
                facts.fields(),
                facts.covered(),
                facts.opaque(),
                open.issueCount(),
                open.tree().handles().count(),
                facts.maxDepth(),
                open.millis());
    }

    private TreeView.Choice choice() {
        return new TreeView.Choice(
                entry.id(),
                DumpCases.view(dump),
                entry.format(),
                detector.title(entry.format()),
                entry.layers(),
                LayerTitles.of(Detector.path(entry.layers())),
                entry.offset());
    }
}
