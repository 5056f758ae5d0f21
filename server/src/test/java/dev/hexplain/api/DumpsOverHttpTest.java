package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Slow
class DumpsOverHttpTest extends WithServer {
    private static final byte[] HELLO = "hello, bytes".getBytes(StandardCharsets.US_ASCII);

    @Test
    void an_upload_is_a_dump_with_its_name_size_and_hash() {
        HttpResponse<byte[]> answer = running.upload("?name=hello.bin", HELLO);

        JsonNode dump = json(answer);
        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(answer.headers().firstValue("Location"))
                .contains("/api/v1/dumps/" + dump.get("id").asText());
        assertThat(dump.get("name").asText()).isEqualTo("hello.bin");
        assertThat(dump.get("size").asLong()).isEqualTo(12);
        assertThat(dump.get("sha256").asText()).hasSize(64);
        assertThat(dump.has("format")).isFalse();
        assertThat(running.get("/api/v1/dumps/" + dump.get("id").asText() + "/bytes")
                        .body())
                .isEqualTo(HELLO);
    }

    @Test
    void the_same_content_is_the_same_dump_first_in_the_list_and_keeps_its_name() {
        JsonNode first = json(running.upload("?name=a", HELLO));
        running.upload("?name=other", new byte[] {1});
        JsonNode again = json(running.upload("?name=b", HELLO));

        assertThat(again.get("id")).isEqualTo(first.get("id"));
        JsonNode list = json(running.get("/api/v1/dumps"));
        assertThat(list.get("total").asLong()).isEqualTo(2);
        assertThat(list.at("/items/0/name").asText()).isEqualTo("a");
        assertThat(json(running.get("/api/v1/dumps?from=1&limit=1"))
                        .at("/items/0/name")
                        .asText())
                .isEqualTo("other");
    }

    @Test
    void what_is_inside_layers_is_read_whole_and_in_ranges() {
        String dump = json(running.upload("?name=a", "aGVsbG8sIGJ5dGVz".getBytes(StandardCharsets.US_ASCII)))
                .get("id")
                .asText();
        String inside = "/api/v1/dumps/" + dump + "/bytes?layers=base64";

        assertThat(running.get(inside).body()).isEqualTo(HELLO);
        HttpResponse<byte[]> part = running.send(running.request(inside).header("Range", "bytes=-5"));
        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.body()).isEqualTo("bytes".getBytes(StandardCharsets.US_ASCII));
        assertThat(running.get("/api/v1/dumps/" + dump + "/bytes?layers=nope").statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_form_with_a_file_is_a_dump_under_the_files_name() throws InterruptedException {
        HttpResponse<byte[]> answer = form("file", HELLO);

        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(json(answer).get("name").asText()).isEqualTo("form.bin");
        assertThat(json(answer).get("size").asLong()).isEqualTo(12);
        waitUntil(() -> incoming().isEmpty()); // the form's own file goes after the answer
    }

    @Test
    void a_form_without_a_file_part_is_refused() {
        assertThat(form("other", HELLO).statusCode()).isEqualTo(400);
    }

    @Test
    void a_form_over_the_quota_is_refused() throws InterruptedException {
        HttpResponse<byte[]> answer = form("file", new byte[(int) Running.QUOTA + 1]);

        assertThat(answer.statusCode()).isEqualTo(413);
        waitUntil(() -> incoming().isEmpty()); // the form's own file goes after the answer
    }

    private HttpResponse<byte[]> form(String part, byte[] content) {
        byte[] head = ("--edge\r\nContent-Disposition: form-data; name=\"" + part
                        + "\"; filename=\"form.bin\"\r\nContent-Type: application/octet-stream\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        byte[] tail = "\r\n--edge--\r\n".getBytes(StandardCharsets.US_ASCII);
        return running.send(running.request("/api/v1/dumps")
                .header("Content-Type", "multipart/form-data; boundary=edge")
                .POST(BodyPublishers.ofByteArrays(List.of(head, content, tail))));
    }

    @Test
    void an_empty_upload_is_an_empty_dump_that_can_be_decoded() {
        String dump = json(running.upload("", new byte[0])).get("id").asText();

        JsonNode tree = json(running.decode(dump, "{}"));

        assertThat(tree.get("status").asText()).isEqualTo("unrecognised");
        assertThat(running.get("/api/v1/dumps/" + dump + "/bytes").body()).isEmpty();
        String at = "/api/v1/trees/" + tree.get("id").asText();
        assertThat(running.get(at + "/field-at?offset=0").statusCode()).isEqualTo(404);
        assertThat(json(running.get(at + "/spans?offset=0")).get("items")).isEmpty();
        assertThat(running.get(at + "/bytes").statusCode()).isEqualTo(200);
    }

    @Test
    void more_than_the_quota_is_refused_and_nothing_stays() {
        HttpResponse<byte[]> announced = running.upload("", new byte[(int) Running.QUOTA + 1]);
        HttpResponse<byte[]> streamed = running.send(running.request("/api/v1/dumps")
                .POST(BodyPublishers.ofByteArrays(List.of(new byte[(int) Running.QUOTA], new byte[1]))));

        assertThat(announced.statusCode()).isEqualTo(413);
        assertThat(json(announced).get("detail").asText()).contains("1048576 bytes", "--max-upload");
        assertThat(streamed.statusCode()).isEqualTo(413);
        assertThat(running.upload("", new byte[(int) Running.QUOTA]).statusCode())
                .isEqualTo(201);
        assertThat(incoming()).isEmpty();
        assertThat(json(running.get("/api/v1/dumps")).get("total").asLong()).isEqualTo(1);
    }

    @Test
    void an_upload_that_is_cut_off_leaves_nothing() throws Exception {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), running.server.port())) {
            OutputStream out = socket.getOutputStream();
            out.write("POST /api/v1/dumps HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500000\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII));
            out.write(new byte[200_000]);
            out.flush();
            waitUntil(() -> !incoming().isEmpty());
        }

        waitUntil(() -> incoming().isEmpty());
        assertThat(json(running.get("/api/v1/dumps")).get("total").asLong()).isZero();
    }

    @Test
    void what_a_crash_left_is_swept_at_the_next_start() throws Exception {
        running.close();
        Files.write(folder.resolve("incoming/left"), HELLO);
        Files.createDirectories(folder.resolve("blobs/ab"));
        String begun = "ab" + "1".repeat(62);
        String unknown = "ab" + "2".repeat(62);
        Files.write(folder.resolve("blobs/ab/" + begun), HELLO);
        Files.write(folder.resolve("blobs/ab/" + unknown), HELLO);
        Files.createDirectories(folder.resolve("changing"));
        Files.createFile(folder.resolve("changing/blobs!ab!" + begun));
        Files.createDirectories(folder.resolve("derived/gone/trees/x"));

        running = Running.on(folder);

        assertThat(incoming()).isEmpty();
        assertThat(folder.resolve("blobs/ab/" + begun)).doesNotExist();
        assertThat(folder.resolve("blobs/ab/" + unknown))
                .as("its record may be lost")
                .exists();
        assertThat(folder.resolve("derived/gone")).doesNotExist();
    }

    @Test
    void deleting_a_dump_deletes_its_trees_and_files() throws Exception {
        String dump = running.sample("order");
        String tree = json(running.decode(dump, "{}")).get("id").asText();

        assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(204);

        assertThat(running.get("/api/v1/dumps/" + dump).statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/dumps/" + dump + "/bytes").statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/trees/" + tree).statusCode()).isEqualTo(404);
        assertThat(running.delete("/api/v1/dumps/" + dump).statusCode()).isEqualTo(404);
        assertThat(files("blobs")).isEmpty();
        assertThat(files("derived")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "bytes=0-4, 206, hello, bytes 0-4/12",
        "bytes=7-, 206, bytes, bytes 7-11/12",
        "bytes=-5, 206, bytes, bytes 7-11/12",
        "bytes=-50, 206, 'hello, bytes', bytes 0-11/12",
        "bytes=7-50, 206, bytes, bytes 7-11/12",
        "bytes=12-, 416, , bytes */12",
        "bytes=-0, 416, , bytes */12",
        "'bytes=0-1,4-5', 200, 'hello, bytes', ",
        "lines=0-1, 200, 'hello, bytes', ",
        "bytes=5-2, 200, 'hello, bytes', ",
    })
    void a_range_is_answered_as_the_standard_says(String range, int status, String body, String contentRange) {
        String dump = json(running.upload("", HELLO)).get("id").asText();

        HttpResponse<byte[]> answer =
                running.send(running.request("/api/v1/dumps/" + dump + "/bytes").header("Range", range));

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Range").orElse(null)).isEqualTo(contentRange);
        if (body != null) {
            assertThat(answer.body()).asString().isEqualTo(body);
            assertThat(answer.headers().firstValue("Content-Type")).contains("application/octet-stream");
        } else {
            assertThat(json(answer).get("status").asInt()).isEqualTo(status);
        }
    }

    @Test
    void bytes_are_never_compressed_and_json_is_when_asked() {
        String dump = json(running.upload("", new byte[100_000])).get("id").asText();

        assertThat(running.send(running.request("/api/v1/dumps/" + dump + "/bytes")
                                .header("Accept-Encoding", "gzip"))
                        .headers()
                        .firstValue("Content-Encoding"))
                .isEmpty();
        assertThat(running.send(running.request("/api/v1/sample-dumps").header("Accept-Encoding", "gzip"))
                        .headers()
                        .firstValue("Content-Encoding"))
                .contains("gzip");
    }

    @Test
    void a_restart_keeps_dumps_and_trees() {
        String dump = running.sample("order");
        String tree =
                "/api/v1/trees/" + json(running.decode(dump, "{}")).get("id").asText();
        JsonNode before = json(running.get(tree));
        running.close();

        running = Running.on(folder);

        assertThat(json(running.get("/api/v1/dumps/" + dump)).get("format").asText())
                .isEqualTo("java_serialization");
        assertThat(json(running.get(tree))).isEqualTo(before);
        assertThat(json(running.get(tree
                                + "/field-by-path?path=contents[0].classData[0].prices[3]"
                                        .replace("[", "%5B")
                                        .replace("]", "%5D")))
                        .at("/field/value/actual")
                        .asText())
                .isEqualTo("0.4");
    }

    @Test
    void an_index_that_is_half_written_is_made_again() throws Exception {
        String tree = running.treeOf("order");
        running.close();
        try (Stream<Path> found = Files.walk(folder.resolve("derived"))) {
            for (Path facts : found.filter(file -> file.endsWith("facts.json")).toList()) {
                Files.delete(facts);
            }
        }

        running = Running.on(folder);

        // Where that is quick, nobody notices.
        assertThat(running.get(tree + "/fields/0").statusCode()).isIn(200, 409);
        waitUntil(() -> json(running.get(tree)).get("state").asText().equals("ready"));
        assertThat(json(running.get(tree)).get("fields").asLong()).isEqualTo(110);
    }

    @Test
    void candidates_say_how_a_dump_can_be_read_and_why() {
        JsonNode binary = json(running.get("/api/v1/dumps/" + running.sample("order") + "/candidates"));
        JsonNode text = json(running.get("/api/v1/dumps/" + running.sample("order-xxd") + "/candidates"));
        JsonNode raw = json(running.get("/api/v1/dumps/" + running.sample("order-xxd") + "/candidates?layers=raw"));

        assertThat(binary.get("layers").asText()).isEqualTo("raw");
        assertThat(binary.at("/formats/0/format").asText()).isEqualTo("java_serialization");
        assertThat(binary.at("/formats/0/reason").asText()).contains("AC ED 00 05");
        assertThat(text.at("/chain/0/layers").asText()).isEqualTo("xxd");
        assertThat(text.at("/formats/0/format").asText()).isEqualTo("java_serialization");
        assertThat(raw.at("/next/0/layers").asText()).isEqualTo("xxd");
        assertThat(raw.at("/formats/0/format").asText()).isEqualTo("bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "/api/v1/dumps?limit=0, 400",
        "/api/v1/dumps?limit=1001, 400",
        "/api/v1/dumps?from=-1, 400",
        "/api/v1/dumps?from=x, 400",
        "/api/v1/dumps/nothing, 404",
        "/api/v1/dumps/nothing/bytes, 404",
        "/api/v1/dumps/nothing/candidates, 404",
        "/api/v1/nothing, 404",
    })
    void a_question_that_makes_no_sense_is_answered_with_a_problem(String path, int status) {
        HttpResponse<byte[]> answer = running.get(path);

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).get("status").asInt()).isEqualTo(status);
        assertThat(json(answer).get("detail").asText()).isNotBlank();
        assertThat(json(answer).get("type").asText()).startsWith("urn:hexplain:problem:");
    }

    @Test
    void an_unknown_layer_is_named() {
        HttpResponse<byte[]> answer =
                running.get("/api/v1/dumps/" + running.sample("order") + "/candidates?layers=nope");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("detail").asText()).contains("`nope`", "/api/v1/layers");
    }

    @Test
    void an_encoded_body_and_an_odd_form_are_not_understood() {
        HttpResponse<byte[]> encoded = running.send(running.request("/api/v1/dumps")
                .header("Content-Encoding", "gzip")
                .POST(BodyPublishers.ofByteArray(HELLO)));
        HttpResponse<byte[]> mixed = running.send(running.request("/api/v1/dumps")
                .header("Content-Type", "multipart/mixed; boundary=x")
                .POST(BodyPublishers.ofByteArray(HELLO)));

        assertThat(encoded.statusCode()).isEqualTo(415);
        assertThat(mixed.statusCode()).isEqualTo(415);
    }

    @Test
    void a_name_that_is_too_long_is_refused() {
        assertThat(running.upload("?name=" + "n".repeat(256), HELLO).statusCode())
                .isEqualTo(400);
        assertThat(running.upload("?name=" + "n".repeat(255), HELLO).statusCode())
                .isEqualTo(201);
    }

    private List<Path> incoming() {
        return files("incoming");
    }

    private List<Path> files(String name) {
        try (Stream<Path> found = Files.walk(folder.resolve(name))) {
            return found.filter(Files::isRegularFile).toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    private static void waitUntil(java.util.function.BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!condition.getAsBoolean() && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
