package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formats, schemas, the formats of ports, and timings of teams, as their members and others see them. */
@Slow
class FormatsOfSpacesOverHttpTest extends WithSpaces {
    private static final byte[] RECORD = {'R', 'E', 'C', 1, 2};
    private static final String SCHEMA = "syntax = \"proto3\"; message Secret { int32 id = 1; }";

    private static String record(String field) {
        return """
            meta:
              id: record
              endian: be
            seq:
              - id: magic
                contents: REC
              - id: %s
                type: u2
            """.formatted(field);
    }

    private HttpResponse<byte[]> save(String token, String address, String text) {
        return send(
                token,
                running.request("/api/v1/formats/" + address)
                        .header("Content-Type", "application/yaml")
                        .PUT(BodyPublishers.ofString(text)));
    }

    private void saved(String token, String address, String text) {
        HttpResponse<byte[]> answer = save(token, address, text);
        assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isBetween(200, 201);
    }

    private HttpResponse<byte[]> delete(String token, String path) {
        return send(token, running.request(path).DELETE());
    }

    private List<String> values(String token, String path, String member) {
        return json(get(token, path)).findValuesAsText(member);
    }

    /** The names of the fields that a dump is decoded to. */
    private List<String> fields(String token, String dump) {
        return values(token, "/api/v1/trees/" + tree(token, dump) + "/fields/0/children", "name");
    }

    private String record(String token, String space) {
        return id(upload(token, "?name=record.bin&space=" + space, RECORD));
    }

    @Test
    void a_format_reads_the_dumps_of_its_space_and_nobody_else_knows_of_it() {
        saved(anna, "record?space=payments", record("amount"));

        assertThat(fields(anna, record(anna, "payments"))).containsExactly("magic", "amount");
        assertThat(fields(anna, record(anna, "public")))
                .as("what everybody sees, everybody can read")
                .doesNotContain("amount");
        assertThat(fields(bert, record(bert, "orders"))).doesNotContain("amount");
        assertThat(values(anna, "/api/v1/formats?space=payments", "id")).contains("record");
        assertThat(values(anna, "/api/v1/formats?space=payments", "space")).containsExactly("payments");
        assertThat(values(anna, "/api/v1/formats?space=fraud", "id")).doesNotContain("record");
        assertThat(values(bert, "/api/v1/formats", "id")).doesNotContain("record");
        for (String path : List.of("", "/source", "/versions", "/versions/1/source")) {
            assertThat(get(bert, "/api/v1/formats/record" + path).statusCode())
                    .as(path)
                    .isEqualTo(404);
            assertThat(get(bert, "/api/v1/formats/record" + path + "?space=payments")
                            .statusCode())
                    .as(path)
                    .isEqualTo(404);
        }
        assertThat(delete(bert, "/api/v1/formats/record").statusCode()).isEqualTo(404);
        assertThat(get(anna, "/api/v1/formats/record?space=payments").statusCode())
                .isEqualTo(200);
    }

    @Test
    void everybodys_format_reads_all_dumps_but_those_of_a_space_with_its_own_of_that_id() {
        saved(bert, "record?space=orders", record("order"));
        saved(anna, "record?space=public", record("everybody"));
        String orders = record(bert, "orders");
        String payments = record(anna, "payments");

        assertThat(fields(bert, orders)).contains("order");
        assertThat(fields(anna, payments)).contains("everybody");
        assertThat(fields(root, orders)).as("whoever looks").contains("order");
        assertThat(fields(root, payments)).contains("everybody");

        saved(bert, "record?space=orders", record("again"));

        assertThat(fields(bert, orders)).contains("again");
        assertThat(fields(anna, payments)).contains("everybody");
        assertThat(values(anna, "/api/v1/formats/record/versions", "version")).containsExactly("1");
        assertThat(values(bert, "/api/v1/formats/record/versions", "version")).containsExactly("2", "1");

        assertThat(delete(bert, "/api/v1/formats/record").statusCode()).isEqualTo(204);

        assertThat(fields(bert, orders)).contains("everybody");
    }

    @Test
    void each_of_two_dumps_that_are_compared_is_read_as_its_space_reads_it() {
        saved(anna, "record?space=payments", record("amount"));
        saved(root, "record?space=public", record("everybody"));
        String payments = tree(root, record(anna, "payments"));
        String everybodys = tree(root, record(anna, "public"));
        saved(anna, "record?space=payments", record("sum"));
        saved(root, "record?space=public", record("all"));

        HttpResponse<byte[]> compared =
                get(root, "/api/v1/trees/%s/differences?with=%s".formatted(payments, everybodys));

        assertThat(compared.statusCode()).as(new String(compared.body(), UTF_8)).isEqualTo(200);
        assertThat(values(bert, "/api/v1/trees/" + everybodys + "/fields/0/children", "name"))
                .containsExactly("magic", "all");
        assertThat(values(anna, "/api/v1/trees/" + payments + "/fields/0/children", "name"))
                .containsExactly("magic", "sum");
    }

    @Test
    void a_format_that_is_there_is_saved_where_it_is() {
        saved(anna, "record?space=public", record("first"));
        saved(bert, "record", record("second"));

        assertThat(json(get(anna, "/api/v1/formats/record")).at("/format/space").asText())
                .isEqualTo("public");
        assertThat(json(get(anna, "/api/v1/formats/record"))
                        .at("/format/version")
                        .asInt())
                .isEqualTo(2);
    }

    @Test
    void formats_import_those_of_their_space_and_everybodys_only_everybodys() {
        saved(anna, "record?space=payments", record("amount"));
        String importing = """
            meta:
              id: batch
              imports: [record]
            seq:
              - id: only
                type: record
            """;
        saved(anna, "batch?space=payments", importing);

        assertThat(save(anna, "batch?space=public", importing).statusCode())
                .as("for everybody, there is none to import")
                .isEqualTo(422);
        assertThat(save(bert, "batch", importing).statusCode()).isEqualTo(422);
    }

    @Test
    void a_draft_is_tried_on_a_dump_of_whatever_space() {
        JsonNode draft = json(send(
                anna,
                running.request("/api/v1/drafts")
                        .header("Content-Type", "application/yaml")
                        .POST(BodyPublishers.ofString(record("tried")))));
        assertThat(draft.get("usable").asBoolean()).isTrue();
        for (String space : List.of("public", "fraud", "payments")) {
            HttpResponse<byte[]> tree = send(
                    anna,
                    "POST",
                    "/api/v1/dumps/" + record(anna, space) + "/trees",
                    "{\"format\": \"%s\"}".formatted(draft.get("draft").asText()));
            assertThat(tree.statusCode())
                    .as(space + new String(tree.body(), UTF_8))
                    .isBetween(200, 202);
        }
    }

    @Test
    void a_schema_is_of_a_space_and_the_same_in_another_is_another() {
        String theirs = schema(anna, "payments");
        String others = schema(bert, "orders");

        assertThat(others).isNotEqualTo(theirs);
        assertThat(values(anna, "/api/v1/schemas?space=payments", "id")).containsExactly(theirs);
        assertThat(values(anna, "/api/v1/schemas?space=fraud", "id")).isEmpty();
        assertThat(values(bert, "/api/v1/schemas", "id")).containsExactly(others);
        assertThat(get(bert, "/api/v1/schemas/" + theirs).statusCode()).isEqualTo(404);
        assertThat(delete(bert, "/api/v1/schemas/" + theirs).statusCode()).isEqualTo(404);
        byte[] message = {8, 1};
        String asked = "{\"format\": \"protobuf:%s\"}".formatted(theirs);
        String payments = id(upload(anna, "?space=payments", message));
        String fraud = id(upload(anna, "?space=fraud", message));
        assertThat(send(anna, "POST", "/api/v1/dumps/" + payments + "/trees", asked)
                        .statusCode())
                .isBetween(200, 202);
        assertThat(send(anna, "POST", "/api/v1/dumps/" + fraud + "/trees", asked)
                        .statusCode())
                .as("a schema reads the dumps of its space")
                .isEqualTo(400);
        assertThat(delete(bert, "/api/v1/schemas/" + others).statusCode()).isEqualTo(204);
        assertThat(get(anna, "/api/v1/schemas/" + theirs).body()).asString().isEqualTo(SCHEMA);
    }

    private String schema(String token, String space) {
        return id(json(send(
                token,
                running.request("/api/v1/schemas?format=protobuf&name=secret.proto&space=" + space)
                        .header("Content-Type", "text/plain")
                        .POST(BodyPublishers.ofString(SCHEMA)))));
    }

    @Test
    void the_format_of_a_port_is_of_a_space() throws IOException {
        byte[] capture = Files.readAllBytes(Path.of("../samples/captures/rmi.pcap"));
        String payments = id(upload(anna, "?space=payments", capture));
        String orders = id(upload(bert, "?space=orders", capture));
        String port = flow(anna, payments).at("/b/port").asText();

        assertThat(bind(anna, port, "payments", "cbor").statusCode()).isEqualTo(204);

        assertThat(bound(anna, payments)).isEqualTo("cbor");
        assertThat(bound(bert, orders)).isEmpty();
        assertThat(values(anna, "/api/v1/ports?space=payments", "space")).containsExactly("payments");
        assertThat(values(bert, "/api/v1/ports", "port")).isEmpty();

        assertThat(bind(root, port, "public", "msgpack").statusCode()).isEqualTo(204);

        assertThat(bound(anna, payments)).as("its space says more").isEqualTo("cbor");
        assertThat(bound(bert, orders)).isEqualTo("msgpack");

        assertThat(bind(anna, port, "payments", "").statusCode()).isEqualTo(204);

        assertThat(bound(anna, payments)).isEqualTo("msgpack");
    }

    private HttpResponse<byte[]> bind(String token, String port, String space, String format) {
        return send(
                token,
                "PUT",
                "/api/v1/ports/%s/format?space=%s".formatted(port, space),
                "{\"format\": \"%s\"}".formatted(format));
    }

    private String bound(String token, String dump) {
        return flow(token, dump).path("bound").asText();
    }

    private JsonNode flow(String token, String dump) {
        String capture = "/api/v1/dumps/" + dump + "/capture";
        Instant end = Instant.now().plus(Duration.ofMinutes(1));
        while (get(token, capture).statusCode() != 200) {
            assertThat(Instant.now()).isBefore(end);
        }
        return json(get(token, capture + "/flows")).at("/items/0");
    }

    @Test
    void timings_are_of_a_space() {
        String jmh = "[{\"benchmark\": \"Ours.encode\", \"primaryMetric\": {\"score\": 1.0}}]";
        String run = id(json(send(anna, "POST", "/api/v1/timing-imports?name=ours&space=payments", jmh)));

        assertThat(values(anna, "/api/v1/timings", "space")).containsExactly("payments");
        assertThat(values(anna, "/api/v1/timings?space=fraud", "space")).isEmpty();
        assertThat(values(bert, "/api/v1/timings", "space")).isEmpty();
        assertThat(get(bert, "/api/v1/timings/" + run).statusCode()).isEqualTo(404);
        assertThat(get(bert, "/api/v1/timings/" + run + "/jmh").statusCode()).isEqualTo(404);
        assertThat(delete(bert, "/api/v1/timings/" + run).statusCode()).isEqualTo(404);
        assertThat(delete(anna, "/api/v1/timings/" + run).statusCode()).isEqualTo(204);
    }
}
