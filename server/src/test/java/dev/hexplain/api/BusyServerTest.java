package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.testing.Endless;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Decodings that never end by themselves, and requests that come after them: one that waited for their end would never be
 * answered.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@Slow
class BusyServerTest extends WithServer {
    @Override
    Running start(Path data) {
        return Running.reading(data, FormatShelf.of(List.<Decoder>of(new Endless(), stubborn, new UnknownBytes())));
    }

    private final CountDownLatch released = new CountDownLatch(1);
    private final Decoder stubborn = new Endless("stubborn", progress -> released.getCount() > 0);

    private String dump(long number) {
        byte[] eight = ByteBuffer.allocate(8).putLong(number).array();
        return json(running.upload("?name=" + number, eight)).get("id").asText();
    }

    private HttpResponse<byte[]> decodeEndlessly(String dump) {
        return decode(dump, "endless");
    }

    private HttpResponse<byte[]> decode(String dump, String format) {
        return running.begin(dump, "{\"format\":\"%s\",\"layers\":\"raw\"}".formatted(format));
    }

    /** Decodes eight bytes. */
    private void shortRequest(long number) {
        String dump = dump(number);
        running.tree(dump, "{\"format\":\"bytes\",\"layers\":\"raw\"}");
    }

    private String text(String path) {
        return new String(running.get(path).body(), UTF_8);
    }

    @Test
    void eight_bytes_are_decoded_whatever_else_runs() throws InterruptedException {
        for (int i = 0; i < 10; i++) {
            assertThat(decodeEndlessly(dump(100 + i)).statusCode()).isEqualTo(202);
            shortRequest(200 + i);
        }
    }

    @Test
    void a_deletion_ends_a_decoding_at_once() {
        String dump = dump(1);
        String tree = json(decodeEndlessly(dump)).get("id").asText();
        String other = dump(2);
        decodeEndlessly(other);

        assertThat(running.delete("/api/v1/trees/" + tree).statusCode()).isEqualTo(204);
        assertThat(running.delete("/api/v1/dumps/" + other).statusCode()).isEqualTo(204);
    }

    @Test
    void what_is_too_much_at_once_is_told_to_come_back() throws InterruptedException, ExecutionException {
        List<Callable<HttpResponse<byte[]>>> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            String dump = dump(i);
            many.add(() -> decode(dump, "stubborn"));
        }
        List<HttpResponse<byte[]>> refused = new ArrayList<>();
        String metrics;
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<HttpResponse<byte[]>> answer : clients.invokeAll(many)) {
                if (answer.get().statusCode() != 202) {
                    refused.add(answer.get());
                }
            }
            Future<HttpResponse<byte[]>> carved =
                    clients.submit(() -> running.get("/api/v1/dumps/" + dump(1) + "/carvings"));
            while (!carved.isDone() && !text("/api/v1/work").contains("\"pool\":\"carve\"")) {
                Thread.sleep(5);
            }
            metrics = text("/metrics");
            released.countDown();
            assertThat(carved.get().statusCode()).as("another kind of work").isEqualTo(200);
        }

        assertThat(metrics).contains("hexplain_busy_total{pool=\"decode\"} " + refused.size() + ".0");
        assertThat(refused).isNotEmpty();
        assertThat(refused).allSatisfy(answer -> {
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValueAsLong("Retry-After").orElse(0))
                    .isBetween(1L, 60L);
            assertThat(json(answer).get("pool").asText()).isEqualTo("decode");
            assertThat(json(answer).get("detail").asText()).contains("jobs of `decode` wait");
        });
    }
}
