package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.store.Store;
import dev.hexplain.store.StoreLimits;
import dev.hexplain.testing.FakeVolume;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A volume that is filled up to its floor, and a store that is filled up to its limit. */
@Slow
class FullDiskTest {
    private static final long PLENTY = 10L << 30;
    private static final byte[] PACKED_TEXT = "48656c6c6f2c20776f726c640a".getBytes(StandardCharsets.US_ASCII);

    @TempDir
    private Path folder;

    private final FakeVolume volume = new FakeVolume(PLENTY, PLENTY);
    private Running running;

    @BeforeEach
    void start() throws IOException {
        running = Running.over(Store.open(folder, StoreLimits.DEFAULT, path -> volume));
    }

    private void restart(long maxStore) throws IOException {
        running.close();
        StoreLimits limits =
                new StoreLimits(OptionalLong.empty(), OptionalLong.of(maxStore), OptionalLong.empty(), Map.of());
        running = Running.over(Store.open(folder, limits, path -> volume));
    }

    @AfterEach
    void stop() {
        running.close();
    }

    @Test
    void below_the_floor_uploads_are_refused_and_leave_nothing() {
        volume.leave(100 << 20);

        HttpResponse<byte[]> announced = running.upload("", new byte[1000]);
        HttpResponse<byte[]> streamed = running.send(running.request("/api/v1/dumps")
                .POST(BodyPublishers.fromPublisher(BodyPublishers.ofByteArray(new byte[1000]))));
        HttpResponse<byte[]> sample =
                running.send(running.request("/api/v1/sample-dumps/order/dumps").POST(BodyPublishers.noBody()));

        for (HttpResponse<byte[]> refused : List.of(announced, streamed, sample)) {
            assertThat(refused.statusCode()).isEqualTo(507);
            assertThat(refused.headers().firstValue("Content-Type")).contains("application/problem+json");
            assertThat(json(refused).get("detail").asText()).contains("100.0 MiB", "256.0 MiB", "--min-free");
        }
        HttpResponse<byte[]> readiness = running.get("/health/ready");
        assertThat(readiness.statusCode()).isEqualTo(503);
        assertThat(new String(readiness.body(), StandardCharsets.UTF_8))
                .contains("{\"name\":\"disk\",\"status\":\"down\"}");
        assertThat(files("incoming")).isEmpty();
        assertThat(files("blobs")).isEmpty();
        assertThat(json(running.get("/api/v1/dumps")).get("total").asInt()).isZero();
    }

    @Test
    void below_the_floor_nothing_is_decoded_but_what_is_there_is_read_and_deleted() throws Exception {
        String tree = running.treeOf("order");
        String dump = json(running.get(tree)).at("/dump/id").asText();
        String other =
                json(running.upload("?name=other", PACKED_TEXT)).get("id").asText();
        volume.leave(1 << 20);

        HttpResponse<byte[]> refused = running.decode(other, "{}");

        assertThat(refused.statusCode()).isEqualTo(507);
        assertThat(running.get("/api/v1/dumps/" + other + "/candidates").statusCode())
                .isEqualTo(200);
        assertThat(running.delete("/api/v1/dumps/" + other).statusCode()).isEqualTo(204);
        assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);
        assertThat(files("blobs")).isEmpty();
        assertThat(files("derived")).isEmpty();
    }

    @Test
    void a_decoding_that_meets_the_floor_ends_with_a_problem_and_leaves_nothing() {
        String dump = json(running.upload("?name=numbers.json", numbers(100_000)))
                .get("id")
                .asText();

        volume.fillAfter(3);

        HttpResponse<byte[]> answer = running.decode(dump, "{\"format\":\"json\"}");

        assertThat(answer.statusCode()).isEqualTo(507);
        assertThat(files("derived")).isEmpty();
        volume.fillAfter(Integer.MAX_VALUE);
        assertThat(running.decode(dump, "{\"format\":\"json\"}").statusCode()).isEqualTo(200);
    }

    private static byte[] numbers(int count) {
        StringBuilder text = new StringBuilder("[");
        for (int i = 0; i < count; i++) {
            text.append("[").append(i).append("],");
        }
        return text.append("0]").toString().getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void a_full_store_lets_go_of_what_can_be_made_again_and_then_refuses() throws Exception {
        String tree = running.treeOf("order");
        long used = used();
        restart(used + 1000);

        assertThat(running.upload("", new byte[1500]).statusCode()).isEqualTo(201);
        assertThat(files("derived")).isEmpty();
        assertThat(json(running.get("/api/v1/storage")).get("indexes").asLong()).isZero();
        HttpResponse<byte[]> refused = running.upload("", new byte[100_000]);
        assertThat(refused.statusCode()).isEqualTo(507);
        assertThat(json(refused).get("detail").asText()).contains("--max-store");
        assertThat(running.get(tree).statusCode()).isIn(200, 507);
        assertThat(files("incoming")).isEmpty();
    }

    @Test
    void what_is_stored_is_said() throws Exception {
        String tree = running.treeOf("order");
        Usage before = new Usage(running);

        assertThat(before.number("dumpCount")).isEqualTo(1);
        assertThat(before.number("dumps"))
                .isEqualTo(json(running.get(tree)).at("/dump/size").asLong());
        assertThat(before.number("indexes")).isEqualTo(sizes("derived"));
        assertThat(before.number("layers")).isZero();
        assertThat(before.number("free")).isEqualTo(PLENTY);
        assertThat(before.number("floor")).isEqualTo(256 << 20);

        restart(1L << 30);
        Usage again = new Usage(running);
        assertThat(again.number("indexes")).isEqualTo(before.number("indexes"));
        assertThat(again.number("dumps")).isEqualTo(before.number("dumps"));
        assertThat(again.number("limit")).isEqualTo(1L << 30);

        running.delete("/api/v1/dumps/" + json(running.get(tree)).at("/dump/id").asText());
        assertThat(used()).isZero();
    }

    private record Usage(JsonNode usage) {
        Usage(Running running) {
            this(json(running.get("/api/v1/storage")));
        }

        long number(String name) {
            return usage.get(name).asLong();
        }
    }

    private long used() {
        Usage usage = new Usage(running);
        return usage.number("dumps") + usage.number("indexes") + usage.number("layers");
    }

    private List<Path> files(String inside) {
        try (Stream<Path> all = Files.walk(folder.resolve(inside))) {
            return all.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long sizes(String inside) throws IOException {
        long all = 0;
        for (Path file : files(inside)) {
            all += Files.size(file);
        }
        return all;
    }
}
