package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.FormatCases;
import dev.hexplain.inspect.formats.FormatLibrary;
import dev.hexplain.inspect.formats.RecordDescription;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Routes of formats: list them, edit the user's own, and check and complete descriptors. */
record FormatRoutes(FormatCases formats) {
    private static final String FORMAT = "/api/v1/formats/{format}";
    private static final int LARGEST_COMPLETION = 6 * FormatLibrary.LARGEST_DESCRIPTOR;
    private static final int LONGEST_FIELDS = 10_000;
    private static final int LONGEST_TITLE = 255;
    private static final int LONGEST_ID = 100;

    void add(RoutesConfig routes) {
        routes.get("/api/v1/formats", ctx -> JsonBodies.answer(ctx, library().list()));
        routes.get(FORMAT, ctx -> JsonBodies.answer(ctx, library().detail(format(ctx))));
        routes.put(FORMAT, this::save);
        routes.delete(FORMAT, this::delete);
        routes.get(FORMAT + "/source", ctx -> YamlBody.answer(ctx, library().source(format(ctx))));
        routes.get(FORMAT + "/schema", this::schema);
        routes.get(
                FORMAT + "/versions",
                ctx -> JsonBodies.answer(ctx, library().versions(format(ctx), Params.from(ctx), Params.limit(ctx))));
        routes.get(
                FORMAT + "/versions/{version}/source",
                ctx -> YamlBody.answer(ctx, library().versionSource(format(ctx), version(ctx))));
        routes.post("/api/v1/drafts", ctx -> JsonBodies.answer(ctx, formats.draft(YamlBody.body(ctx))));
        routes.post("/api/v1/completions", this::complete);
        routes.post("/api/v1/describe", this::describe);
    }

    private FormatLibrary library() {
        return formats.library();
    }

    private static String format(Context ctx) {
        return ctx.pathParam("format");
    }

    private static int version(Context ctx) {
        return (int) Math.min(Params.pathNumber(ctx, "version"), Integer.MAX_VALUE);
    }

    private void schema(Context ctx) {
        String text = library().schemaOf(format(ctx));
        ctx.contentType("text/plain; charset=utf-8").result(text.getBytes(StandardCharsets.UTF_8));
    }

    private void save(Context ctx) throws IOException {
        FormatLibrary.Saved saved = formats.save(format(ctx), YamlBody.body(ctx));
        ctx.status(saved.isNew() ? 201 : 200);
        JsonBodies.answer(ctx, saved.format());
    }

    private void delete(Context ctx) throws IOException {
        formats.delete(format(ctx));
        ctx.status(204);
    }

    private void complete(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx, LARGEST_COMPLETION);
        String source = Params.text(body, "source", FormatLibrary.LARGEST_DESCRIPTOR);
        JsonBodies.answer(
                ctx, formats.complete(source, Params.position(body, "line"), Params.position(body, "column")));
    }

    private void describe(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        RecordDescription description = new RecordDescription(
                Params.text(body, "fields", LONGEST_FIELDS),
                choice(body, "endian"),
                Params.text(body, "id", LONGEST_ID, ""),
                Params.text(body, "title", LONGEST_TITLE, ""),
                choice(body, "arrayLength"),
                choice(body, "text"),
                choice(body, "ordinal"),
                choice(body, "order"),
                choice(body, "frame"),
                choice(body, "frameLength"));
        YamlBody.answer(ctx, description.descriptor());
    }

    private static String choice(JsonNode body, String name) {
        return Params.text(body, name, LONGEST_ID, "");
    }
}
