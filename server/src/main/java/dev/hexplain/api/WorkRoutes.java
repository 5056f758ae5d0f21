package dev.hexplain.api;

import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.view.WorkView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** Routes of the work that is being done, for operators: who asked for it, since when, and a way to end it. */
record WorkRoutes(Inspector inspector) {
    static final String WORK = "/api/v1/work";

    private record Body(List<WorkView> work) {}

    void add(RoutesConfig routes) {
        routes.get(WORK, ctx -> JsonBodies.answer(ctx, new Body(inspector.work())));
        routes.delete(WORK + "/{work}", this::end);
    }

    private void end(Context ctx) {
        inspector.endWork(ctx.pathParam("work"));
        ctx.status(204);
    }
}
