package dev.hexplain.api;

import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.dumps.DialectTarget;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.trees.TreeReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** Routes of parts of a source: as a file, measured, read for themselves; a map of all of it; what a checksum is of. */
record RangeRoutes(TreeCases trees, TreeAnswers answers) {
    private static final String TREE = "/api/v1/trees/{tree}";
    private static final String SOURCE = TREE + "/sources/{source}";
    private static final int LONGEST_WORD = 40;
    private static final int MOST_PARTS = 1024;
    private static final int DEFAULT_PARTS = 512;

    void add(RoutesConfig routes) {
        routes.get(SOURCE + "/excerpt", this::excerpt);
        routes.get(SOURCE + "/statistics", this::statistics);
        routes.get(SOURCE + "/digraph", this::digraph);
        routes.get(SOURCE + "/map", this::map);
        routes.get(SOURCE + "/inside", this::inside);
        routes.get(TREE + "/fields/{field}/checksums", this::checksums);
    }

    private static String tree(Context ctx) {
        return ctx.pathParam("tree");
    }

    private static int source(Context ctx) {
        return Params.source(ctx.pathParam("source"));
    }

    private static long offset(Context ctx) {
        return Params.number(ctx, "offset", 0, Long.MAX_VALUE, 0);
    }

    /** Without one, a range goes to the end of its source. */
    private static long length(Context ctx) {
        return Params.number(ctx, "length", 0, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    private void excerpt(Context ctx) throws IOException {
        int source = source(ctx);
        long offset = offset(ctx);
        long length = length(ctx);
        DialectTarget as = DialectTarget.of(Params.text(ctx, "as", LONGEST_WORD, DialectTarget.RAW));
        trees.read(tree(ctx), tree -> {
            Excerpt.answer(ctx, tree.source(source), tree.range(source, offset, length), as);
            return ctx;
        });
    }

    private void statistics(Context ctx) throws IOException {
        int source = source(ctx);
        long offset = offset(ctx);
        long length = length(ctx);
        read(ctx, tree -> tree.statistics(source, offset, length));
    }

    private void digraph(Context ctx) throws IOException {
        int source = source(ctx);
        long offset = offset(ctx);
        long length = length(ctx);
        ctx.contentType("application/octet-stream");
        byte[] shades = trees.answer(tree(ctx), tree -> tree.digraph(source, offset, length));
        ctx.result(shades);
    }

    private void map(Context ctx) throws IOException {
        int source = source(ctx);
        int parts = (int) Params.number(ctx, "parts", 1, MOST_PARTS, DEFAULT_PARTS);
        read(ctx, tree -> tree.map(source, parts));
    }

    private void inside(Context ctx) throws IOException {
        long offset = offset(ctx);
        long length = length(ctx);
        JsonBodies.answer(ctx, trees.inside(tree(ctx), source(ctx), offset, length));
    }

    private void checksums(Context ctx) throws IOException {
        read(ctx, tree -> tree.checksumsLike(ctx.pathParam("field")));
    }

    private void read(Context ctx, Use<TreeReader, Object> use) throws IOException {
        answers.answer(ctx, tree(ctx), use);
    }
}
