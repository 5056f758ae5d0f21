package dev.hexplain.inspect.trees;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Severity;
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
    /** What a layer did not give, for who reads the bytes inside and what is packed in them. */
    void tellBytes(WalkRemarks remarks) {
        tellLayers(remarks);
        tellPacked(remarks);
        if (tree.derivedCount() > 0) {
            tree.facts().issues().stream()
                    .filter(issue -> issue.brokeOff() && !issue.cut())
                    .forEach(issue -> remarks.endAt(
                            () -> Paths.of(tree, tree.openAt(issue)),
                            "what is packed behind this is not unpacked: " + words(issue)));
        }
    }

    /** Which packed parts are not unpacked, or not to their end. */
    private void tellPacked(WalkRemarks remarks) {
        tree.facts().issues().stream()
                .filter(Issue::leavesPacked)
                .forEach(issue -> remarks.endAt(
                        () -> tree.fieldOf(issue)
                                .map(field -> Paths.of(tree, field))
                                .orElse(""),
                        words(issue)));
    }

    /** What a layer did not give. */
    private void tellLayers(WalkRemarks remarks) {
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

    private static String words(Issue issue) {
        return "%s, at byte %d".formatted(issue.message(), issue.offset());
    }

    /** The same for who compares: bytes are compared as they stand, packed or not. */
    void tellFor(DifferenceKind as, WalkRemarks remarks) {
        tellLayers(remarks);
        if (as != DifferenceKind.BYTES) {
            tellPacked(remarks);
        }
    }

    /** The same for who reads fields or values: of which of them a part is missing. */
    void tellValues(WalkRemarks remarks) {
        tellLayers(remarks);
        tellPacked(remarks);
        new TreeValues(tree).tellLeftOut(remarks);
    }
}
