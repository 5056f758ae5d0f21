package dev.hexplain.api;

import dev.hexplain.inspect.common.WorkPool;
import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.inspect.monitoring.RequestSpan;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Set;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;

/**
 * Access log and metrics of requests, from their first byte to their last: gives each an id, counts it and writes a
 * line to the access log. It wraps all handlers, so that requests the HTTP layer refuses are recorded too.
 */
final class AccessLog implements HttpConfiguration.Customizer, RequestLog {
    static final String ID_HEADER = "X-Request-Id";

    private static final Logger ACCESS = LoggerFactory.getLogger("dev.hexplain.access");
    private static final String ID = AccessLog.class.getName() + ".id";
    private static final String SPAN = AccessLog.class.getName() + ".span";
    private static final String BUSY = AccessLog.class.getName() + ".busy";
    private static final String ROUTE = AccessLog.class.getName() + ".route";

    /** The label of requests without a route: files of the page, and unknown addresses. */
    private static final String NO_ROUTE = "other";

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    private final Metrics metrics;
    private final ClientThrottle clients;
    private final boolean logsAccess;

    AccessLog(Metrics metrics, ClientThrottle clients, boolean logsAccess) {
        this.metrics = metrics;
        this.clients = clients;
        this.logsAccess = logsAccess;
    }

    /** Puts the request's id in the log lines of its handling, until {@link #leave}, and records its route. */
    void follow(RoutesConfig routes) {
        routes.before(ctx -> {
            MDC.put(RequestIds.KEY, id(ctx.req()));
            if (ctx.req().getAttribute(SPAN) instanceof RequestSpan span) {
                span.enter();
            }
        });
        routes.after(ctx -> {
            Endpoint endpoint = ctx.endpoints().matchedHttpEndpoint();
            if (endpoint != null) {
                ctx.req().setAttribute(ROUTE, endpoint.path);
            }
        });
    }

    /** Behind all that may log for a request. */
    static void leave(RoutesConfig routes) {
        routes.after(_ -> {
            MDC.remove(RequestIds.KEY);
            RequestSpan.leave();
        });
    }

    /** A request is refused because there is too much work of a kind. */
    static void busy(Context ctx, WorkPool pool) {
        ctx.req().setAttribute(BUSY, pool);
    }

    /** The id of the request that is handled. */
    static String id(HttpServletRequest request) {
        return String.valueOf(request.getAttribute(ID));
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        String id = RequestIds.of(request.getHeaders().get(ID_HEADER));
        request.setAttribute(ID, id);
        answer.put(ID_HEADER, id);
        request.setAttribute(
                SPAN,
                metrics.telemetry()
                        .begin(methodOf(request), name -> request.getHeaders().get(name)));
        return request;
    }

    @Override
    public void log(Request request, Response response) {
        Duration took = Duration.ofNanos(System.nanoTime() - request.getHeadersNanoTime());
        String method = methodOf(request);
        String route = request.getAttribute(ROUTE) instanceof String pattern ? pattern : NO_ROUTE;
        metrics.answered(method, route, response.getStatus(), took);
        if (request.getAttribute(BUSY) instanceof WorkPool pool) {
            metrics.busy(pool.id());
        }
        if (request.getAttribute(SPAN) instanceof RequestSpan span) {
            span.end(method, route, response.getStatus());
        }
        clients.received(
                AccessGuard.callerOf(request.getAttribute(AccessGuard.CALLER)), Request.getContentBytesRead(request));
        if (logsAccess) {
            logAccess(request, response, took);
        }
    }

    private static String methodOf(Request request) {
        return METHODS.contains(request.getMethod()) ? request.getMethod() : "other";
    }

    /** Without the query, which may hold what users typed. */
    private static void logAccess(Request request, Response response, Duration took) {
        String path = String.valueOf(request.getHttpURI().getPath());
        long bytes = Response.getContentBytesWritten(response);
        try (var _ = MDC.putCloseable(RequestIds.KEY, String.valueOf(request.getAttribute(ID)))) {
            ACCESS.atInfo()
                    .addKeyValue("method", request.getMethod())
                    .addKeyValue("path", path)
                    .addKeyValue("status", response.getStatus())
                    .addKeyValue("bytes", bytes)
                    .addKeyValue("ms", took.toMillis())
                    .log(
                            "{} {} {} {} bytes {} ms",
                            request.getMethod(),
                            path,
                            response.getStatus(),
                            bytes,
                            took.toMillis());
        }
    }
}
