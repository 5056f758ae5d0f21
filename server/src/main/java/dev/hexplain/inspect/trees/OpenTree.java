package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.layers.LayerStepIssue;
import dev.hexplain.inspect.work.Pool;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import java.util.List;

/**
 * A finished tree with its source and metadata. Closing it closes its source.
 *
 * @param millis how long decoding took
 * @param unwrapped how removing the layers around its bytes went, outermost first
 */
public record OpenTree(
        TreeEntry entry,
        FieldTree tree,
        Decoder decoder,
        double millis,
        List<UnwrapResult> unwrapped,
        IssuesByField issues)
        implements Pool.Member {

    static OpenTree of(TreeEntry entry, FieldTree tree, Decoder decoder, double millis, List<UnwrapResult> unwrapped) {
        return new OpenTree(entry, tree, decoder, millis, unwrapped, new IssuesByField(tree));
    }

    LayerPath layers() {
        return Detector.path(entry.layers());
    }

    /** The issues of the layers around its bytes. */
    List<LayerStepIssue> inLayers() {
        return LayerStepIssue.of(layers(), unwrapped);
    }

    /** Whether everything was understood. */
    DecodeStatus status() {
        return DecodeStatus.of(tree, decoder.id(), inLayers());
    }

    @Override
    public void close() {
        tree.close();
        tree.source().close();
    }
}
