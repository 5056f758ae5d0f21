package dev.hexplain.api;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.javalin.router.InternalRouter;
import java.io.IOException;
import java.util.List;

/**
 * HEAD of every GET (RFC 9110, section 9.3.2): the same status and headers, without the body. Javalin answers 200 to a HEAD
 * of whatever GET has a route for, be it there or not. Jetty leaves the bytes of an answer out; what streams them does not
 * begin to, so that a length that shows while they are made is left out, too.
 */
final class HeadRoutes {
    private HeadRoutes() {}

    /** To be called when all routes are there. */
    static void add(InternalRouter router) {
        List<Endpoint> all =
                router.allHttpHandlers().stream().map(each -> each.endpoint).toList();
        all.stream()
                .filter(each -> each.method.equals(HandlerType.GET))
                .forEach(each ->
                        router.addHttpEndpoint(new Endpoint(HandlerType.HEAD, each.path, withoutBody(each.handler))));
    }

    private static Handler withoutBody(Handler handler) {
        return ctx -> {
            try {
                handler.handle(ctx);
            } catch (HeadIsAnswered answered) {
                // Status and headers are set.
            }
        };
    }

    /** Ends an answer that is all headers, before its bytes are made; sent at once, they say no length of nothing. */
    static void endHeaders(Context ctx) throws IOException {
        if (ctx.method().equals(HandlerType.HEAD)) {
            ctx.res().flushBuffer();
            throw new HeadIsAnswered();
        }
    }

    /** That status and headers of an answer to HEAD are set. */
    private static final class HeadIsAnswered extends RuntimeException {
        private static final long serialVersionUID = 1;

        HeadIsAnswered() {
            super("HEAD is answered", null, false, false);
        }
    }
}
