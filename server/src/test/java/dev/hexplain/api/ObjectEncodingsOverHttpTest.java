package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Objects of users' dumps in the codec lab, as a client sees them. */
@Slow
class ObjectEncodingsOverHttpTest extends WithSharedServer {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void all_codecs_encode_the_object_of_a_stream_and_what_they_refuse_has_a_reason() throws Exception {
        String dump = running.sample("order");
        JsonNode view = encode("{\"dump\":\"%s\"}".formatted(dump));
        assertThat(view.path("className").asText()).endsWith("ObjectToBeSerialised");
        assertThat(view.path("classes").asInt()).isEqualTo(1);
        assertThat(view.path("losses")).isEmpty();
        assertThat(view.path("rewritten").path("same").asBoolean()).isTrue();
        assertThat(view.path("results")).hasSameSizeAs(json(running.get("/api/v1/codecs")));
        assertThat(result(view, "java").path("size").asInt()).isEqualTo(340);
        assertThat(view.path("results")).allSatisfy(result -> {
            if (result.path("state").asText().equals("encoded")) {
                assertThat(result.path("explained").asInt())
                        .as(result.path("codec").asText())
                        .isEqualTo(result.path("size").asInt());
            } else {
                assertThat(result.path("reason").asText()).isNotBlank();
            }
        });
        assertThat(StreamSupport.stream(view.path("results").spliterator(), false)
                        .filter(result -> result.path("state").asText().equals("encoded")))
                .hasSizeGreaterThan(30);
    }

    @Test
    void a_value_of_a_stream_is_named_by_its_path_and_comes_as_events() throws Exception {
        String dump = running.sample("web-session");
        HttpResponse<byte[]> events = running.send(running.request("/api/v1/encodings")
                .header("Accept", "text/event-stream")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"dump\":\"%s\",\"at\":\"user\",\"codecs\":[\"java\",\"json\"]}".formatted(dump))));
        List<String> lines = new String(events.body(), UTF_8).lines().toList();
        assertThat(lines.stream().filter(line -> line.startsWith("event: ")))
                .containsExactly("event: begin", "event: result", "event: result", "event: end");
        JsonNode begin = JSON.readTree(lines.get(1).substring("data: ".length()));
        assertThat(begin.path("total").asInt()).isEqualTo(2);
        assertThat(begin.path("object").path("className").asText()).isEqualTo("java.util.LinkedHashMap");
        assertThat(begin.path("object").has("rewritten")).isFalse();
    }

    @Test
    void an_encoding_by_a_schema_opens_like_any_dump_and_the_schema_can_be_fetched() throws Exception {
        String dump = running.sample("order");
        JsonNode view = encode("{\"dump\":\"%s\",\"codecs\":[\"kryo\",\"avro\",\"protobuf\"]}".formatted(dump));
        for (JsonNode result : view.path("results")) {
            String codec = result.path("codec").asText();
            assertThat(result.path("state").asText()).as(codec).isEqualTo("encoded");
            assertThat(running.tree(result.path("tree").asText()).path("status").asText())
                    .as(codec)
                    .isEqualTo("complete");
            HttpResponse<byte[]> schema = running.get(
                    "/api/v1/formats/" + URLEncoder.encode(result.path("format").asText(), UTF_8) + "/schema");
            assertThat(schema.statusCode()).as(codec).isEqualTo(200);
            assertThat(new String(schema.body(), UTF_8)).as(codec).contains("prices");
        }
        assertThat(running.get("/api/v1/formats/kryo%3Aobject-0.kryo/schema").statusCode())
                .isEqualTo(404);
        assertThat(running.get("/api/v1/formats/json/schema").statusCode()).isEqualTo(404);
    }

    @Test
    void codecs_write_by_schemas_that_were_edited_and_these_can_be_fetched() throws Exception {
        String dump = running.sample("order");
        String made = schema(result(encode("{\"dump\":\"%s\",\"codecs\":[\"protobuf\"]}".formatted(dump)), "protobuf"));
        String edited = made.replace("repeated double prices", "repeated float prices");
        assertThat(edited).isNotEqualTo(made);
        for (String what : List.of("\"dump\":\"%s\"".formatted(dump), "\"sample\":\"order\"")) {
            JsonNode schemas = JSON.createObjectNode().put("protobuf", edited);
            JsonNode result = result(
                    encode("{%s,\"codecs\":[\"protobuf\"],\"schemas\":%s}".formatted(what, schemas)), "protobuf");
            assertThat(result.path("explained").asInt())
                    .isEqualTo(result.path("size").asInt())
                    .isPositive();
            assertThat(running.tree(result.path("tree").asText()).path("status").asText())
                    .isEqualTo("complete");
            assertThat(schema(result)).isEqualTo(edited);
        }
        JsonNode wrong =
                result(encode("{\"sample\":\"order\",\"codecs\":[\"avro\"],\"schemas\":{\"avro\":\"{\"}}"), "avro");
        assertThat(wrong.path("state").asText()).isEqualTo("unsupported");
        assertThat(wrong.path("reason").asText()).startsWith("The edited schema: 1:");
        refused(400, "{\"sample\":\"order\",\"schemas\":{\"kryo\":\"x\"}}", "writes by no schema");
        refused(400, "{\"sample\":\"order\",\"schemas\":[]}", "`schemas` has to be");
        refused(400, "{\"sample\":\"order\",\"schemas\":{\"avro\":1}}", "has to be a string");
    }

    private String schema(JsonNode result) throws Exception {
        return new String(
                running.get("/api/v1/formats/"
                                + URLEncoder.encode(result.path("format").asText(), UTF_8) + "/schema")
                        .body(),
                UTF_8);
    }

    @Test
    void objects_of_two_dumps_have_schemas_of_their_own() throws Exception {
        String order = schemaFormat("order", "");
        assertThat(schemaFormat("order", "")).isEqualTo(order);
        assertThat(schemaFormat("web-session", "")).isNotEqualTo(order);
    }

    @Test
    void what_is_not_made_of_the_stream_is_listed_with_its_path() throws Exception {
        String dump = running.sample("addresses");
        JsonNode view = encode("{\"dump\":\"%s\",\"codecs\":[\"java\"]}".formatted(dump));
        assertThat(view.path("losses")).isNotEmpty().allSatisfy(loss -> {
            assertThat(loss.path("kind").asText()).isIn("left_out", "not_kept", "undefined", "stand_in");
            assertThat(loss.path("reason").asText()).isNotBlank();
        });
        assertThat(view.path("rewritten").path("same").asBoolean()).isFalse();
        assertThat(view.path("rewritten").path("reason").asText()).isNotBlank();
    }

    @Test
    void what_cannot_be_brought_is_refused_with_the_reason() {
        String order = running.sample("order");
        refused(404, "{\"dump\":\"nothing\"}", "nothing");
        refused(404, "{\"dump\":\"%s\",\"at\":\"nowhere\"}".formatted(order), "nowhere");
        refused(400, "{\"dump\":\"%s\",\"sample\":\"order\"}".formatted(order), "not both");
        refused(400, "{\"dump\":\"%s\",\"codecs\":[\"nothing\"]}".formatted(order), "nothing");
        refused(400, "{\"dump\":\"%s\",\"endian\":\"middle\"}".formatted(order), "endian");
        refused(400, "{\"dump\":\"%s\",\"at\":7}".formatted(order), "`at` has to be a string");
        refused(400, "{\"dump\":\"%s\"}".formatted(running.sample("enums")), "choose one of them");
        refused(
                404,
                "{\"dump\":\"%s\",\"format\":\"bytes\",\"at\":\"nothing\"}".formatted(order),
                "no value `nothing`");
    }

    @Test
    void objects_of_declared_classes_have_the_values_of_a_dump_or_generated_ones() throws Exception {
        String declared = "\"declarations\":\"record Order(long id, List<Item> items) {} record Item(String sku) {}\"";
        String dump = upload("order.json", "{\"id\":7,\"items\":[{\"sku\":\"a\"}]}");
        JsonNode brought = encode("{%s,\"dump\":\"%s\",\"codecs\":[\"avro\"]}".formatted(declared, dump));
        assertThat(brought.path("className").asText()).isEqualTo("Order");
        assertThat(result(brought, "avro").path("size").asInt()).isEqualTo(6);
        JsonNode generated =
                encode("{%s,\"type\":\"Item\",\"seed\":9,\"codecs\":[\"avro\",\"java\"]}".formatted(declared));
        assertThat(generated.path("className").asText()).isEqualTo("Item");
        assertThat(result(generated, "java").at("/label/kind").asText()).isEqualTo("exact");
    }

    @Test
    void values_of_declared_classes_may_be_json_in_the_request() throws Exception {
        JsonNode view =
                encode("{\"declarations\":\"record A(int a) {}\",\"json\":\"{\\\"a\\\":5}\",\"codecs\":[\"avro\"]}");
        assertThat(result(view, "avro").path("size").asInt()).isEqualTo(1);
        HttpResponse<byte[]> broken = post("{\"declarations\":\"record A(int a) {}\",\"json\":\"{\\n \\\"a\\\":x}\"}");
        assertThat(broken.statusCode()).isEqualTo(422);
        JsonNode mistake = JSON.readTree(broken.body()).path("mistakes").path(0);
        assertThat(mistake.path("path").asText()).isEqualTo("json");
        assertThat(mistake.path("line").asInt()).isEqualTo(2);
        assertThat(mistake.path("column").asInt()).isEqualTo(6);
        assertThat(mistake.path("message").asText()).contains("expected");
    }

    @Test
    void class_files_are_declarations_that_can_be_encoded(@TempDir Path folder) throws Exception {
        Path classes = CompilersForTests.compile(
                CompilersForTests.javac(),
                folder.resolve("classes"),
                Map.of(
                        "Order.java",
                        "package com.acme; record Order(long id, Item[] items) {} class Item { String sku; }"));
        byte[] order = Files.readAllBytes(classes.resolve("com/acme/Order.class"));
        JsonNode alone = json(declare("?name=Order.class", order));
        assertThat(alone.path("type").asText()).isEqualTo("com.acme.Order");
        assertThat(alone.at("/missing/0/reason").asText()).startsWith("field items of com.acme.Order");
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream archive = new JarOutputStream(jar)) {
            for (String name : List.of("Order", "Item")) {
                archive.putNextEntry(new ZipEntry("com/acme/" + name + ".class"));
                archive.write(Files.readAllBytes(classes.resolve("com/acme/" + name + ".class")));
            }
        }
        JsonNode several = json(declare("?name=app.jar", jar.toByteArray()));
        assertThat(several.path("types"))
                .extracting(JsonNode::asText)
                .containsExactly("com.acme.Item", "com.acme.Order");
        assertThat(several.has("declarations")).isFalse();
        JsonNode chosen = json(declare("?name=app.jar&type=Order", jar.toByteArray()));
        assertThat(chosen.path("missing")).isEmpty();
        JsonNode view = encode(JSON.createObjectNode()
                .put("declarations", chosen.path("declarations").asText())
                .put("type", chosen.path("type").asText())
                .set("codecs", JSON.createArrayNode().add("avro"))
                .toString());
        assertThat(view.path("className").asText()).isEqualTo("com.acme.Order");
        assertThat(view.path("classes").asInt()).isEqualTo(2);
        assertThat(declare("?name=app.jar&type=Nothing", jar.toByteArray()).statusCode())
                .isEqualTo(404);
        JsonNode none = json(declare("?name=app.jar", new byte[] {1, 2, 3}));
        assertThat(none.path("types")).isEmpty();
        assertThat(none.at("/problems/0").asText()).startsWith("app.jar: ");
        JsonNode empty = json(declare("", new byte[0]));
        assertThat(empty.at("/problems/0").asText()).startsWith("classes.jar: ");
    }

    private static HttpResponse<byte[]> declare(String query, byte[] file) throws Exception {
        return running.send(running.request("/api/v1/declarations" + query)
                .header("Content-Type", "application/octet-stream")
                .POST(BodyPublishers.ofByteArray(file)));
    }

    @Test
    void all_that_is_wrong_with_declarations_is_in_the_answer() throws Exception {
        HttpResponse<byte[]> answer = post("{\"declarations\":\"record Order(Item b) {}\\nrecord Part(Shape d) {}\"}");
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(JSON.readTree(answer.body()).path("mistakes"))
                .extracting(each ->
                        each.path("line").asInt() + " " + each.path("message").asText())
                .containsExactly(
                        "1 there is no class 'Item'; declare it, too", "2 there is no class 'Shape'; declare it, too");
        String dump = upload("x.json", "{\"a\":\"x\",\"b\":1}");
        HttpResponse<byte[]> misfit = post("{\"declarations\":\"record A(int a) {}\",\"dump\":\"%s\"}".formatted(dump));
        assertThat(misfit.statusCode()).isEqualTo(422);
        assertThat(JSON.readTree(misfit.body()).path("mistakes"))
                .extracting(each -> each.path("path").asText())
                .containsExactly("b", "a");
        refused(400, "{\"declarations\":\"\",\"sample\":\"order\"}", "not both");
        refused(422, "{\"declarations\":\"\"}", "the list has no class");
        refused(400, "{\"declarations\":\"x\",\"language\":\"cobol\"}", "cobol");
        refused(400, "{\"declarations\":\"x\",\"dump\":\"%s\",\"json\":\"{}\"}".formatted(dump), "not both");
        refused(422, "{\"declarations\":\"message {\",\"language\":\"proto\"}", "mistakes");
    }

    private static String upload(String name, String json) {
        return json(running.upload("?name=" + name, json.getBytes(UTF_8)))
                .path("id")
                .asText();
    }

    private static void refused(int status, String body, String reason) {
        HttpResponse<byte[]> answer = post(body);
        assertThat(new String(answer.body(), UTF_8)).contains(reason);
        assertThat(answer.statusCode()).isEqualTo(status);
    }

    private static String schemaFormat(String sample, String more) {
        return encode("{\"dump\":\"%s\",\"codecs\":[\"kryo\"]%s}".formatted(running.sample(sample), more))
                .path("results")
                .get(0)
                .path("format")
                .asText();
    }

    private static JsonNode result(JsonNode view, String codec) {
        return StreamSupport.stream(view.path("results").spliterator(), false)
                .filter(result -> result.path("codec").asText().equals(codec))
                .findFirst()
                .orElseThrow();
    }

    private static JsonNode encode(String body) {
        HttpResponse<byte[]> answer = post(body);
        assertThat(answer.statusCode()).as(new String(answer.body(), UTF_8)).isEqualTo(200);
        return json(answer);
    }

    private static HttpResponse<byte[]> post(String body) {
        return running.send(running.request("/api/v1/encodings")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }
}
