package dev.hexplain.inspect;

import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.inspect.view.TreeView;
import java.io.IOException;
import java.util.OptionalLong;

/** Gives conversations the trees of their sides. */
record ConversationTrees(Inspector inspector) implements Conversations.Trees {
    @Override
    public TreeView decode(String dump, String format, String layers) throws IOException {
        return inspector.decode(dump, new Choices(format, layers, OptionalLong.empty()));
    }

    @Override
    public <R> R use(String tree, Conversations.Use<R> use) throws IOException {
        return inspector.useTree(tree, open -> use.with(open.tree(), open.decoder()));
    }
}
