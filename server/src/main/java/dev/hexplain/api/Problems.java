package dev.hexplain.api;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.HeapShortage;
import dev.hexplain.inspect.view.DiagnosticView;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.EOFException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EofException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Maps exceptions to {@code application/problem+json} answers; the only place that does so. */
final class Problems {
    /** Headers that describe one body. */
    private static final List<String> OF_ANOTHER =
            List.of("Content-Length", "Content-Encoding", "Content-Disposition", "ETag");

    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private record Body(
            String type,
            String title,
            int status,
            String detail,
            String instance,
            String requestId,
            @Nullable List<DiagnosticView> mistakes,
            @Nullable List<String> choices,
            @Nullable String pool) {}

    private Problems() {}

    static void map(RoutesConfig routes) {
        routes.exception(Problem.class, (problem, ctx) -> answer(ctx, problem));
        routes.exception(Refusal.class, (refusal, ctx) -> answer(ctx, of(refusal), refusal));
        routes.exception(HttpResponseException.class, (refused, ctx) -> answer(ctx, of(ctx, refused)));
        routes.exception(Failed.class, (failed, ctx) -> answer(ctx, of(ctx, failed.failure)));
        routes.exception(Exception.class, (failure, ctx) -> answer(ctx, of(ctx, failure)));
    }

    /** A failure of any kind. */
    private static final class Failed extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final Throwable failure;

        Failed(Throwable failure) {
            super(null, failure, false, false);
            this.failure = failure;
        }
    }

    /** The same handler; what it throws comes here, also what Javalin would answer with an empty 500 by itself. */
    static Handler coming(Handler handler) {
        return ctx -> {
            try {
                handler.handle(ctx);
            } catch (EofException | Problem | Refusal | HttpResponseException known) {
                throw known;
            } catch (Exception | Error failure) {
                throw new Failed(failure);
            }
        };
    }

    /** Answers where not even a problem could be answered. */
    static void last(HttpServletResponse response, Error failure) {
        String id = String.valueOf(response.getHeader(AccessLog.ID_HEADER));
        if (!HeapShortage.noted("The answer to request " + id, failure)) {
            LOG.error("The answer to request {} failed", id, failure);
        }
        response.setStatus(500);
    }

    /** Answers what failed where an exception was being answered. */
    static void answer(Context ctx, RuntimeException failure) {
        answer(ctx, failure instanceof Problem problem ? problem : of(ctx, failure));
    }

    private static void answer(Context ctx, Problem problem) {
        answer(ctx, problem, null);
    }

    private static void answer(Context ctx, Problem problem, @Nullable Refusal refusal) {
        if (ctx.res().isCommitted()) {
            breakOff(ctx);
            return;
        }
        forget(ctx.res());
        if (problem.status() == 401) {
            ctx.header("WWW-Authenticate", "Bearer");
        }
        if (problem.retryAfter() > 0) {
            ctx.header("Retry-After", String.valueOf(problem.retryAfter()));
        }
        if (problem.status() == 413 || problem.status() == 507) {
            // Not all of the body is read, so nothing more can come on this connection.
            RequestBodies.discard(ctx.req());
            ctx.header("Connection", "close");
        }
        if (refusal != null) {
            refusal.queue().ifPresent(queue -> AccessLog.busy(ctx, queue.pool()));
        }
        ctx.status(problem.status());
        JsonBodies.answer(ctx, "application/problem+json", body(ctx, problem, refusal));
    }

    /** What has been sent must not look whole. */
    static void breakOff(Context ctx) {
        ServletContextRequest.getServletContextRequest(ctx.req())
                .getConnectionMetaData()
                .getConnection()
                .getEndPoint()
                .close();
    }

    /** Drops what was said of another answer, and what of it was not sent yet. */
    private static void forget(HttpServletResponse response) {
        response.resetBuffer();
        for (String name : OF_ANOTHER) {
            response.setHeader(name, null);
        }
    }

    /** The body of an answer, for one that has begun and goes on to tell why it ends. */
    static Object body(Context ctx, RuntimeException failure) {
        return failure instanceof Refusal refusal ? body(ctx, of(refusal), refusal) : body(ctx, of(ctx, failure), null);
    }

    private static Body body(Context ctx, Problem problem, @Nullable Refusal refusal) {
        return new Body(
                "urn:hexplain:problem:" + problem.kind(),
                problem.title(),
                problem.status(),
                problem.detail(),
                ctx.path(),
                AccessLog.id(ctx.req()),
                refusal != null && refusal.kind() == Refusal.Kind.UNUSABLE ? refusal.diagnostics() : null,
                refusal != null && refusal.kind() == Refusal.Kind.SHARED ? refusal.choices() : null,
                refusal == null
                        ? null
                        : refusal.queue().map(each -> each.pool().id()).orElse(null));
    }

    private static Problem of(Refusal refusal) {
        String detail = String.valueOf(refusal.getMessage());
        return switch (refusal.kind()) {
            case NOT_FOUND -> Problem.notFound(detail);
            case BAD_REQUEST -> Problem.badRequest(detail);
            case CONFLICT -> new Problem(409, "not-ready", "This cannot be done yet", detail);
            case SHARED -> new Problem(409, "shared", "Others refer to this value", detail);
            case NOT_READY -> Problem.notReady(detail);
            case TAKEN -> new Problem(409, "taken", "The name is taken", detail);
            case FULL -> new Problem(409, "full", "There is no room for one more", detail);
            case UNUSABLE -> new Problem(422, "mistakes", "There are errors in it", detail);
            case TOO_LARGE -> new Problem(413, "too-large", "The dump is too large", detail);
            case BUSY ->
                Problem.busy(detail, refusal.queue().map(Refusal.Queue::seconds).orElse(1));
            case GONE -> new Problem(499, "gone", "Nobody waits for the answer", detail);
            case UNREACHABLE -> new Problem(503, "unreachable", "What keeps dumps does not answer", detail);
            case DAMAGED -> new Problem(409, "damaged", "The dump is damaged", detail);
            case DATABASE_DAMAGED -> new Problem(500, "database-damaged", "The database is damaged", detail);
            case NO_STORAGE -> new Problem(507, "no-storage", "Nothing more can be stored", detail);
        };
    }

    private static Problem of(Context ctx, HttpResponseException refused) {
        if (refused.getStatus() == 405) {
            String allowed = refused.getDetails().getOrDefault("availableMethods", "");
            ctx.header("Allow", allowed);
            return new Problem(
                    405,
                    "method-not-allowed",
                    "This address does not do that",
                    "%s %s is not understood; it takes: %s.".formatted(ctx.method(), ctx.path(), allowed));
        }
        String message = String.valueOf(refused.getMessage());
        return new Problem(refused.getStatus(), "http-" + refused.getStatus(), message, message);
    }

    private static Problem of(Context ctx, Throwable failure) {
        if (HeapShortage.noted(ctx.method() + " " + ctx.path(), failure)) {
            return outOfMemory();
        }
        Optional<Refusal> known = Refusal.of(failure);
        if (known.isPresent()) {
            if (isOperators(known.get().kind())) {
                LOG.warn("{} {}: {}", ctx.method(), ctx.path(), known.get().getMessage());
            }
            return of(known.get());
        }
        return failure instanceof IOException io ? of(io) : unexpected(ctx, failure);
    }

    /** Whether whoever runs the server has to do something. */
    private static boolean isOperators(Refusal.Kind kind) {
        return kind == Refusal.Kind.NO_STORAGE || kind == Refusal.Kind.DATABASE_DAMAGED;
    }

    private static Problem of(IOException failure) {
        if (failure instanceof EOFException || failure.getCause() instanceof TimeoutException) {
            return Problem.badRequest("The body ended before it was whole: nothing was kept. Send it again.");
        }
        LOG.warn("Reading or writing failed", failure);
        return new Problem(
                500,
                "storage",
                "Reading or writing failed",
                "The server could not use its disk (%s). Look for a full disk or missing rights, then try again."
                        .formatted(failure.getClass().getSimpleName()));
    }

    private static Problem outOfMemory() {
        return new Problem(
                500,
                "out-of-memory",
                "The server has too little memory",
                "The memory of the server did not suffice for this, beside what others ask for. Ask for less. Its operator"
                        + " should start it again, with more memory if this recurs.");
    }

    private static Problem unexpected(Context ctx, Throwable bug) {
        LOG.error("{} {} failed", ctx.method(), ctx.path(), bug);
        return new Problem(
                500,
                "fault",
                "Hexplain made a mistake",
                "An unexpected %s. Nothing was lost; the server's log has the details, please report them."
                        .formatted(bug.getClass().getSimpleName().toLowerCase(Locale.ROOT)));
    }
}
