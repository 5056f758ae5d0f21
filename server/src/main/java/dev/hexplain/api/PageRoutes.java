package dev.hexplain.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.NotFoundResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The web page: its files from the class path, and the page itself at every other address a browser opens. */
final class PageRoutes {
    private static final String FOLDER = "/public";
    private static final String PAGE = "/index.html";
    private static final Pattern FILE = Pattern.compile("(/[A-Za-z0-9_@-][A-Za-z0-9._@-]*)++");
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("woff", "font/woff"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    void add(RoutesConfig routes) {
        // Not a route of its own: then every address would seem to take GET, and none would be refused as a whole.
        routes.exception(NotFoundResponse.class, (nothing, ctx) -> {
            try {
                serve(ctx);
            } catch (RuntimeException failure) {
                Problems.answer(ctx, failure);
            }
        });
    }

    private static void serve(Context ctx) {
        String path = ctx.path();
        if (path.startsWith("/api/") || path.equals("/api") || !isRead(ctx)) {
            throw Problem.notFound(
                    "The API has no address `%s`. GET /api/v1/openapi.yaml lists those there are.".formatted(path));
        }
        Optional<byte[]> file = path.equals("/") ? Optional.empty() : read(path);
        if (file.isPresent()) {
            // Names under /assets carry a hash of the content: another content has another name.
            String cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
            ctx.status(200)
                    .contentType(type(path))
                    .header("Cache-Control", cache)
                    .result(file.get());
        } else {
            servePage(ctx);
        }
    }

    private static boolean isRead(Context ctx) {
        return ctx.method().equals(HandlerType.GET) || ctx.method().equals(HandlerType.HEAD);
    }

    private static void servePage(Context ctx) {
        String accept = ctx.header("Accept");
        if (accept != null && !accept.contains("text/html") && !ctx.path().equals("/")) {
            throw Problem.notFound("There is no file `%s`.".formatted(ctx.path()));
        }
        byte[] page = read(PAGE)
                .orElseThrow(
                        () -> Problem.notFound(
                                "This build has no web page. The API is there: see /api/v1/openapi.yaml, or build with `make build`."));
        ctx.status(200)
                .contentType(type(PAGE))
                .header("Cache-Control", "no-cache")
                .result(page);
    }

    private static String type(String path) {
        String ending = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }

    private static Optional<byte[]> read(String path) {
        if (!FILE.matcher(path).matches() || !path.contains(".")) {
            return Optional.empty();
        }
        try (InputStream file = PageRoutes.class.getResourceAsStream(FOLDER + path)) {
            return file == null ? Optional.empty() : Optional.of(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
