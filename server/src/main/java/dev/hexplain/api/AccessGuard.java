package dev.hexplain.api;

import dev.hexplain.api.oidc.SignIn;
import dev.hexplain.inspect.access.AccessCases;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.Caller;
import dev.hexplain.inspect.access.LoopbackNames;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.work.Asker;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides which requests are accepted. On loopback a page elsewhere must not reach the server through a name it
 * controls (DNS rebinding), nor make a browser change things here (cross-site requests); where there are tokens, the
 * API requires one that is good for the request, unless a trusted proxy says who asks, or a user signed in.
 */
record AccessGuard(
        boolean loopback,
        Optional<String> token,
        TrustedProxies proxies,
        Optional<SignIn> signIn,
        AccessCases access,
        TokenThrottle guesses,
        ClientThrottle clients,
        LeavingClients leaving,
        Metrics metrics) {
    /** The request's attribute with who asks. */
    static final String CALLER = "caller";

    /** The request's attribute where a user signed in with the browser. */
    private static final String SIGNED_IN = "signed-in";

    /** The parameter that says which space a request is for. */
    private static final String SPACE = "space";

    /** The path of the metrics, which need the same token as the API. */
    static final String METRICS = "/metrics";

    private static final String BEARER = "Bearer ";
    private static final List<HandlerType> HARMLESS = List.of(HandlerType.GET, HandlerType.HEAD, HandlerType.OPTIONS);

    void check(Context ctx) {
        Caller.leave();
        Asker.leave();
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
        if (isPrivate(ctx.path()) && asksForToken()) {
            Caller caller = proxies.caller(ctx.req()).or(() -> signedIn(ctx)).orElseGet(() -> authenticated(ctx));
            ctx.attribute(CALLER, caller);
            requireScope(ctx, caller);
            clients.enter(ctx, caller);
        }
        if (isPrivate(ctx.path())) {
            caller(ctx).enter(Optional.empty());
            leaving.asker(ctx, caller(ctx).name()).enter();
        }
    }

    /** The space that a request names, once it is known that there is something to do it. */
    static void enterSpace(Context ctx) {
        Optional<String> chosen = space(ctx);
        if (chosen.isPresent() && isPrivate(ctx.path())) {
            caller(ctx).enter(chosen);
        }
    }

    /** The space that a request names. */
    static Optional<String> space(Context ctx) {
        return Optional.ofNullable(ctx.queryParam(SPACE)).filter(name -> !name.isEmpty());
    }

    /** Whether somebody has to say who asks. Beyond loopback also where the last token was revoked: nobody comes in then. */
    boolean asksForToken() {
        return !loopback || token.isPresent() || proxies.isGiven() || signIn.isPresent() || access.any();
    }

    /** Who asks, of a request that was accepted. */
    static Caller caller(Context ctx) {
        return callerOf(ctx.attribute(CALLER));
    }

    /** @param attribute {@link #CALLER} of a request */
    static Caller callerOf(@Nullable Object attribute) {
        return attribute instanceof Caller caller ? caller : Caller.LOCAL;
    }

    /** Whether who asks signed in here, and may sign out. */
    static boolean isSignedIn(Context ctx) {
        return ctx.attribute(SIGNED_IN) != null;
    }

    private void requireScope(Context ctx, Caller caller) {
        AccessScope needed = NeededScope.of(ctx.method(), ctx.path());
        if (!caller.scope().allows(needed)) {
            metrics.rejected("scope");
            throw Problem.tokenTooWeak(
                    "The token of `%s` is good for `%s`, and this needs `%s`: ask who made it for another."
                            .formatted(caller.name(), caller.scope().id(), needed.id()));
        }
    }

    private static boolean isPrivate(String path) {
        return path.startsWith("/api/") || path.equals(METRICS);
    }

    /** Who signed in with this browser; a token says more. */
    private Optional<Caller> signedIn(Context ctx) {
        Optional<Caller> caller =
                signIn.filter(_ -> ctx.header("Authorization") == null).flatMap(each -> each.caller(ctx));
        caller.ifPresent(_ -> ctx.attribute(SIGNED_IN, true));
        return caller;
    }

    private Caller authenticated(Context ctx) {
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
        Optional<Caller> caller = secret(header).flatMap(this::holder);
        if (caller.isEmpty()) {
            guesses.wrong(client);
            metrics.rejected("wrong");
        }
        return caller.orElseThrow(this::tokenIsNeeded);
    }

    private Optional<Caller> holder(String secret) {
        return token.filter(expected -> same(secret, expected)).isPresent()
                ? Optional.of(Caller.SERVER)
                : access.find(secret);
    }

    private Problem tokenIsNeeded() {
        return signIn.isPresent()
                ? Problem.signInNeeded(
                        "Sign in at %s, or send the header `Authorization: Bearer TOKEN` with a token of this server."
                                .formatted(SignIn.PATH))
                : Problem.unauthorized(
                        "Send the header `Authorization: Bearer TOKEN` with a token of this server: the one it was started with, or one"
                                + " that `hexplain token create` made.");
    }

    private static boolean isOriginOf(String origin, String host) {
        return origin.equalsIgnoreCase("http://" + host) || origin.equalsIgnoreCase("https://" + host);
    }

    private static Optional<String> secret(String header) {
        return header.regionMatches(true, 0, BEARER, 0, BEARER.length())
                ? Optional.of(header.substring(BEARER.length()).strip())
                : Optional.empty();
    }

    /** Compares in constant time, wherever the two differ. */
    private static boolean same(String given, String expected) {
        return MessageDigest.isEqual(given.getBytes(StandardCharsets.UTF_8), expected.getBytes(StandardCharsets.UTF_8));
    }
}
