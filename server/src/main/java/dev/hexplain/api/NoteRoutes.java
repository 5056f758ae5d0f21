package dev.hexplain.api;

import dev.hexplain.inspect.notes.NoteCases;
import dev.hexplain.inspect.notes.NotesDocument;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** Routes of notes, which users write about bytes of a dump. */
record NoteRoutes(NoteCases notes) {
    private static final String NOTES = "/api/v1/dumps/{dump}/notes";

    void add(RoutesConfig routes) {
        routes.get(NOTES, ctx -> JsonBodies.answer(ctx, notes.list(dump(ctx))));
        routes.post(NOTES, this::put);
        routes.delete(NOTES + "/{note}", this::delete);
    }

    private static String dump(Context ctx) {
        return ctx.pathParam("dump");
    }

    private void put(Context ctx) throws IOException {
        JsonBodies.answer(ctx, notes.put(dump(ctx), JsonBodies.object(ctx, NotesDocument.LARGEST)));
    }

    private void delete(Context ctx) {
        notes.delete(dump(ctx), ctx.pathParam("note"));
        ctx.status(204);
    }
}
