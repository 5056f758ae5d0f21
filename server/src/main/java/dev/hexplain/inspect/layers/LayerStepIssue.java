package dev.hexplain.inspect.layers;

import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import java.util.ArrayList;
import java.util.List;

/**
 * An issue of a layer that was removed.
 *
 * @param step the layer, as in a path
 * @param innermost whether its output offset is one of the bytes that were decoded
 */
public record LayerStepIssue(String step, boolean innermost, LayerIssue issue) {

    /** The issues of the layers of a path, outermost first. */
    public static List<LayerStepIssue> of(LayerPath path, List<UnwrapResult> unwrapped) {
        List<LayerStepIssue> all = new ArrayList<>();
        for (int layer = 0; layer < unwrapped.size(); layer++) {
            String step = path.steps().get(layer).layer();
            boolean innermost = layer == path.steps().size() - 1;
            for (LayerIssue issue : unwrapped.get(layer).issues()) {
                all.add(new LayerStepIssue(step, innermost, issue));
            }
        }
        return all;
    }

    /** The offset of its effect in the decoded bytes. */
    public long offset() {
        return innermost ? issue.outputOffset() : 0;
    }
}
