package dev.hexplain.api;

import dev.hexplain.inspect.Catalogue;
import dev.hexplain.inspect.dumps.DumpCases;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;

/** Routes of the lists of layers and sample dumps, and of the OpenAPI contract itself. */
record CatalogueRoutes(DumpCases dumps) {
    void add(RoutesConfig routes) {
        routes.get("/api/v1/openapi.yaml", this::contract);
        routes.get("/api/v1/layers", ctx -> JsonBodies.answer(ctx, Catalogue.layers()));
        routes.get("/api/v1/dialects", ctx -> JsonBodies.answer(ctx, Catalogue.writtenDialects()));
        routes.get("/api/v1/sample-dumps", ctx -> JsonBodies.answer(ctx, dumps.sampleDumps()));
        routes.post(
                "/api/v1/sample-dumps/{sample}/dumps",
                ctx -> DumpRoutes.created(ctx, dumps.openSampleDump(ctx.pathParam("sample"))));
    }

    private void contract(Context ctx) throws IOException {
        try (InputStream contract = CatalogueRoutes.class.getResourceAsStream("/openapi.yaml")) {
            if (contract == null) {
                throw new IllegalStateException("The class path has no openapi.yaml");
            }
            ctx.contentType("application/yaml").result(contract.readAllBytes());
        }
    }
}
