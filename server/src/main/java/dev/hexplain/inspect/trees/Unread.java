package dev.hexplain.inspect.trees;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.WalkRemarks;
import java.util.List;

/**
 * What of a dump is not in its tree, since bytes are missing or damaged, or a limit was reached: whoever goes over all of
 * the tree has not gone over that.
 *
 * @param unwrapped how removing the layers of that path went
 */
record Unread(FieldTree tree, LayerPath layers, List<UnwrapResult> unwrapped) {
    /** Values that are named. */
    private static final int MOST = 5;

    /** What a layer did not give, for who reads the bytes inside. */
    void tellBytes(WalkRemarks remarks) {
        for (int layer = 0; layer < unwrapped.size(); layer++) {
            if (!unwrapped.get(layer).complete()) {
                remarks.end("The layer `%s` is not unpacked to its end%s"
                        .formatted(layers.steps().get(layer).layer(), reason(unwrapped.get(layer))));
            }
        }
    }

    private static String reason(UnwrapResult cut) {
        return cut.issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR)
                .reduce((_, last) -> last)
                .map(Unread::words)
                .orElse("");
    }

    private static String words(LayerIssue issue) {
        return ": %s, at byte %d".formatted(issue.message(), issue.offset());
    }

    /** The same for who reads fields or values: of which of them a part is missing. */
    void tellValues(WalkRemarks remarks) {
        tellBytes(remarks);
        for (CutValue cut : new TreeValues(tree).leftOut(MOST)) {
            remarks.endAt(cut.path(), cut.reason());
        }
    }
}
