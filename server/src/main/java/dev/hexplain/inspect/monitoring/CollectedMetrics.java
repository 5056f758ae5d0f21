package dev.hexplain.inspect.monitoring;

import io.micrometer.registry.otlp.OtlpConfig;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How metrics go to a collector of OpenTelemetry: what the standard environment variables say of the address and of how
 * often; the other ones are read by Micrometer.
 *
 * @param version of this program
 */
record CollectedMetrics(Map<String, String> environment, String version) implements OtlpConfig {
    private static final String METRICS = "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT";
    private static final String ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT";
    private static final String INTERVAL = "OTEL_METRIC_EXPORT_INTERVAL";

    /** That of the specification. */
    private static final String USUAL_ENDPOINT = "http://localhost:4318";

    private static final String USUAL_INTERVAL = "60000";

    @Override
    public @Nullable String get(String property) {
        return null;
    }

    @Override
    public String url() {
        return Optional.ofNullable(environment.get(METRICS))
                .filter(address -> !address.isEmpty())
                .orElseGet(() ->
                        environment.getOrDefault(ENDPOINT, USUAL_ENDPOINT).replaceFirst("/$", "") + "/v1/metrics");
    }

    @Override
    public Duration step() {
        String millis = environment.getOrDefault(INTERVAL, USUAL_INTERVAL);
        return Duration.ofMillis(Long.parseLong(millis.matches("[0-9]{1,9}") ? millis : USUAL_INTERVAL));
    }

    @Override
    public Map<String, String> resourceAttributes() {
        Map<String, String> attributes = new LinkedHashMap<>();
        attributes.put("service.name", Telemetry.SERVICE);
        attributes.put("service.version", version);
        OtlpConfig.super.resourceAttributes().forEach((name, value) -> {
            if (!value.equals("unknown_service")) {
                attributes.put(name, value);
            }
        });
        return attributes;
    }
}
