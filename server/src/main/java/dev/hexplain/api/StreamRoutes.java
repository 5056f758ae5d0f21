package dev.hexplain.api;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.ReceivedFiles;
import dev.hexplain.inspect.filters.FilterPattern;
import dev.hexplain.inspect.filters.FilterScope;
import dev.hexplain.inspect.filters.FilterSizes;
import dev.hexplain.inspect.filters.FilterStyle;
import dev.hexplain.inspect.trees.TreeReader;
import dev.hexplain.inspect.view.ClassesView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** Routes of Java serialization streams: their classes compared with class files, their risks, and filters for them. */
record StreamRoutes(Inspector inspector, TreeAnswers answers) {
    private static final String TREE = "/api/v1/trees/{tree}";
    private static final int LONGEST_NAME = 255;
    /** Of a list of all classes of a program. */
    private static final int LONGEST_PATTERN = 1_000_000;

    private static final int LARGEST_TRIAL = 4 << 20;

    void add(RoutesConfig routes) {
        routes.get(TREE + "/classes", this::classes);
        routes.post(TREE + "/classes/compare", this::compare);
        routes.get(TREE + "/classes/changes", this::changes);
        routes.get(TREE + "/risks", ctx -> read(ctx, tree -> tree.stream().risks()));
        routes.get(TREE + "/filter", this::filter);
        routes.post(TREE + "/filter/try", this::trial);
    }

    private void classes(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.stream().classes(from, limit));
    }

    private void compare(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        inspector.trees().find(tree(ctx));
        ClassesView compared;
        try (ReceivedFiles files = ClassFilesBody.receive(ctx, inspector.dumps())) {
            compared = inspector.classes().compare(tree(ctx), files, from, limit);
        }
        JsonBodies.answer(ctx, compared);
    }

    private void changes(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        String before = Params.text(ctx, "before", LONGEST_NAME);
        JsonBodies.answer(ctx, inspector.classes().changes(before, tree(ctx), from, limit));
    }

    private void filter(Context ctx) throws IOException {
        FilterStyle style = new FilterStyle(
                Params.choice(ctx, "by", FilterScope.CLASS, FilterScope::id),
                Params.choice(ctx, "sizes", FilterSizes.LIMITED, FilterSizes::id));
        read(ctx, tree -> tree.stream().filter(style));
    }

    private void trial(Context ctx) throws IOException {
        String text = Params.text(JsonBodies.object(ctx, LARGEST_TRIAL), "pattern", LONGEST_PATTERN);
        FilterPattern pattern = FilterPattern.parse(text);
        JsonBodies.answer(
                ctx, inspector.trees().answer(tree(ctx), tree -> tree.stream().trial(pattern)));
    }

    private static String tree(Context ctx) {
        return ctx.pathParam("tree");
    }

    private void read(Context ctx, Use<TreeReader, Object> use) throws IOException {
        answers.answer(ctx, tree(ctx), use);
    }
}
