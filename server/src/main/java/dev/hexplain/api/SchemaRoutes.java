package dev.hexplain.api;

import dev.hexplain.inspect.FormatCases;
import dev.hexplain.inspect.formats.UploadedSchemas;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.util.Locale;

/** Routes of schemas, which some formats need to be decoded. */
record SchemaRoutes(FormatCases formats) {
    private static final int LONGEST_FORMAT = 100;
    private static final int LONGEST_NAME = 255;

    void add(RoutesConfig routes) {
        routes.get("/api/v1/schemas", ctx -> JsonBodies.answer(ctx, schemas().list()));
        routes.post("/api/v1/schemas", this::upload);
        routes.get("/api/v1/schemas/{schema}", this::content);
        routes.delete("/api/v1/schemas/{schema}", this::delete);
    }

    private UploadedSchemas schemas() {
        return formats.library().schemas();
    }

    private static String schema(Context ctx) {
        return ctx.pathParam("schema");
    }

    private void upload(Context ctx) throws IOException {
        String type = ctx.contentType() == null ? "" : ctx.contentType().toLowerCase(Locale.ROOT);
        if (!type.startsWith("text/plain") && !type.startsWith("application/octet-stream")) {
            throw Problem.unsupportedMediaType(
                    "Send the schema as the raw body, `Content-Type: text/plain` or application/octet-stream.");
        }
        String format = Params.text(ctx, "format", LONGEST_FORMAT);
        String root = Params.text(ctx, "root", LONGEST_NAME, "");
        String name = Params.text(ctx, "name", LONGEST_NAME, "");
        byte[] content = RequestBodies.read(ctx, UploadedSchemas.LARGEST);
        ctx.status(201);
        JsonBodies.answer(ctx, schemas().add(format, root, name.isEmpty() ? "schema" : name, content));
    }

    private void content(Context ctx) throws IOException {
        ctx.contentType("application/octet-stream").result(schemas().content(schema(ctx)));
    }

    private void delete(Context ctx) throws IOException {
        formats.deleteSchema(schema(ctx));
        ctx.status(204);
    }
}
