package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.common.Use;
import dev.hexplain.inspect.differences.DifferenceKind;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.trees.TreeReader;
import dev.hexplain.inspect.view.TreeView;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Optional;

/** Routes of trees: decode a dump, and read the fields, issues and handles of the tree. */
record TreeRoutes(TreeCases trees, TreeAnswers answers) {
    private static final String TREE = "/api/v1/trees/{tree}";
    private static final int LONGEST_ID = 100;
    private static final int LONGEST_PATH = 4000;
    private static final int LARGEST_WINDOW = 65536;
    private static final int DEFAULT_WINDOW = 4096;
    private static final int MOST_SPANS = 4096;
    private static final int DEFAULT_SPANS = 1000;
    private static final int LONGEST_WORD = 40;
    private static final String AUTO = "auto";
    private static final int MOST_PARTS = 4096;
    private static final int DEFAULT_PARTS = 256;
    private static final int LEAST_CHARACTERS = 16;
    private static final int MOST_CHARACTERS = 1 << 18;
    private static final int DEFAULT_CHARACTERS = 1 << 14;

    void add(RoutesConfig routes) {
        routes.post("/api/v1/dumps/{dump}/trees", this::decode);
        routes.get(TREE, ctx -> JsonBodies.answer(ctx, trees.get(tree(ctx))));
        routes.delete(TREE, this::delete);
        routes.get(TREE + "/bytes", this::bytes);
        routes.get(TREE + "/sources", this::sources);
        routes.get(TREE + "/sources/{source}/bytes", this::bytesOfSource);
        routes.get(TREE + "/spans", this::spans);
        routes.get(TREE + "/issues", this::issues);
        routes.get(TREE + "/field-at", this::fieldAt);
        routes.get(TREE + "/field-by-path", this::fieldByPath);
        routes.get(TREE + "/field-by-line", this::fieldByLine);
        routes.get(TREE + "/fields/{field}", this::field);
        routes.get(TREE + "/fields/{field}/children", this::children);
        routes.get(TREE + "/fields/{field}/inside", this::inside);
        routes.get(TREE + "/fields/{field}/value", this::value);
        routes.get(TREE + "/fields/{field}/value/parts", this::valueParts);
        routes.get(TREE + "/fields/{field}/value/text", this::valueText);
        routes.get(TREE + "/fields/{field}/value/document", this::valueDocument);
        routes.get(TREE + "/value-at", this::valueAt);
        routes.get(TREE + "/value-by-path", this::valueByPath);
        routes.get(TREE + "/origin", this::origin);
        routes.get(TREE + "/differences", this::differences);
        routes.post(TREE + "/query", this::query);
        routes.post(TREE + "/hits", this::find);
        routes.post(TREE + "/hit-counts", this::countHits);
        routes.get(TREE + "/handles/{handle}", this::handle);
        routes.get(TREE + "/handles/{handle}/references", this::references);
        routes.get(TREE + "/handles/{handle}/instances", this::instances);
    }

    private static String tree(Context ctx) {
        return ctx.pathParam("tree");
    }

    private void decode(Context ctx) throws IOException {
        DecodeChoices choices = ChoicesBody.read(JsonBodies.object(ctx));
        TreeView tree = trees.decode(ctx.pathParam("dump"), choices);
        ctx.status(tree instanceof TreeView.Decoding ? 202 : 200);
        JsonBodies.answer(ctx, tree);
    }

    private void delete(Context ctx) {
        if (AccessGuard.caller(ctx).scope().allows(AccessScope.WRITE)) {
            trees.delete(tree(ctx));
        } else if (!trees.cancel(tree(ctx))) {
            throw Problem.tokenTooWeak(
                    "A token that is good for `read` ends the decoding that it asked for, and deletes no tree.");
        }
        ctx.status(204);
    }

    private void bytes(Context ctx) throws IOException {
        trees.read(tree(ctx), tree -> {
            SourceBytes.answer(ctx, tree.source());
            return ctx;
        });
    }

    private void sources(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.sources(from, limit));
    }

    private void bytesOfSource(Context ctx) throws IOException {
        int source = Params.source(ctx.pathParam("source"));
        trees.read(tree(ctx), tree -> {
            SourceBytes.answer(ctx, tree.source(source));
            return ctx;
        });
    }

    private void spans(Context ctx) throws IOException {
        int source = Params.source(ctx.queryParam("source"));
        long offset = Params.number(ctx, "offset");
        int length = (int) Params.number(ctx, "length", 1, LARGEST_WINDOW, DEFAULT_WINDOW);
        int limit = (int) Params.number(ctx, "limit", 1, MOST_SPANS, DEFAULT_SPANS);
        read(ctx, tree -> tree.spans(source, offset, length, limit));
    }

    private void issues(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.issues(from, limit));
    }

    private void fieldAt(Context ctx) throws IOException {
        long offset = Params.number(ctx, "offset");
        int source = Params.source(ctx.queryParam("source"));
        read(ctx, tree -> tree.at(source, offset));
    }

    private void fieldByPath(Context ctx) throws IOException {
        String path = Params.text(ctx, "path", LONGEST_PATH);
        read(ctx, tree -> tree.byPath(path));
    }

    private void fieldByLine(Context ctx) throws IOException {
        int line = (int) Params.number(ctx, "line", 1, Integer.MAX_VALUE, 0);
        long offset = Params.number(ctx, "offset", 0, Long.MAX_VALUE, 0);
        read(ctx, tree -> tree.byLine(line, offset));
    }

    private void field(Context ctx) throws IOException {
        read(ctx, tree -> tree.field(ctx.pathParam("field")));
    }

    private void children(Context ctx) throws IOException {
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.children(ctx.pathParam("field"), from, limit));
    }

    private void value(Context ctx) throws IOException {
        String within = Params.text(ctx, "within", LONGEST_PATH, "");
        read(ctx, tree -> tree.value(ctx.pathParam("field"), within));
    }

    private void valueParts(Context ctx) throws IOException {
        String within = Params.text(ctx, "within", LONGEST_PATH, "");
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.valueParts(ctx.pathParam("field"), within, from, limit));
    }

    private void valueText(Context ctx) throws IOException {
        String within = Params.text(ctx, "within", LONGEST_PATH, "");
        long from = Params.from(ctx);
        int limit = (int) Params.number(ctx, "limit", LEAST_CHARACTERS, MOST_CHARACTERS, DEFAULT_CHARACTERS);
        read(ctx, tree -> tree.valueText(ctx.pathParam("field"), within, from, limit));
    }

    private void valueDocument(Context ctx) throws IOException {
        String within = Params.text(ctx, "within", LONGEST_PATH, "");
        trees.read(tree(ctx), tree -> {
            Excerpt.document(ctx, out -> tree.printValue(ctx.pathParam("field"), within, out));
            return ctx;
        });
    }

    private void valueAt(Context ctx) throws IOException {
        long offset = Params.number(ctx, "offset");
        int source = Params.source(ctx.queryParam("source"));
        read(ctx, tree -> tree.valueAt(source, offset));
    }

    private void valueByPath(Context ctx) throws IOException {
        String path = Params.text(ctx, "path", LONGEST_PATH);
        read(ctx, tree -> tree.valueByPath(path));
    }

    private void inside(Context ctx) throws IOException {
        JsonBodies.answer(ctx, trees.inside(tree(ctx), ctx.pathParam("field")));
    }

    private void origin(Context ctx) throws IOException {
        long offset = Params.number(ctx, "offset");
        long length = Params.number(ctx, "length", 0, Long.MAX_VALUE, 1L);
        read(ctx, tree -> tree.origin(offset, length));
    }

    private void differences(Context ctx) throws IOException {
        String with = Params.text(ctx, "with", LONGEST_ID);
        String as = Params.text(ctx, "as", LONGEST_WORD, AUTO);
        Optional<DifferenceKind> kind = DifferenceKind.of(as);
        if (kind.isEmpty() && !as.equals(AUTO)) {
            throw Problem.badRequest("`as` has to be auto, values, fields or bytes.");
        }
        JsonBodies.answer(ctx, trees.differences(tree(ctx), with, kind, Params.limit(ctx)));
    }

    private void query(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        String expression = Params.text(body, "expression", LONGEST_PATH);
        String field = Params.text(body, "field", LONGEST_ID, "0");
        String after = Params.text(body, "after", LONGEST_PATH, "");
        int limit = Params.limit(body);
        JsonBodies.answer(ctx, trees.answer(tree(ctx), tree -> tree.query(expression, field, after, limit)));
    }

    private void find(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        SearchRequest request = searchRequest(body);
        String after = Params.text(body, "after", LONGEST_PATH, "");
        int limit = Params.limit(body);
        JsonNode window = body.path("within");
        if (window.isMissingNode()) {
            JsonBodies.answer(ctx, trees.answer(tree(ctx), tree -> tree.find(request, after, limit)));
            return;
        }
        if (!window.isObject()) {
            throw Problem.badRequest("`within` has to be an object with `source`, `offset` and `length`.");
        }
        int source = (int) Params.number(window, "source", 0, Integer.MAX_VALUE, 0);
        long offset = Params.number(window, "offset", 0, Long.MAX_VALUE, 0);
        long length = Params.number(window, "length", 1, LARGEST_WINDOW, DEFAULT_WINDOW);
        JsonBodies.answer(
                ctx, trees.answer(tree(ctx), tree -> tree.findWithin(request, source, offset, length, limit)));
    }

    private void countHits(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        SearchRequest request = searchRequest(body);
        String after = Params.text(body, "after", LONGEST_PATH, "");
        int parts = (int) Params.number(body, "parts", 1, MOST_PARTS, DEFAULT_PARTS);
        JsonBodies.answer(ctx, trees.answer(tree(ctx), tree -> tree.countHits(request, after, parts)));
    }

    private static SearchRequest searchRequest(JsonNode body) {
        return new SearchRequest(
                Params.text(body, "text", LONGEST_PATH),
                Params.choice(body, "kind", SearchKind.AUTO, SearchKind::word),
                Params.flag(body, "ignoreCase"));
    }

    private void handle(Context ctx) throws IOException {
        long handle = Params.pathNumber(ctx, "handle");
        read(ctx, tree -> tree.handle(handle));
    }

    private void references(Context ctx) throws IOException {
        long handle = Params.pathNumber(ctx, "handle");
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.references(handle, from, limit));
    }

    private void instances(Context ctx) throws IOException {
        long handle = Params.pathNumber(ctx, "handle");
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        read(ctx, tree -> tree.instances(handle, from, limit));
    }

    private void read(Context ctx, Use<TreeReader, Object> use) throws IOException {
        answers.answer(ctx, tree(ctx), use);
    }
}
