package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.batch.questions.ExportForm;
import dev.hexplain.batch.questions.TableCases;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.file.Files;

/** Routes of tables that were uploaded: what they are, and questions to them. */
record TableRoutes(TableCases tables) {
    private static final int LONGEST_QUESTION = 10_000;

    void add(RoutesConfig routes) {
        routes.get("/api/v1/dumps/{dump}/table", ctx -> JsonBodies.answer(ctx, tables.describe(ctx.pathParam("dump"))));
        routes.post("/api/v1/dumps/{dump}/table/answers", this::ask);
        routes.post("/api/v1/dumps/{dump}/table/export", this::export);
    }

    private void ask(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        String sql = Params.text(body, "sql", LONGEST_QUESTION);
        JsonBodies.answer(ctx, tables.ask(ctx.pathParam("dump"), sql, Params.limit(body)));
    }

    private void export(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        String sql = Params.text(body, "sql", LONGEST_QUESTION);
        ExportForm form = Params.choice(body, "as", ExportForm.CSV, ExportForm::id);
        tables.export(ctx.pathParam("dump"), sql, form, file -> {
            Excerpt.attach(ctx, "answer." + form.id());
            ctx.contentType(form.mediaType());
            ListedStream.send(ctx, "the answer to a question", out -> Files.copy(file, out));
            return form;
        });
    }
}
