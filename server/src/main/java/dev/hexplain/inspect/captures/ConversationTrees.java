package dev.hexplain.inspect.captures;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.store.Dump;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;

/** Provides conversations with the decoded trees of their sides. */
record ConversationTrees(TreeCases trees) implements Conversations.Trees {
    /** One that is being decoded is not done, however far it is. */
    private static final double NEARLY = 0.99;

    @Override
    public Conversations.Decoded decode(Dump dump, String format, String layers) throws IOException {
        TreeView tree = trees.decode(dump, new DecodeChoices(format, layers, OptionalLong.empty()));
        return switch (tree) {
            case TreeView.Decoding decoding ->
                decoded(tree, Math.min(decoding.progress(), NEARLY), Optional.empty(), "");
            case TreeView.Failed _ -> decoded(tree, 1, Optional.empty(), "");
            case TreeView.Ready ready ->
                decoded(
                        tree,
                        1,
                        Optional.of(ready.statistics().status()),
                        String.valueOf(ready.statistics().decodeMillis()));
        };
    }

    private static Conversations.Decoded decoded(
            TreeView view, double progress, Optional<String> status, String version) {
        TreeView.Choice tree = view.tree();
        return new Conversations.Decoded(tree.id(), tree.format(), tree.formatTitle(), progress, status, version);
    }

    @Override
    public <R> R use(String tree, Conversations.Use<R> use) throws IOException {
        return trees.use(tree, open -> use.with(open.tree(), open.decoder()));
    }
}
