package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatShelf;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.testing.Endless;
import dev.hexplain.testing.LaboriousFormat;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.RequestDeadline;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The work that is being done, as those see and end it who ask for it, and those who operate the server. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
@Slow
class WorkOverHttpTest extends WithServer {
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch left = new CountDownLatch(1);

    @Override
    Running start(Path data) {
        return Running.reading(
                data,
                FormatShelf.of(
                        List.<Decoder>of(new Endless(), new LaboriousFormat(this::describe), new UnknownBytes())));
    }

    /** Goes on as long as somebody waits for the answer. */
    private void describe() {
        asked.countDown();
        try {
            while (true) {
                RequestDeadline.requireAsked();
                LockSupport.parkNanos(100_000);
            }
        } catch (CancellationException nobodyWaits) {
            left.countDown();
            throw nobodyWaits;
        }
    }

    private String dump(long number) {
        byte[] eight = ByteBuffer.allocate(8).putLong(number).array();
        return json(running.upload("?name=work" + number, eight)).get("id").asText();
    }

    private HttpResponse<byte[]> decode(String dump, String format) {
        return running.begin(dump, "{\"format\":\"%s\",\"layers\":\"raw\"}".formatted(format));
    }

    private List<JsonNode> work() {
        List<JsonNode> work = new ArrayList<>();
        json(running.get("/api/v1/work")).get("work").forEach(work::add);
        return work;
    }

    @Test
    void an_operator_sees_who_asked_for_what_and_ends_it() {
        String tree = json(decode(dump(1), "endless")).get("id").asText();

        JsonNode decoding = work().getFirst();
        assertThat(decoding.get("pool").asText()).isEqualTo("decode");
        assertThat(decoding.get("what").asText()).contains(tree);
        assertThat(decoding.get("by").asText()).isEqualTo("local");
        assertThat(decoding.get("state").asText()).isIn("running", "paused");
        assertThat(decoding.get("millis").asLong()).isPositive();

        String ended = "/api/v1/work/" + decoding.get("id").asText();
        assertThat(running.delete(ended).statusCode()).isEqualTo(204);
        JsonNode failed = json(running.get("/api/v1/trees/" + tree));
        for (int i = 0; i < 100 && !failed.get("state").asText().equals("failed"); i++) {
            LockSupport.parkNanos(20_000_000);
            failed = json(running.get("/api/v1/trees/" + tree));
        }
        assertThat(failed.toString()).contains("was ended by an operator");
        assertThat(running.delete(ended).statusCode()).isEqualTo(404);
        assertThat(work()).isEmpty();
    }

    @ParameterizedTest(name = "reset: {0}")
    @ValueSource(booleans = {false, true})
    void what_nobody_waits_for_any_more_ends(boolean isReset) throws IOException, InterruptedException {
        assumeTrue(Files.isReadable(Path.of("/proc/self/net/tcp")), "the system says who closed a connection");
        String tree = json(decode(dump(7), "laborious")).get("id").asText();

        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), running.server.port())) {
            String request =
                    "GET /api/v1/trees/%s/fields/0/children HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(tree);
            client.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            client.setSoLinger(isReset, 0);
            assertThat(asked.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(work()).anyMatch(each -> each.get("pool").asText().equals("answer"));
        }

        assertThat(left.await(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void who_may_only_read_ends_the_decoding_that_it_asked_for_and_no_other() {
        String anna = running.inspector.access().create("anna", AccessScope.READ, List.of());
        String bert = running.inspector.access().create("bert", AccessScope.WRITE, List.of());
        String own = treeOf(anna, dump(bert, 11));
        String other = treeOf(bert, dump(bert, 12));

        assertThat(send(anna, running.request("/api/v1/trees/" + other).DELETE())
                        .statusCode())
                .isEqualTo(403);
        assertThat(send(anna, running.request("/api/v1/trees/" + own).DELETE()).statusCode())
                .isEqualTo(204);
        assertThat(send(bert, running.request("/api/v1/trees/" + other).DELETE())
                        .statusCode())
                .isEqualTo(204);
        assertThat(send(anna, running.request("/api/v1/trees/" + other).DELETE())
                        .statusCode())
                .isIn(403, 404);
        assertThat(send(bert, running.request("/api/v1/work")).statusCode()).isEqualTo(403);
    }

    private HttpResponse<byte[]> send(String token, HttpRequest.Builder request) {
        return running.send(request.header("Authorization", "Bearer " + token));
    }

    private String dump(String token, long number) {
        byte[] eight = ByteBuffer.allocate(8).putLong(number).array();
        return json(send(
                        token,
                        running.request("/api/v1/dumps?name=of-token")
                                .POST(HttpRequest.BodyPublishers.ofByteArray(eight))))
                .get("id")
                .asText();
    }

    private String treeOf(String token, String dump) {
        return json(send(
                        token,
                        running.request("/api/v1/dumps/" + dump + "/trees")
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(
                                        "{\"format\":\"endless\",\"layers\":\"raw\"}"))))
                .get("id")
                .asText();
    }
}
