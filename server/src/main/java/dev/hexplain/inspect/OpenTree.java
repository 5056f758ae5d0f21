package dev.hexplain.inspect;

import dev.hexplain.decode.Decoder;
import dev.hexplain.store.TreeEntry;
import dev.hexplain.tree.FieldTree;
import java.util.List;

/**
 * A finished tree with what belongs to it. Closing it closes its source.
 *
 * @param millis how long decoding took
 * @param inLayers what was wrong with the layers around its bytes
 */
record OpenTree(
        TreeEntry entry, FieldTree tree, Decoder decoder, double millis, List<InLayer> inLayers, IssuesByField issues)
        implements Pool.Member {

    static OpenTree of(TreeEntry entry, FieldTree tree, Decoder decoder, double millis, List<InLayer> inLayers) {
        return new OpenTree(entry, tree, decoder, millis, inLayers, new IssuesByField(tree));
    }

    /** What a person should know at once: whether everything was understood. */
    Status status() {
        return Status.of(tree, decoder.id(), inLayers);
    }

    @Override
    public void close() {
        tree.close();
        tree.source().close();
    }
}
