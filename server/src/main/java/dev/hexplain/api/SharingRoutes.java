package dev.hexplain.api;

import dev.hexplain.inspect.Download;
import dev.hexplain.inspect.SharingCases;
import dev.hexplain.inspect.dumps.DumpCases;
import dev.hexplain.inspect.report.ReportForm;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** Routes of files that explain a dump elsewhere: bundles, with its notes and what it is read by, and reports. */
record SharingRoutes(SharingCases sharing, DumpCases dumps) {
    private static final int DEEPEST = 100;
    private static final int USUAL_DEPTH = 4;

    void add(RoutesConfig routes) {
        routes.get("/api/v1/trees/{tree}/bundle", this::write);
        routes.post("/api/v1/bundles", this::open);
        routes.get("/api/v1/trees/{tree}/report", this::report);
    }

    private void write(Context ctx) throws IOException {
        answer(ctx, sharing.of(ctx.pathParam("tree")));
    }

    private void report(Context ctx) throws IOException {
        ReportForm form = Params.choice(ctx, "as", ReportForm.MARKDOWN, ReportForm::word);
        int depth = (int) Params.number(ctx, "depth", 0, DEEPEST, USUAL_DEPTH);
        answer(ctx, sharing.report(ctx.pathParam("tree"), form, depth));
    }

    /** Always as a file: what is in a dump is never shown as a page. */
    static void answer(Context ctx, Download file) throws IOException {
        Excerpt.attach(ctx, Excerpt.fileName(file.name()) + "." + file.ending());
        ctx.contentType(file.mediaType());
        ListedStream.send(ctx, file.name() + "." + file.ending(), file.content());
    }

    private void open(Context ctx) throws IOException {
        if (ctx.header("Content-Encoding") != null || MultipartFile.isMultipart(ctx)) {
            throw Problem.unsupportedMediaType(
                    "Send the bundle as the raw body, `Content-Type: application/octet-stream`, without Content-Encoding.");
        }
        dumps.requireRoom(Math.max(0, ctx.req().getContentLengthLong()));
        ctx.status(201);
        JsonBodies.answer(ctx, sharing.open(ctx.bodyInputStream()));
    }
}
