package dev.hexplain.api;

import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.monitoring.Readiness;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;

/** Routes for the operator: liveness, readiness and metrics. */
record HealthRoutes(Readiness readiness, Metrics metrics, String version) {
    private record Health(String status, String version) {}

    private record Live(String status) {}

    private record Ready(String status, List<Part> checks) {}

    /** Names and states only, since no token is needed. */
    private record Part(String name, String status) {}

    void add(RoutesConfig routes) {
        routes.get("/health", ctx -> JsonBodies.answer(ctx, new Health("up", version)));
        routes.get("/health/live", ctx -> JsonBodies.answer(ctx, new Live("up")));
        routes.get("/health/ready", this::ready);
        routes.get(
                AccessGuard.METRICS,
                ctx -> ctx.contentType(Metrics.CONTENT_TYPE).result(metrics.scrape()));
    }

    private void ready(Context ctx) {
        Readiness.State state = readiness.look();
        List<Part> checks = state.words().entrySet().stream()
                .map(check -> new Part(check.getKey(), check.getValue()))
                .toList();
        ctx.status(state.isReady() ? 200 : 503);
        JsonBodies.answer(ctx, new Ready(state.isReady() ? "up" : "down", checks));
    }
}
