package dev.hexplain.api;

import dev.hexplain.inspect.access.Caller;
import dev.hexplain.inspect.monitoring.Metrics;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/** Holds each client to its limits. Bytes are counted when they have come, and hold up the next upload. */
final class ClientThrottle {
    private static final String STREAM = ClientThrottle.class.getName() + ".stream";
    private static final Pattern DECODING = Pattern.compile("/api/v1/dumps/[^/]+/trees");
    private static final Set<HandlerType> WITH_BODY = Set.of(HandlerType.POST, HandlerType.PUT, HandlerType.PATCH);

    private final ClientLimits limits;
    private final Metrics metrics;
    private final Throttle requests;
    private final Throttle bytes;
    private final Throttle decodings;
    private final ConcurrentMap<String, Integer> streams = new ConcurrentHashMap<>();

    ClientThrottle(ClientLimits limits, Metrics metrics, LongSupplier nanos) {
        this.limits = limits;
        this.metrics = metrics;
        Duration minute = Duration.ofMinutes(1);
        this.requests = new Throttle(limits.requests(), Duration.ofSeconds(1), 2L * limits.requests(), nanos);
        this.bytes = new Throttle(limits.bytes(), minute, limits.bytes(), nanos);
        this.decodings = new Throttle(limits.decodings(), minute, limits.decodings(), nanos);
    }

    /** Lets a request in, or answers it with 429. */
    void enter(Context ctx, Caller caller) {
        String client = caller.name();
        if (caller.equals(Caller.LOCAL)) {
            return;
        }
        require(requests.tryTake(client), requests, client, "%d requests a second".formatted(limits.requests()));
        if (WITH_BODY.contains(ctx.method())) {
            require(bytes.mayTake(client), bytes, client, "%,d MiB a minute".formatted(limits.bytes() >> 20));
        }
        if (ctx.method() == HandlerType.POST && DECODING.matcher(ctx.path()).matches()) {
            require(
                    decodings.tryTake(client),
                    decodings,
                    client,
                    "%d decodings a minute".formatted(limits.decodings()));
        }
        if (EventStream.isWanted(ctx)) {
            open(ctx, client);
        }
    }

    private void require(boolean holds, Throttle throttle, String client, String limit) {
        if (!holds) {
            throw refused(client, limit, Math.max(1, throttle.wait(client).toSeconds() + 1));
        }
    }

    private Problem refused(String client, String limit, long seconds) {
        metrics.rejected("limited");
        return Problem.tooManyRequests(
                "`%s` may have %s, and has them: go on in %d s.".formatted(client, limit, seconds), seconds);
    }

    private void open(Context ctx, String client) {
        int open = streams.merge(client, 1, Integer::sum);
        ctx.attribute(STREAM, client);
        if (open > limits.streams()) {
            throw refused(client, limits.streams() + " streams of events at a time", 1);
        }
    }

    /** Ends a request. */
    void leave(Context ctx) {
        String client = ctx.attribute(STREAM);
        if (client != null) {
            streams.computeIfPresent(client, (_, open) -> open > 1 ? open - 1 : null);
        }
    }

    /** Counts what came with a request. */
    void received(Caller caller, long count) {
        if (count > 0 && !caller.equals(Caller.LOCAL)) {
            bytes.take(caller.name(), count);
        }
    }
}
