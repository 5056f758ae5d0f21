package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.formats.DescriptorDrafts;
import dev.hexplain.inspect.layers.FlowPosition;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import java.util.Optional;

/** What a tree tells of its dump as a whole, for lists of dumps. */
final class DumpSummary {
    private static final int LONGEST = 120;

    private DumpSummary() {}

    /** Whether the format of a tree is that of its dump: drafts are none, and a flow is a part of a capture. */
    static boolean isToldBy(TreeEntry entry) {
        return !DescriptorDrafts.isDraft(entry.format())
                && FlowPosition.of(Detector.path(entry.layers())).isEmpty();
    }

    /** The type of the value in it, without its package, and the value in brief; empty where it has no meaning. */
    static Optional<String> of(FieldTree tree) {
        TreeValues values = new TreeValues(tree);
        if (!values.hasMeaning()) {
            return Optional.empty();
        }
        LogicalValue root = values.root();
        String type = root instanceof LogicalValue.Structure object ? object.type() + " " : "";
        return Optional.of(type.substring(type.lastIndexOf('.') + 1) + ValueSummary.of(root, LONGEST))
                .filter(text -> !text.isBlank());
    }
}
