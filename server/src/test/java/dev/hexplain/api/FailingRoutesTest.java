package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.api.oidc.OidcSettings;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.SignedInRules;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.monitoring.HeapShortages;
import dev.hexplain.inspect.monitoring.RequestIds;
import dev.hexplain.testing.Slow;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/** Whatever fails, in whichever route: the client has a problem with the id of its request, and the log has a line with it. */
@Slow
class FailingRoutesTest {
    private static final ServerSettings SETTINGS =
            new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test");
    private static final List<HandlerType> ROUTES =
            List.of(HandlerType.GET, HandlerType.POST, HandlerType.PUT, HandlerType.PATCH, HandlerType.DELETE);

    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final List<ILoggingEvent> lines = new CopyOnWriteArrayList<>();
    private final ListAppender<ILoggingEvent> appender = new ListAppender<>() {
        @Override
        protected void append(ILoggingEvent line) {
            line.prepareForDeferredProcessing(); // it has the id of its request as long as that is handled
            super.append(line);
        }
    };
    private final Appender<ILoggingEvent> console = root.getAppender("text");

    @TempDir
    Path folder;

    private Running running;

    @BeforeEach
    void listen() {
        appender.list = lines;
        appender.start();
        root.addAppender(appender);
        root.detachAppender(console); // a thousand stack traces that are wanted
    }

    @AfterEach
    void stop() {
        root.detachAppender(appender);
        root.addAppender(console);
        running.close();
        HeapShortages.forget();
    }

    static Stream<Throwable> failures() {
        return Stream.of(
                new IllegalStateException("a bug"),
                new OutOfMemoryError("Java heap space"),
                new StackOverflowError(),
                new NoClassDefFoundError("absent"),
                new AssertionError("never"),
                new CompletionException(new OutOfMemoryError("Java heap space")),
                new CompletionException(new IllegalStateException("a bug")),
                new UncheckedIOException(new IOException("the disk")),
                new IOException("the disk"),
                new TimeoutException("late"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void every_route_answers_a_problem_and_logs_a_line(Throwable failure) throws IOException {
        serve((endpoint, handler) -> ROUTES.contains(endpoint.method) ? ctx -> raise(failure) : handler);
        List<Endpoint> routes = running.server.endpoints().stream()
                .filter(each -> ROUTES.contains(each.method))
                .toList();
        assertThat(routes).hasSizeGreaterThan(100);
        for (Endpoint route : routes) {
            requireProblem(route.method.name(), route.path.replaceAll("[{<][^}>]*[}>]", "a"));
        }
    }

    @ParameterizedTest
    @MethodSource("failures")
    void so_do_those_of_signing_in(Throwable failure) throws IOException {
        OidcSettings oidc = new OidcSettings(
                URI.create("https://127.0.0.1:9"),
                "hexplain",
                "a secret of thirty-two characters",
                URI.create("http://127.0.0.1"),
                List.of("openid"),
                "email",
                "groups",
                new SignedInRules(Map.of(), Optional.empty()),
                Duration.ofHours(1));
        ServerSettings signingIn = new ServerSettings(
                "127.0.0.1",
                0,
                Optional.of("a-token-of-more-than-16"),
                false,
                true,
                "test",
                ClientLimits.USUAL,
                ProxyTrust.NONE,
                Optional.of(oidc));
        Map<String, String> routes = Map.of("/sign-in", "GET", "/signed-in", "GET", "/sign-out", "POST");
        serve(signingIn, (endpoint, handler) -> routes.containsKey(endpoint.path) ? ctx -> raise(failure) : handler);

        routes.forEach((path, method) -> requireProblem(method, path));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void what_comes_before_and_after_routes_does_so_too(Throwable failure) throws IOException {
        for (HandlerType type : List.of(HandlerType.BEFORE, HandlerType.BEFORE_MATCHED, HandlerType.AFTER)) {
            for (String method : List.of("GET", "HEAD")) {
                AtomicBoolean raised = new AtomicBoolean();
                serve((endpoint, handler) -> endpoint.method.equals(type)
                        ? ctx -> {
                            handler.handle(ctx);
                            if (!raised.getAndSet(true)) {
                                raise(failure);
                            }
                        }
                        : handler);
                requireProblem(method, "/api/v1/formats");
                running.close();
            }
        }
    }

    private void requireProblem(String method, String path) {
        lines.clear();
        HttpResponse<byte[]> answer = running.send(running.request(path)
                .header("Content-Type", "application/json")
                .method(
                        method,
                        List.of("GET", "HEAD").contains(method)
                                ? BodyPublishers.noBody()
                                : BodyPublishers.ofString("{}")));
        String id = answer.headers().firstValue("X-Request-Id").orElseThrow();
        assertThat(answer.statusCode()).as(path).isEqualTo(500);
        assertThat(answer.headers().firstValue("Content-Type").orElseThrow()).startsWith("application/problem+json");
        if (!method.equals("HEAD")) {
            JsonNode problem = json(answer);
            assertThat(problem.path("requestId").asText()).isEqualTo(id);
            assertThat(problem.path("detail").asText()).isNotBlank();
        }
        assertThat(lines.stream()
                        .filter(each -> each.getLevel().isGreaterOrEqual(Level.WARN))
                        .map(each -> each.getMDCPropertyMap().get(RequestIds.KEY)))
                .as("%s %s %s", method, path, lines)
                .containsExactly(id);
    }

    @Test
    void what_of_the_answer_was_not_sent_is_dropped() throws IOException {
        serve((endpoint, handler) -> endpoint.path.equals("/api/v1/formats")
                ? ctx -> {
                    ctx.header("Content-Disposition", "attachment; filename=\"a\"");
                    ctx.res().setContentLengthLong(1000);
                    ctx.res().getOutputStream().write("[1,".getBytes(StandardCharsets.UTF_8));
                    raise(new IllegalStateException("a bug"));
                }
                : handler);
        requireProblem("GET", "/api/v1/formats");
        assertThat(running.get("/api/v1/formats").headers().map()).doesNotContainKey("content-disposition");
    }

    @Test
    void an_answer_that_has_begun_does_not_look_whole() throws IOException {
        serve((endpoint, handler) -> endpoint.path.equals("/api/v1/formats")
                ? ctx -> {
                    OutputStream out = ctx.res().getOutputStream();
                    out.write("[1,".getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    raise(new IllegalStateException("a bug"));
                }
                : handler);
        assertThatThrownBy(() -> running.get("/api/v1/formats")).isInstanceOf(UncheckedIOException.class);
        assertThat(lines)
                .anySatisfy(line -> assertThat(line.getFormattedMessage()).isEqualTo("GET /api/v1/formats failed"));
    }

    @Test
    void after_a_full_heap_the_server_is_not_ready_and_counts() throws IOException {
        serve((endpoint, handler) -> endpoint.path.equals("/api/v1/formats")
                ? ctx -> raise(new OutOfMemoryError("Java heap space"))
                : handler);
        assertThat(running.get("/health/ready").statusCode()).isEqualTo(200);
        for (int i = 0; i < 3; i++) {
            HttpResponse<byte[]> answer = running.get("/api/v1/formats");
            assertThat(json(answer).path("type").asText()).isEqualTo("urn:hexplain:problem:out-of-memory");
            assertThat(json(answer).path("detail").asText()).contains("start it again");
        }
        HttpResponse<byte[]> ready = await503();
        assertThat(new String(ready.body(), StandardCharsets.UTF_8))
                .contains("{\"name\":\"memory\",\"status\":\"restart\"}");
        assertThat(new String(running.get("/metrics").body(), StandardCharsets.UTF_8))
                .contains("hexplain_out_of_memory_total 3.0");
        assertThat(running.get("/health/live").statusCode()).isEqualTo(200);
    }

    /** Checks run once a second. */
    private HttpResponse<byte[]> await503() {
        HttpResponse<byte[]> ready = running.get("/health/ready");
        for (int i = 0; i < 300 && ready.statusCode() == 200; i++) {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            ready = running.get("/health/ready");
        }
        assertThat(ready.statusCode()).isEqualTo(503);
        return ready;
    }

    @Test
    void with_a_store_that_is_closed_no_route_fails_without_a_line() throws IOException {
        serve((endpoint, handler) -> handler);
        List<Endpoint> routes = running.server.endpoints().stream()
                .filter(each -> ROUTES.contains(each.method))
                .toList();
        running.inspector.close();
        for (Endpoint route : routes) {
            lines.clear();
            HttpResponse<byte[]> answer = running.send(running.request(route.path.replaceAll("[{<][^}>]*[}>]", "a"))
                    .header("Content-Type", "application/json")
                    .method(
                            route.method.name(),
                            route.method.equals(HandlerType.GET)
                                    ? BodyPublishers.noBody()
                                    : BodyPublishers.ofString("{}")));
            if (answer.statusCode() == 500) {
                String id = json(answer).path("requestId").asText();
                assertThat(lines.stream().map(ILoggingEvent::getMDCPropertyMap))
                        .as(route.path)
                        .contains(Map.of(RequestIds.KEY, id));
            }
        }
    }

    private void serve(BiFunction<Endpoint, Handler, Handler> handlers) throws IOException {
        serve(SETTINGS, handlers);
    }

    private void serve(ServerSettings settings, BiFunction<Endpoint, Handler, Handler> handlers) throws IOException {
        Inspector inspector = Inspector.open(folder, Running.QUOTA, DumpLimits.DEFAULT);
        running = Running.of(
                inspector, Server.start(settings, inspector, endpoint -> handlers.apply(endpoint, endpoint.handler)));
    }

    @SuppressWarnings("unchecked") // a handler declares exceptions, and an error is none
    private static <X extends Throwable> void raise(Throwable failure) throws X {
        throw (X) failure;
    }
}
