package dev.hexplain.api;

import dev.hexplain.inspect.Inspector;
import io.javalin.config.RoutesConfig;

/** Routes of storage use and limits. */
record StorageRoutes(Inspector inspector) {
    void add(RoutesConfig routes) {
        routes.get("/api/v1/storage", ctx -> JsonBodies.answer(ctx, inspector.storage()));
    }
}
