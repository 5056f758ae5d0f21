package dev.hexplain.api;

import dev.hexplain.inspect.monitoring.Metrics;
import dev.hexplain.inspect.monitoring.RequestIds;
import io.javalin.config.RoutesConfig;
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
 * Follows requests from their first byte to their last: names each, and when it was answered, counts it and writes a line
 * to the access log. Stands around everything, so that what the HTTP layer refuses is seen too.
 */
final class Traffic implements HttpConfiguration.Customizer, RequestLog {
    static final String ID_HEADER = "X-Request-Id";

    private static final Logger ACCESS = LoggerFactory.getLogger("dev.hexplain.access");
    private static final String ID = Traffic.class.getName() + ".id";
    private static final String ROUTE = Traffic.class.getName() + ".route";

    /** What is no route: files of the page, and addresses that there are not. */
    private static final String NO_ROUTE = "other";

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    private final Metrics metrics;
    private final boolean logsAccess;

    Traffic(Metrics metrics, boolean logsAccess) {
        this.metrics = metrics;
        this.logsAccess = logsAccess;
    }

    /** Makes lines that are logged while a request is handled name it, and learns its route. */
    void follow(RoutesConfig routes) {
        routes.before(ctx -> MDC.put(RequestIds.KEY, id(ctx.req())));
        routes.after(ctx -> {
            Endpoint endpoint = ctx.endpoints().matchedHttpEndpoint();
            if (endpoint != null) {
                ctx.req().setAttribute(ROUTE, endpoint.path);
            }
            MDC.remove(RequestIds.KEY);
        });
    }

    /** The name of the request that is handled. */
    static String id(HttpServletRequest request) {
        return String.valueOf(request.getAttribute(ID));
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        String id = RequestIds.of(request.getHeaders().get(ID_HEADER));
        request.setAttribute(ID, id);
        answer.put(ID_HEADER, id);
        return request;
    }

    @Override
    public void log(Request request, Response response) {
        Duration took = Duration.ofNanos(System.nanoTime() - request.getHeadersNanoTime());
        String method = METHODS.contains(request.getMethod()) ? request.getMethod() : "other";
        String route = request.getAttribute(ROUTE) instanceof String pattern ? pattern : NO_ROUTE;
        metrics.answered(method, route, response.getStatus(), took);
        if (logsAccess) {
            logAccess(request, response, took);
        }
    }

    /** Without the query: it may hold what people typed. */
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
