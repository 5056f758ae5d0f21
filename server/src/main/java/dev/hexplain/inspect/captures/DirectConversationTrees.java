package dev.hexplain.inspect.captures;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.trees.DirectTrees;
import dev.hexplain.inspect.trees.OpenTree;
import dev.hexplain.store.Dump;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Provides conversations with trees that are decoded at once; the id of each is the layers that lead to its side. */
final class DirectConversationTrees implements Conversations.Trees {
    private final DirectTrees trees;
    private final Detector detector;
    private final Map<String, OpenTree> decoded = new HashMap<>();

    DirectConversationTrees(DirectTrees trees, Detector detector) {
        this.trees = trees;
        this.detector = detector;
    }

    @Override
    public Conversations.Decoded decode(Dump dump, String format, String layers) throws IOException {
        OpenTree tree = decoded.get(layers);
        if (tree == null) {
            tree = trees.decode(new DecodeChoices(format, layers, OptionalLong.empty()));
            decoded.put(layers, tree);
        }
        Optional<String> status = Optional.of(tree.status().id());
        return new Conversations.Decoded(layers, format, detector.title(format), 1, status, "");
    }

    /** Closes those that were decoded so far. */
    void close() {
        decoded.values().forEach(trees::close);
        decoded.clear();
    }

    @Override
    public <R> R use(String tree, Conversations.Use<R> use) {
        OpenTree open = decoded.get(tree);
        if (open == null) {
            throw new IllegalArgumentException("No side was decoded as " + tree);
        }
        return use.with(open.tree(), open.decoder());
    }
}
