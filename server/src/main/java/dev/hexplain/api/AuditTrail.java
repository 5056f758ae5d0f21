package dev.hexplain.api;

import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.AuditCases;
import dev.hexplain.inspect.access.AuditEntry;
import dev.hexplain.inspect.access.Caller;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes down what callers with tokens do: what they upload, open, take away, change and delete; and what was refused. */
record AuditTrail(AuditCases audit) {
    /** What is neither a change nor a deletion, and written down all the same. Trees are what is shown of a dump. */
    private static final Map<String, String> ACTIONS = Map.ofEntries(
            Map.entry("POST /api/v1/dumps", "upload"),
            Map.entry("POST /api/v1/bundles", "upload"),
            Map.entry("POST /api/v1/dumps/{dump}/trees", "open"),
            Map.entry("GET /api/v1/dumps/{dump}/capture", "open"),
            Map.entry("POST /api/v1/dumps/{dump}/table/answers", "open"),
            Map.entry("GET /api/v1/dumps/{dump}/bytes", "download"),
            Map.entry("POST /api/v1/dumps/{dump}/table/export", "download"),
            Map.entry("GET /api/v1/dumps/{dump}/wrapped", "download"),
            Map.entry("GET /api/v1/trees/{tree}/bundle", "share"),
            Map.entry("GET /api/v1/trees/{tree}/report", "share"),
            Map.entry("GET /signed-in", "sign-in"));

    private static final Set<HandlerType> LOOKS = Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    private static final int BAD_REQUEST = 400;
    private static final int FORBIDDEN = 403;

    void add(RoutesConfig routes) {
        routes.after(this::follow);
        routes.get("/api/v1/audit", ctx -> JsonBodies.answer(ctx, audit.latest(Params.limit(ctx))));
    }

    private void follow(Context ctx) {
        Caller caller = AccessGuard.caller(ctx);
        if (!caller.equals(Caller.LOCAL)) {
            action(ctx).ifPresent(each -> audit.add(entry(ctx, caller, each)));
        }
    }

    private static Optional<String> action(Context ctx) {
        if (ctx.statusCode() == FORBIDDEN) {
            return Optional.of("refused");
        }
        Endpoint endpoint = ctx.endpoints().matchedHttpEndpoint();
        boolean done = endpoint != null && ctx.statusCode() < BAD_REQUEST;
        return done ? action(ctx, endpoint.path) : Optional.empty();
    }

    private static Optional<String> action(Context ctx, String route) {
        HandlerType method = ctx.method().equals(HandlerType.HEAD) ? HandlerType.GET : ctx.method();
        String request = method.name() + " " + route;
        if (ACTIONS.containsKey(request)) {
            return Optional.of(ACTIONS.get(request));
        }
        boolean changes = !LOOKS.contains(ctx.method())
                && route.startsWith("/api/")
                && NeededScope.of(ctx.method(), ctx.path()) != AccessScope.READ;
        return changes ? Optional.of(ctx.method() == HandlerType.DELETE ? "delete" : "change") : Optional.empty();
    }

    private static AuditEntry entry(Context ctx, Caller caller, String action) {
        return new AuditEntry(
                Instant.now().toString(),
                caller.name(),
                action,
                ctx.method().name(),
                ctx.path(),
                ctx.res().getHeader("Location"),
                action.equals("upload") ? ctx.queryParam("name") : null,
                ctx.req().getRemoteAddr(),
                AccessLog.id(ctx.req()));
    }
}
