package dev.hexplain.ingest;

import dev.hexplain.bytes.OffsetMap;
import java.util.List;

/**
 * The outcome of removing a layer.
 *
 * @param length bytes that were written
 * @param read bytes of the source that the layer was made of, from the step's offset
 * @param issues what was wrong, in order, a bounded number
 * @param complete whether the layer was read to its end
 * @param map from bytes written to the bytes of the source they came from
 */
public record UnwrapResult(long length, long read, List<LayerIssue> issues, boolean complete, OffsetMap map) {
    public UnwrapResult {
        issues = List.copyOf(issues);
    }

    /** The same, where only the beginning of the layer was to be read. */
    public UnwrapResult cut() {
        return new UnwrapResult(length, read, issues, false, map);
    }
}
