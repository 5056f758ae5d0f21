package dev.hexplain.api;

import dev.hexplain.inspect.monitoring.Metrics;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;

/**
 * Decides which requests are accepted. On loopback a page elsewhere must not reach the server through a name it
 * controls (DNS rebinding), nor make a browser change things here (cross-site requests); where a token is set, the API
 * requires it.
 */
record AccessGuard(boolean loopback, Optional<String> token, TokenThrottle guesses, Metrics metrics) {
    /** The path of the metrics, which need the same token as the API. */
    static final String METRICS = "/metrics";

    private static final String BEARER = "Bearer ";
    private static final List<HandlerType> HARMLESS = List.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    void check(Context ctx) {
        String host = ctx.host() == null ? "" : ctx.host();
        if (loopback && !LoopbackNames.contains(LoopbackNames.nameIn(host))) {
            throw Problem.forbidden(
                    "The request's host is `%s`. On this machine use localhost, 127.0.0.1 or [::1].".formatted(host));
        }
        String origin = ctx.header("Origin");
        if (origin != null && !HARMLESS.contains(ctx.method()) && !isOriginOf(origin, host)) {
            throw Problem.forbidden(
                    "A page of `%s` may not change anything here. Use the page this server serves.".formatted(origin));
        }
        if (token.isPresent() && isPrivate(ctx.path())) {
            checkToken(ctx, token.get());
        }
    }

    private static boolean isPrivate(String path) {
        return path.startsWith("/api/") || path.equals(METRICS);
    }

    private void checkToken(Context ctx, String expected) {
        String header = ctx.header("Authorization");
        if (header == null) {
            metrics.rejected("missing");
            throw tokenIsNeeded();
        }
        String client = ctx.req().getRemoteAddr();
        if (!guesses.mayTry(client)) {
            metrics.rejected("throttled");
            throw Problem.tooManyRequests(
                    "Too many wrong tokens came from your address. Wait a second, then try again.");
        }
        if (!carries(header, expected)) {
            guesses.wrong(client);
            metrics.rejected("wrong");
            throw tokenIsNeeded();
        }
    }

    private static Problem tokenIsNeeded() {
        return Problem.unauthorized(
                "Send the header `Authorization: Bearer TOKEN` with the token the server was started with.");
    }

    private static boolean isOriginOf(String origin, String host) {
        return origin.equalsIgnoreCase("http://" + host) || origin.equalsIgnoreCase("https://" + host);
    }

    private static boolean carries(String header, String expected) {
        return header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                && same(header.substring(BEARER.length()).strip(), expected);
    }

    /** Compares in constant time, wherever the two differ. */
    private static boolean same(String given, String expected) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }
}
