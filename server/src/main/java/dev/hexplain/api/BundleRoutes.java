package dev.hexplain.api;

import dev.hexplain.inspect.BundleCases;
import dev.hexplain.inspect.dumps.DumpCases;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;

/** Routes of bundles: a dump with its notes and what it is read by, as one file. */
record BundleRoutes(BundleCases bundles, DumpCases dumps) {
    void add(RoutesConfig routes) {
        routes.get("/api/v1/trees/{tree}/bundle", this::write);
        routes.post("/api/v1/bundles", this::open);
    }

    private void write(Context ctx) throws IOException {
        BundleCases.Outgoing bundle = bundles.of(ctx.pathParam("tree"));
        Excerpt.attach(ctx, Excerpt.fileName(bundle.name()) + ".hexplain");
        ctx.contentType("application/zip");
        OutputStream out = ctx.res().getOutputStream();
        bundle.content().write(out);
        out.flush();
    }

    private void open(Context ctx) throws IOException {
        if (ctx.header("Content-Encoding") != null || MultipartFile.isMultipart(ctx)) {
            throw Problem.unsupportedMediaType(
                    "Send the bundle as the raw body, `Content-Type: application/octet-stream`, without Content-Encoding.");
        }
        dumps.requireRoom(Math.max(0, ctx.req().getContentLengthLong()));
        ctx.status(201);
        JsonBodies.answer(ctx, bundles.open(ctx.bodyInputStream()));
    }
}
