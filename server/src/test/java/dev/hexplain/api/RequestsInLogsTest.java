package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** Which request a line of the log, and an answer, belong to. */
@Slow
class RequestsInLogsTest {
    private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();

    @TempDir
    Path folder;

    private Running running;

    /** A format whose decoder has a fault. */
    private record Faulty(Decoder decoder) implements Decoder {
        @Override
        public FormatDescription description() {
            return decoder.description();
        }

        @Override
        public int version() {
            return decoder.version();
        }

        @Override
        public Shapes shapes() {
            return decoder.shapes();
        }

        @Override
        public List<Candidate> probe(Source source) {
            return decoder.probe(source);
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            throw new IllegalStateException("a fault");
        }
    }

    @BeforeEach
    void listen() {
        lines.list = new CopyOnWriteArrayList<>();
        lines.start();
        root.addAppender(lines);
    }

    @AfterEach
    void stop() {
        root.detachAppender(lines);
        running.close();
    }

    private List<ILoggingEvent> logged(String logger) {
        return lines.list.stream()
                .filter(line -> line.getLoggerName().equals(logger))
                .toList();
    }

    @Test
    void an_answer_names_its_request_and_so_does_a_problem() {
        running = Running.on(folder);

        String made =
                running.get("/health").headers().firstValue(AccessLog.ID_HEADER).orElseThrow();
        assertThat(made).matches("[0-9a-f]{16}");
        HttpResponse<byte[]> problem =
                running.send(running.request("/api/v1/trees/nothing").header(AccessLog.ID_HEADER, "from-the-proxy.7"));
        assertThat(problem.headers().allValues(AccessLog.ID_HEADER)).containsExactly("from-the-proxy.7");
        assertThat(json(problem).get("requestId").asText()).isEqualTo("from-the-proxy.7");
        HttpResponse<byte[]> odd =
                running.send(running.request("/api/v1/trees/nothing").header(AccessLog.ID_HEADER, "a b\"c"));
        assertThat(json(odd).get("requestId").asText())
                .matches("[0-9a-f]{16}")
                .isEqualTo(odd.headers().firstValue(AccessLog.ID_HEADER).orElseThrow());
    }

    @Test
    void each_request_is_a_line_of_the_access_log_without_its_query() {
        running = Running.logging(folder);

        running.send(running.request("/api/v1/layers?secret=1234").header(AccessLog.ID_HEADER, "one"));

        ILoggingEvent line = eventually("dev.hexplain.access");
        assertThat(line.getFormattedMessage()).matches("GET /api/v1/layers 200 \\d{3,} bytes \\d+ ms");
        assertThat(line.getMDCPropertyMap()).containsEntry("request", "one");
        assertThat(line.getKeyValuePairs())
                .anySatisfy(pair -> assertThat(pair.key).isEqualTo("status"));
    }

    @Test
    void there_is_no_access_log_unless_it_is_asked_for() {
        running = Running.on(folder);

        running.get("/api/v1/layers");

        assertThat(logged("dev.hexplain.access")).isEmpty();
    }

    @Test
    void what_a_thread_of_the_pool_logs_names_the_request_that_began_it() {
        Decoder json = NativeDecoders.all().stream()
                .filter(decoder -> decoder.id().equals("json"))
                .findFirst()
                .orElseThrow();
        running = Running.reading(folder, FormatShelf.of(List.of(new Faulty(json))));
        Level before = root.getLevel();
        String dump = json(running.upload("", "{\"a\": 1}".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                .get("id")
                .asText();

        running.send(running.request("/api/v1/dumps/" + dump + "/trees")
                .header("Content-Type", "application/json")
                .header(AccessLog.ID_HEADER, "the-one")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofString(
                        "{\"format\": \"json\", \"layers\": \"raw\"}")));

        ILoggingEvent line = eventually("dev.hexplain.inspect.work.Jobs");
        assertThat(line.getThreadName()).startsWith("work-");
        assertThat(line.getMDCPropertyMap()).containsEntry("request", "the-one");
        assertThat(root.getLevel()).isEqualTo(before);
    }

    /** The access log is written once the answer has left. */
    private ILoggingEvent eventually(String logger) {
        long end = System.nanoTime() + 10_000_000_000L;
        while (logged(logger).isEmpty() && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        return logged(logger).getFirst();
    }
}
