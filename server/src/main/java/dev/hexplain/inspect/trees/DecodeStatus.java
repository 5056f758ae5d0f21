package dev.hexplain.inspect.trees;

import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.util.List;
import java.util.Locale;

/** How much of a source was decoded: all, some, or none. */
public enum DecodeStatus {
    /** Every byte, and nothing is wrong; notes and warnings aside. */
    COMPLETE,
    /** Some of it. */
    PARTIAL,
    /** No format fits. */
    UNRECOGNISED;

    /** Its name in the API and in text output. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The status of embedded bytes. */
    public static DecodeStatus of(FieldTree tree, String format) {
        return of(tree, format, List.of());
    }

    public static DecodeStatus of(FieldTree tree, String format, List<LayerStepIssue> inLayers) {
        if (format.equals(UnknownBytes.ID)) {
            return UNRECOGNISED;
        }
        boolean bytesLost = inLayers.stream().anyMatch(each -> each.issue().severity() == Severity.ERROR);
        boolean whole = tree.facts().covered() == tree.source().length();
        return whole && !bytesLost && !tree.facts().hasErrors() ? COMPLETE : PARTIAL;
    }
}
