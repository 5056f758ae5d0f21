package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.LayoutCases;
import dev.hexplain.inspect.layouts.SharedLayout;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;

/** The route that says what messages of one unknown format have in common. */
record LayoutRoutes(LayoutCases layouts) {
    void add(RoutesConfig routes) {
        routes.post("/api/v1/layouts", this::align);
    }

    private void align(Context ctx) throws IOException {
        JsonNode body = JsonBodies.object(ctx);
        String layers = Params.text(body, "layers", DumpRoutes.LONGEST_LAYERS, DumpRoutes.AS_UPLOADED);
        JsonBodies.answer(ctx, layouts.of(DumpIds.read(body, 2, SharedLayout.MOST), layers));
    }
}
