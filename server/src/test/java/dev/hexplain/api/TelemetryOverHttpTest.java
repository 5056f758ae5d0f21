package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.ByteString;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.monitoring.Telemetry;
import dev.hexplain.store.Store;
import dev.hexplain.testing.Slow;
import io.opentelemetry.proto.collector.metrics.v1.ExportMetricsServiceRequest;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.metrics.v1.Metric;
import io.opentelemetry.proto.trace.v1.Span;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a collector of OpenTelemetry is sent, by the standard environment variables. */
@Slow
class TelemetryOverHttpTest {
    private static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
    private static final String CALLER = "b7ad6b7169203331";

    @TempDir
    Path folder;

    private final List<Received> received = new CopyOnWriteArrayList<>();
    private HttpServer collector;

    private record Received(String path, byte[] body) {}

    @BeforeEach
    void begin() throws IOException {
        collector = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        collector.createContext("/", this::receive);
        collector.start();
    }

    @AfterEach
    void end() {
        collector.stop(0);
    }

    private void receive(HttpExchange exchange) throws IOException {
        boolean zipped = "gzip".equals(exchange.getRequestHeaders().getFirst("Content-Encoding"));
        try (InputStream in = exchange.getRequestBody();
                InputStream plain = zipped ? new GZIPInputStream(in) : in) {
            received.add(new Received(exchange.getRequestURI().getPath(), plain.readAllBytes()));
        }
        exchange.sendResponseHeaders(200, -1);
        exchange.close();
    }

    private String endpoint() {
        return "http://127.0.0.1:" + collector.getAddress().getPort();
    }

    /** A server that is stopped when its work is done, which sends all that is left. */
    private String decodeWith(Map<String, String> environment) throws IOException {
        Telemetry telemetry = Telemetry.of(environment, "1.2.3");
        Inspector inspector = Inspector.over(Store.open(folder), Running.QUOTA, DumpLimits.DEFAULT, telemetry);
        ServerSettings settings = new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test");
        try (Running running = Running.serving(inspector, settings)) {
            byte[] order = Files.readAllBytes(Path.of("../samples/java/order.ser"));
            String dump =
                    json(running.upload("?name=order.ser", order)).get("id").asText();
            String tree = json(running.send(running.request("/api/v1/dumps/" + dump + "/trees")
                            .header("Content-Type", "application/json")
                            .header("traceparent", "00-%s-%s-01".formatted(TRACE, CALLER))
                            .POST(BodyPublishers.ofString("{}"))))
                    .get("id")
                    .asText();
            while (!json(running.get("/api/v1/trees/" + tree))
                    .get("state")
                    .asText()
                    .equals("ready")) {
                Thread.onSpinWait();
            }
            return dump;
        }
    }

    private List<Span> spans() throws IOException {
        List<Span> spans = new ArrayList<>();
        for (Received each : received) {
            if (each.path().equals("/v1/traces")) {
                ExportTraceServiceRequest.parseFrom(each.body()).getResourceSpansList().stream()
                        .flatMap(resource -> resource.getScopeSpansList().stream())
                        .flatMap(scope -> scope.getSpansList().stream())
                        .forEach(spans::add);
            }
        }
        return spans;
    }

    private static Span named(List<Span> spans, String name) {
        return spans.stream()
                .filter(span -> span.getName().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static String attribute(List<KeyValue> attributes, String key) {
        return attributes.stream()
                .filter(each -> each.getKey().equals(key))
                .map(each -> each.getValue().hasIntValue()
                        ? String.valueOf(each.getValue().getIntValue())
                        : each.getValue().getStringValue())
                .findFirst()
                .orElse("");
    }

    private static String hex(ByteString id) {
        return HexFormat.of().formatHex(id.toByteArray());
    }

    @Test
    void a_decoding_is_part_of_the_request_that_asks_for_it_and_that_of_its_callers_trace() throws IOException {
        String dump = decodeWith(Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint()));

        Span request = named(spans(), "POST /api/v1/dumps/{dump}/trees");
        assertThat(hex(request.getTraceId())).isEqualTo(TRACE);
        assertThat(hex(request.getParentSpanId())).isEqualTo(CALLER);
        assertThat(attribute(request.getAttributesList(), "http.route")).isEqualTo("/api/v1/dumps/{dump}/trees");
        assertThat(attribute(request.getAttributesList(), "http.response.status_code"))
                .isIn("200", "202");
        Span decoding = named(spans(), "decode java_serialization");
        assertThat(hex(decoding.getTraceId())).isEqualTo(TRACE);
        assertThat(decoding.getParentSpanId()).isEqualTo(request.getSpanId());
        assertThat(attribute(decoding.getAttributesList(), "hexplain.outcome")).isEqualTo("complete");
        assertThat(received)
                .as("addresses of dumps are secrets")
                .noneMatch(each -> new String(each.body(), StandardCharsets.ISO_8859_1).contains(dump));
    }

    @Test
    void metrics_are_sent_as_well() throws IOException {
        decodeWith(Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint()));

        List<ExportMetricsServiceRequest> requests = new ArrayList<>();
        for (Received each : received) {
            if (each.path().equals("/v1/metrics")) {
                requests.add(ExportMetricsServiceRequest.parseFrom(each.body()));
            }
        }
        assertThat(requests).isNotEmpty();
        List<KeyValue> resource =
                requests.getFirst().getResourceMetrics(0).getResource().getAttributesList();
        assertThat(attribute(resource, "service.name")).isEqualTo("hexplain");
        assertThat(attribute(resource, "service.version")).isEqualTo("1.2.3");
        assertThat(requests)
                .flatExtracting(request -> request.getResourceMetricsList().stream()
                        .flatMap(each -> each.getScopeMetricsList().stream())
                        .flatMap(scope -> scope.getMetricsList().stream())
                        .map(Metric::getName)
                        .toList())
                .contains("http.server.requests", "hexplain.decodings", "hexplain.stored.bytes");
    }

    @Test
    void nothing_is_sent_that_was_not_asked_for() throws IOException {
        decodeWith(Map.of());
        decodeWith(Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint(), "OTEL_SDK_DISABLED", "true"));
        decodeWith(Map.of(
                "OTEL_EXPORTER_OTLP_ENDPOINT", endpoint(),
                "OTEL_METRICS_EXPORTER", "none",
                "OTEL_TRACES_EXPORTER", "none"));
        decodeWith(Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", ""));
        decodeWith(Map.of(
                "OTEL_EXPORTER_OTLP_ENDPOINT", endpoint(),
                "OTEL_METRICS_EXPORTER", "prometheus",
                "OTEL_TRACES_EXPORTER", "console"));
        assertThat(received).isEmpty();

        decodeWith(Map.of("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", endpoint() + "/v1/traces"));
        assertThat(received).isNotEmpty().allMatch(each -> each.path().equals("/v1/traces"));
    }

    @Test
    void what_cannot_be_done_is_told() {
        assertThatThrownBy(() -> Telemetry.of(
                        Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint(), "OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"), ""))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("Spans are sent by http/protobuf");
    }

    @Test
    void a_collector_that_is_away_costs_nothing_but_its_data() throws IOException {
        collector.stop(0);

        assertThat(decodeWith(Map.of("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint())))
                .isNotEmpty();
    }
}
