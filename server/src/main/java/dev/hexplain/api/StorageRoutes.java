package dev.hexplain.api;

import dev.hexplain.inspect.Inspector;
import io.javalin.config.RoutesConfig;

/** What is stored, and what may be. */
record StorageRoutes(Inspector inspector) {
    void add(RoutesConfig routes) {
        routes.get("/api/v1/storage", ctx -> JsonBodies.answer(ctx, inspector.storage()));
    }
}
