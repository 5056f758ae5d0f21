package dev.hexplain.inspect.monitoring;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import io.opentelemetry.context.Context;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/**
 * The span of a request. The request's thread carries its ids in the MDC: log lines have them, and work for other threads
 * takes them along.
 */
public final class RequestSpan {
    private static final String TRACE = "trace_id";
    private static final String SPAN = "span_id";
    private static final String FLAGS = "trace_flags";
    private static final int SERVER_FAULT = 500;

    private final Span span;

    RequestSpan(Span span) {
        this.span = span;
    }

    /** The thread carries the ids from here on. */
    public void enter() {
        SpanContext context = span.getSpanContext();
        if (context.isValid()) {
            MDC.put(TRACE, context.getTraceId());
            MDC.put(SPAN, context.getSpanId());
            MDC.put(FLAGS, context.getTraceFlags().asHex());
        }
    }

    /** The thread carries no ids any more. */
    public static void leave() {
        MDC.remove(TRACE);
        MDC.remove(SPAN);
        MDC.remove(FLAGS);
    }

    /** The span whose ids the thread carries, as the parent of others. */
    static Context carried() {
        @Nullable String trace = MDC.get(TRACE);
        @Nullable String id = MDC.get(SPAN);
        @Nullable String flags = MDC.get(FLAGS);
        return trace == null || id == null || flags == null
                ? Context.root()
                : Context.root()
                        .with(Span.wrap(
                                SpanContext.create(trace, id, TraceFlags.fromHex(flags, 0), TraceState.getDefault())));
    }

    /**
     * The answer is sent.
     *
     * @param route a pattern, never an address: those of dumps are secrets
     */
    public void end(String method, String route, int status) {
        span.updateName(method + " " + route);
        span.setAttribute("http.route", route);
        span.setAttribute("http.response.status_code", status);
        if (status >= SERVER_FAULT) {
            span.setStatus(StatusCode.ERROR);
        }
        span.end();
    }
}
