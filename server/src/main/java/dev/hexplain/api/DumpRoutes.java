package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.view.DumpView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalLong;

/** Routes of dumps: upload, list, read and delete them, and ask how they can be decoded. */
record DumpRoutes(Inspector inspector) {
    private static final String NAMELESS = "dump";
    static final String AS_UPLOADED = "raw";
    private static final int LONGEST_NAME = 255;
    private static final int LONGEST_FILTER = 200;
    private static final int HASH = 64;
    static final int LONGEST_LAYERS = 1000;

    void add(RoutesConfig routes) {
        routes.get("/api/v1/dumps", this::list);
        routes.post("/api/v1/dumps", this::upload);
        routes.get(
                "/api/v1/dumps/{dump}",
                ctx -> JsonBodies.answer(ctx, inspector.dumps().get(dump(ctx))));
        routes.patch("/api/v1/dumps/{dump}", this::rename);
        routes.delete("/api/v1/dumps/{dump}", this::delete);
        routes.get("/api/v1/dumps/{dump}/bytes", this::bytes);
        routes.get("/api/v1/dumps/{dump}/candidates", this::candidates);
        routes.get("/api/v1/dumps/{dump}/carvings", this::carvings);
    }

    private static String dump(Context ctx) {
        return ctx.pathParam("dump");
    }

    private void list(Context ctx) {
        String content = Params.text(ctx, "sha256", HASH, "");
        String words = Params.text(ctx, "filter", LONGEST_FILTER, "");
        long from = Params.from(ctx);
        int limit = Params.limit(ctx);
        JsonBodies.answer(
                ctx,
                content.isEmpty()
                        ? inspector.dumps().page(words, AccessGuard.space(ctx), from, limit)
                        : inspector.dumps().withContent(content));
    }

    static void created(Context ctx, DumpView dump) {
        ctx.status(201).header("Location", "/api/v1/dumps/" + dump.id());
        JsonBodies.answer(ctx, dump);
    }

    private void upload(Context ctx) throws IOException {
        String name = Params.text(ctx, "name", LONGEST_NAME, "");
        if (ctx.header("Content-Encoding") != null) {
            throw Problem.unsupportedMediaType("Send the dump as it is, without Content-Encoding.");
        }
        if (ctx.req().getContentLengthLong() > inspector.dumps().quota() && !MultipartFile.isMultipart(ctx)) {
            throw inspector.dumps().tooLarge();
        }
        inspector.dumps().requireRoom(Math.max(0, ctx.req().getContentLengthLong()));
        created(ctx, MultipartFile.isMultipart(ctx) ? uploadPart(ctx, name) : uploadBody(ctx, name));
    }

    private DumpView uploadBody(Context ctx, String name) throws IOException {
        return inspector.dumps().upload(name.isEmpty() ? NAMELESS : name, ctx.bodyInputStream());
    }

    private DumpView uploadPart(Context ctx, String name) throws IOException {
        UploadedFile file = MultipartFile.file(ctx, inspector.dumps());
        try (InputStream content = file.content()) {
            String named = name.isEmpty() ? file.filename() : name;
            return inspector.dumps().upload(named.isEmpty() ? NAMELESS : named, content);
        }
    }

    private void rename(Context ctx) throws IOException {
        JsonNode name = JsonBodies.object(ctx).path("name");
        if (!name.isTextual() || name.textValue().length() > LONGEST_NAME) {
            throw Problem.badRequest("`name` has to be a text of at most %d characters.".formatted(LONGEST_NAME));
        }
        JsonBodies.answer(ctx, inspector.dumps().rename(dump(ctx), name.textValue()));
    }

    private void delete(Context ctx) throws IOException {
        inspector.deleteDump(dump(ctx));
        ctx.status(204);
    }

    private void bytes(Context ctx) throws IOException {
        String layers = Params.text(ctx, "layers", LONGEST_LAYERS, AS_UPLOADED);
        inspector.dumps().readInside(dump(ctx), layers, source -> {
            SourceBytes.answer(ctx, source);
            return ctx;
        });
    }

    private void candidates(Context ctx) throws IOException {
        String layers = Params.text(ctx, "layers", LONGEST_LAYERS, DecodeChoices.DETECT);
        JsonBodies.answer(
                ctx,
                inspector
                        .dumps()
                        .candidates(dump(ctx), new DecodeChoices(DecodeChoices.DETECT, layers, OptionalLong.empty())));
    }

    private void carvings(Context ctx) throws IOException {
        String layers = Params.text(ctx, "layers", LONGEST_LAYERS, DecodeChoices.DETECT);
        DecodeChoices choices = new DecodeChoices(DecodeChoices.DETECT, layers, OptionalLong.empty());
        JsonBodies.answer(ctx, inspector.dumps().carvings(dump(ctx), choices, Params.from(ctx), Params.limit(ctx)));
    }
}
