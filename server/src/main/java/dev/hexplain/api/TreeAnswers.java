package dev.hexplain.api;

import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.trees.TreeReader;
import dev.hexplain.inspect.work.Answers;
import io.javalin.http.Context;
import java.io.IOException;

/** Answers about finished trees, which never change. */
record TreeAnswers(TreeCases trees, TaggedAnswers tagged) {
    /** Answers a GET request about a tree; one that left values out, because they took too long, is not kept. */
    void answer(Context ctx, String tree, Use<TreeReader, Object> use) throws IOException {
        tagged.answer(
                ctx,
                trees.version(tree),
                () -> trees.answer(tree, reader -> new TaggedAnswers.Made(use.with(reader), Answers.isComplete())));
    }
}
