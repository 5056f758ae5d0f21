package dev.hexplain.inspect.monitoring;

import dev.hexplain.inspect.common.Refusal;
import io.micrometer.core.instrument.Clock;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.registry.otlp.OtlpMeterRegistry;
import io.opentelemetry.api.OpenTelemetry;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Context;
import io.opentelemetry.context.propagation.TextMapGetter;
import io.opentelemetry.sdk.OpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.AutoConfiguredOpenTelemetrySdk;
import io.opentelemetry.sdk.autoconfigure.spi.ConfigurationException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a collector of OpenTelemetry is sent, where the standard environment variables name one: a span for each request and
 * each decoding, and the metrics. Spans name routes and formats, and never what an address or a dump holds.
 *
 * @see <a href="https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/">the variables</a>
 * @see <a href="https://opentelemetry.io/docs/specs/semconv/http/http-spans/">names of attributes</a>
 */
public final class Telemetry implements AutoCloseable {
    /** Nothing is sent. */
    public static final Telemetry NONE = new Telemetry(OpenTelemetry.noop(), Optional.empty());

    static final String SERVICE = "hexplain";

    private static final String ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT";
    private static final String OTLP = "otlp";
    private static final String OFF = "none";

    private static final TextMapGetter<UnaryOperator<@Nullable String>> HEADERS = new TextMapGetter<>() {
        @Override
        public Iterable<String> keys(UnaryOperator<@Nullable String> headers) {
            return List.of();
        }

        @Override
        public @Nullable String get(@Nullable UnaryOperator<@Nullable String> headers, String name) {
            return headers == null ? null : headers.apply(name);
        }
    };

    private final OpenTelemetry sent;
    private final Tracer tracer;
    private final Optional<MeterRegistry> meters;

    private Telemetry(OpenTelemetry sent, Optional<MeterRegistry> meters) {
        this.sent = sent;
        this.tracer = sent.getTracer("dev.hexplain");
        this.meters = meters;
    }

    /**
     * What the environment asks for; nothing where it names no endpoint, or another exporter than {@code otlp}.
     *
     * @param version of this program
     * @throws Refusal where it asks for what cannot be done; the message says what
     */
    public static Telemetry of(Map<String, String> environment, String version) {
        if (Boolean.parseBoolean(environment.get("OTEL_SDK_DISABLED"))) {
            return NONE;
        }
        boolean traces = isAsked(environment, "TRACES");
        boolean metrics = isAsked(environment, "METRICS");
        return traces || metrics
                ? new Telemetry(
                        traces ? sdk(environment, version) : OpenTelemetry.noop(),
                        metrics ? Optional.of(meters(environment, version)) : Optional.empty())
                : NONE;
    }

    private static boolean isAsked(Map<String, String> environment, String signal) {
        String exporter = environment.getOrDefault("OTEL_%s_EXPORTER".formatted(signal), "");
        boolean named = Stream.of(ENDPOINT, "OTEL_EXPORTER_OTLP_%s_ENDPOINT".formatted(signal))
                .anyMatch(name -> !environment.getOrDefault(name, "").isEmpty());
        return exporter.isEmpty() ? named : exporter.equals(OTLP);
    }

    /** What is not said by the environment: the name of the service, and that metrics and logs go other ways. */
    private static OpenTelemetry sdk(Map<String, String> environment, String version) {
        try {
            return configured(environment, version);
        } catch (ConfigurationException e) {
            throw Refusal.badRequest(
                    "What the variables OTEL_… ask for cannot be done: %s. Spans are sent by http/protobuf, as without OTEL_EXPORTER_OTLP_PROTOCOL."
                            .formatted(firstReason(e)));
        }
    }

    private static String firstReason(Throwable failure) {
        Throwable first = failure;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        return String.valueOf(first.getMessage());
    }

    private static OpenTelemetry configured(Map<String, String> environment, String version) {
        return AutoConfiguredOpenTelemetrySdk.builder()
                .disableShutdownHook()
                .addPropertiesSupplier(() -> Map.of(
                        "otel.service.name",
                        SERVICE,
                        "otel.exporter.otlp.protocol",
                        "http/protobuf",
                        "otel.resource.attributes",
                        "service.version=" + version))
                .addPropertiesSupplier(() -> properties(environment))
                .addPropertiesCustomizer(_ -> Map.of("otel.metrics.exporter", OFF, "otel.logs.exporter", OFF))
                .build()
                .getOpenTelemetrySdk();
    }

    /** The variables as properties of the SDK, which are named likewise. */
    private static Map<String, String> properties(Map<String, String> environment) {
        return environment.entrySet().stream()
                .filter(each -> each.getKey().startsWith("OTEL_"))
                .collect(Collectors.toMap(
                        each -> each.getKey().toLowerCase(Locale.ROOT).replace('_', '.'), Map.Entry::getValue));
    }

    private static MeterRegistry meters(Map<String, String> environment, String version) {
        return new OtlpMeterRegistry(new CollectedMetrics(environment, version), Clock.SYSTEM);
    }

    Optional<MeterRegistry> meters() {
        return meters;
    }

    /**
     * A request begins.
     *
     * @param headers gives a header by its name, or null: a caller's span is in {@code traceparent}
     */
    public RequestSpan begin(String method, UnaryOperator<@Nullable String> headers) {
        Context caller = sent.getPropagators().getTextMapPropagator().extract(Context.root(), headers, HEADERS);
        return new RequestSpan(tracer.spanBuilder(method)
                .setParent(caller)
                .setSpanKind(SpanKind.SERVER)
                .setAttribute("http.request.method", method)
                .startSpan());
    }

    /** A decoding ended just now, on a thread that works for a request or for nobody. */
    void decoded(String format, String outcome, Duration took) {
        Instant end = Instant.now();
        Span span = tracer.spanBuilder("decode " + format)
                .setParent(RequestSpan.carried())
                .setStartTimestamp(end.minus(took))
                .setAttribute("hexplain.format", format)
                .setAttribute("hexplain.outcome", outcome)
                .startSpan();
        span.end(end);
    }

    /** Sends what is left. */
    @Override
    public void close() {
        if (sent instanceof OpenTelemetrySdk sdk) {
            sdk.close();
        }
    }
}
