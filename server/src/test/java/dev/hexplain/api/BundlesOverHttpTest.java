package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bundles that go from one server to another. */
@Slow
class BundlesOverHttpTest {
    private static final String PAIR = """
        meta:
          id: pair_of_bytes
          endian: be
        seq:
          - {id: first, type: u1}
          - {id: second, type: u1}
        """;

    @TempDir
    private Path here;

    @TempDir
    private Path there;

    private Running one;
    private Running other;

    @BeforeEach
    void start() {
        one = Running.on(here);
        other = Running.on(there);
    }

    @AfterEach
    void stop() {
        one.close();
        other.close();
    }

    private byte[] bundle(String content, String choices) {
        String dump = json(one.upload("?name=some.bin", content.getBytes(UTF_8)))
                .get("id")
                .asText();
        one.post("/api/v1/dumps/" + dump + "/notes", "{\"notes\":[{\"offset\":1,\"length\":1,\"text\":\"why?\"}]}");
        String tree = json(one.decode(dump, choices)).get("id").asText();
        HttpResponse<byte[]> bundle = one.get("/api/v1/trees/" + tree + "/bundle");
        assertThat(bundle.headers().firstValue("Content-Disposition").orElse(""))
                .isEqualTo("attachment; filename=\"some.bin.hexplain\"");
        return bundle.body();
    }

    private HttpResponse<byte[]> open(byte[] bundle) {
        return other.send(other.request("/api/v1/bundles").POST(BodyPublishers.ofByteArray(bundle)));
    }

    private static void save(Running running, String text) {
        assertThat(running.send(running.request("/api/v1/formats/pair_of_bytes")
                                .header("Content-Type", "text/yaml")
                                .PUT(BodyPublishers.ofString(text)))
                        .statusCode())
                .isIn(200, 201);
    }

    @Test
    void a_dump_comes_with_its_notes_and_its_reading() {
        JsonNode opened = json(open(bundle("[1,2]", "{\"format\":\"json\",\"layers\":\"raw\"}")));

        assertThat(opened.at("/dump/name").asText()).isEqualTo("some.bin");
        assertThat(opened.get("format").asText()).isEqualTo("json");
        assertThat(opened.get("remarks")).isEmpty();
        String dump = opened.at("/dump/id").asText();
        assertThat(new String(other.get("/api/v1/dumps/" + dump + "/bytes").body(), UTF_8))
                .isEqualTo("[1,2]");
        assertThat(json(other.get("/api/v1/dumps/" + dump + "/notes"))
                        .at("/notes/0/text")
                        .asText())
                .isEqualTo("why?");
    }

    @Test
    void a_format_of_ones_own_comes_along() {
        save(one, PAIR);
        byte[] bundle = bundle("ab", "{\"format\":\"pair_of_bytes\",\"layers\":\"raw\"}");

        JsonNode opened = json(open(bundle));

        assertThat(opened.get("format").asText()).isEqualTo("pair_of_bytes");
        assertThat(opened.get("remarks")).isEmpty();
        JsonNode tree =
                json(other.decode(opened.at("/dump/id").asText(), "{\"format\":\"pair_of_bytes\",\"layers\":\"raw\"}"));
        assertThat(tree.get("state").asText()).isEqualTo("ready");
    }

    @Test
    void a_format_that_is_there_stays_as_it_is() {
        save(one, PAIR);
        save(other, PAIR.replace("second", "zweites"));
        byte[] bundle = bundle("ab", "{\"format\":\"pair_of_bytes\",\"layers\":\"raw\"}");

        JsonNode opened = json(open(bundle));

        assertThat(opened.at("/remarks/0").asText()).contains("`pair_of_bytes` was another one");
        assertThat(new String(other.get("/api/v1/formats/pair_of_bytes/source").body(), UTF_8))
                .contains("zweites");
    }

    @Test
    void a_schema_comes_along() {
        String proto = "syntax = \"proto3\"; message Quantity { int32 count = 1; }";
        String format = json(one.send(one.request("/api/v1/schemas?format=protobuf&name=q.proto")
                        .header("Content-Type", "text/plain")
                        .POST(BodyPublishers.ofString(proto))))
                .get("formatId")
                .asText();
        byte[] bundle = bundle("\u0008\u0005", "{\"layers\":\"raw\",\"format\":\"" + format + "\"}");

        assertThat(json(open(bundle)).get("format").asText()).isEqualTo(format);
        assertThat(json(other.get("/api/v1/schemas")).at("/0/name").asText()).isEqualTo("q.proto");
    }

    /** The bundle with other notes. */
    private static byte[] noted(byte[] bundle, String notes) throws IOException {
        Map<String, byte[]> entries = entries(bundle);
        entries.put("notes.json", ("{\"notes\":[" + notes + "]}").getBytes(UTF_8));
        return zip(entries);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "`{\"offset\":6}`, the dump has 5 bytes",
                "`{\"offset\":3,\"layers\":\"part@0+2\"}`, what is inside `part@0+2` has 2 bytes",
                "`{\"offset\":0,\"source\":1,\"format\":\"json\"}`, source 1 of the dump as `json`",
            })
    void notes_outside_of_what_it_has_are_refused_before_anything_is_kept(String note, String words)
            throws IOException {
        HttpResponse<byte[]> refused = open(noted(bundle("[1,2]", "{\"format\":\"json\",\"layers\":\"raw\"}"), note));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(json(refused).get("detail").asText()).contains(words);
        assertThat(json(other.get("/api/v1/dumps")).get("items")).isEmpty();
        assertThat(there.resolve("incoming"))
                .satisfiesAnyOf(
                        folder -> assertThat(folder).doesNotExist(),
                        folder -> assertThat(folder).isEmptyDirectory());
    }

    @ParameterizedTest
    @CsvSource({"4, 201", "5, 400"})
    void notes_in_what_its_own_format_derives_end_with_that(long offset, int status) throws IOException {
        save(one, """
            meta:
              id: pair_of_bytes
              endian: be
            seq:
              - {id: body, size: 4, process: xor(0x20), type: inner}
            types:
              inner:
                seq:
                  - {id: number, type: u4}
            """);
        byte[] bundle = bundle("abcd", "{\"format\":\"pair_of_bytes\",\"layers\":\"raw\"}");
        HttpResponse<byte[]> opened =
                open(noted(bundle, "{\"offset\":%d,\"source\":1,\"format\":\"pair_of_bytes\"}".formatted(offset)));

        assertThat(opened.statusCode()).as(new String(opened.body(), UTF_8)).isEqualTo(status);
        assertThat(json(other.get("/api/v1/dumps")).get("items")).hasSize(status == 201 ? 1 : 0);
        assertThat(other.get("/api/v1/formats/pair_of_bytes/source").statusCode())
                .isEqualTo(status == 201 ? 200 : 404);
    }

    @Test
    void notes_inside_of_its_layers_are_kept() throws IOException {
        byte[] bundle = bundle("[1,2]", "{\"format\":\"json\",\"layers\":\"raw\"}");
        JsonNode opened = json(open(noted(bundle, "{\"offset\":2,\"layers\":\"part@0+2\"}")));

        assertThat(opened.get("notes").asInt()).isEqualTo(1);
    }

    @Test
    void what_is_damaged_is_refused_and_leaves_nothing() throws IOException {
        byte[] bundle = bundle("[1,2]", "{\"format\":\"json\"}");
        Map<String, byte[]> entries = entries(bundle);
        byte[] cut = Arrays.copyOf(bundle, bundle.length / 2);
        Map<String, byte[]> changed = new LinkedHashMap<>(entries);
        changed.put("dump", "[1,3]".getBytes(UTF_8));
        LinkedHashMap<String, byte[]> more = new LinkedHashMap<>(entries);
        more.put("../../etc/passwd", new byte[1]);
        more.putLast("dump", more.remove("dump"));
        Map<String, byte[]> without = new LinkedHashMap<>(entries);
        without.remove("dump");
        Map<String, byte[]> notes = new LinkedHashMap<>(entries);
        notes.put("notes.json", "{".getBytes(UTF_8));
        Map<String, byte[]> wrong = new LinkedHashMap<>(entries);
        wrong.put("bundle.json", "{\"hexplain\":\"bundle\",\"version\":9}".getBytes(UTF_8));

        for (byte[] each : new byte[][] {
            new byte[0], "no zip".getBytes(UTF_8), cut, zip(changed), zip(more), zip(without), zip(notes), zip(wrong)
        }) {
            HttpResponse<byte[]> refused = open(each);
            assertThat(refused.statusCode())
                    .as(new String(refused.body(), UTF_8))
                    .isEqualTo(400);
        }
        assertThat(json(other.get("/api/v1/dumps")).get("total").asInt()).isZero();
    }

    @Test
    void a_descriptor_that_no_format_can_be_made_of_is_refused_before_anything_is_kept() throws IOException {
        save(one, PAIR);
        LinkedHashMap<String, byte[]> entries =
                entries(bundle("ab", "{\"format\":\"pair_of_bytes\",\"layers\":\"raw\"}"));
        entries.put("format.ksy", PAIR.replace("u1", "u999").getBytes(UTF_8));
        entries.putLast("dump", entries.remove("dump"));

        HttpResponse<byte[]> refused = open(zip(entries));

        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(json(other.get("/api/v1/dumps")).get("total").asInt()).isZero();
        assertThat(other.get("/api/v1/formats/pair_of_bytes/source").statusCode())
                .isEqualTo(404);
    }

    private static LinkedHashMap<String, byte[]> entries(byte[] zip) throws IOException {
        LinkedHashMap<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                entries.put(entry.getName(), in.readAllBytes());
            }
        }
        return entries;
    }

    private static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                out.putNextEntry(new ZipEntry(entry.getKey()));
                out.write(entry.getValue());
                out.closeEntry();
            }
        }
        return bytes.toByteArray();
    }
}
