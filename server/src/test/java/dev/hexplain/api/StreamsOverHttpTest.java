package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes, risks and filters of a Java serialization stream, as a client sees them. */
@Slow
class StreamsOverHttpTest extends WithSharedServer {
    private static final String BOUNDARY = "between-the-parts";

    private static String order;
    private static byte[] classFile;

    @BeforeAll
    static void start(@TempDir Path folder) throws IOException {
        order = running.treeOf("order");
        Path classes = CompilersForTests.compile(
                CompilersForTests.javac(),
                folder.resolve("classes"),
                Map.of(
                        "ObjectToBeSerialised.java",
                        "public class ObjectToBeSerialised implements java.io.Serializable { int added; }"),
                "-nowarn");
        classFile = Files.readAllBytes(classes.resolve("ObjectToBeSerialised.class"));
    }

    /** The server deletes parts of forms when it has answered. */
    @AfterEach
    void nothing_that_was_received_is_kept() throws Exception {
        for (int i = 0; i < 500 && incoming() > 0; i++) {
            Thread.sleep(10);
        }
        assertThat(incoming()).isZero();
    }

    private static long incoming() throws IOException {
        try (Stream<Path> left = Files.list(running.inspector.dumps().incoming())) {
            return left.count();
        }
    }

    private static HttpResponse<byte[]> compare(String tree, String query, byte[] body) {
        return running.send(running.request(tree + "/classes/compare" + query)
                .header("Content-Type", "application/octet-stream")
                .POST(BodyPublishers.ofByteArray(body)));
    }

    private static HttpResponse<byte[]> compare(Map<String, byte[]> files) {
        StringBuilder body = new StringBuilder();
        files.forEach((name, bytes) -> body.append("--" + BOUNDARY + "\r\n")
                .append("Content-Disposition: form-data; name=\"file\"; filename=\"" + name + "\"\r\n\r\n")
                .append(new String(bytes, ISO_8859_1))
                .append("\r\n"));
        body.append("--" + BOUNDARY + "--\r\n");
        return running.send(running.request(order + "/classes/compare")
                .header("Content-Type", "multipart/form-data; boundary=" + BOUNDARY)
                .POST(BodyPublishers.ofByteArray(body.toString().getBytes(ISO_8859_1))));
    }

    private static HttpResponse<byte[]> tried(String tree, String body) {
        return running.send(running.request(tree + "/filter/try")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static byte[] archive(String path, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(path));
            zip.write(content);
            zip.closeEntry();
        }
        return bytes.toByteArray();
    }

    @Test
    void classes_have_their_uids_and_fields_and_verdicts_where_the_jdk_has_them() {
        JsonNode classes = json(running.get(running.treeOf("web-session") + "/classes"));

        assertThat(classes.get("classCount").asInt())
                .isEqualTo(classes.get("classes").size());
        assertThat(classes.get("comparedWith")).hasSize(1);
        JsonNode map = classes.at("/classes/0");
        assertThat(map.get("name").asText()).isEqualTo("java.util.HashMap");
        assertThat(map.get("serialVersionUID").asText()).isEqualTo("362498820763181265");
        assertThat(map.get("fields").findValuesAsText("name")).containsExactly("loadFactor", "threshold");
        assertThat(map.at("/verdict/outcome").asText()).isEqualTo("same");
    }

    @Test
    void classes_come_by_page() {
        String tree = running.treeOf("web-session");
        JsonNode all = json(running.get(tree + "/classes"));
        JsonNode page = json(running.get(tree + "/classes?from=1&limit=1"));

        assertThat(page.get("classCount")).isEqualTo(all.get("classCount"));
        assertThat(page.get("classes")).containsExactly(all.at("/classes/1"));
        assertThat(json(running.get(tree + "/classes?from=99999")).get("classes"))
                .isEmpty();
    }

    @Test
    void a_class_that_nobody_has_is_compared_with_nothing() {
        JsonNode type = json(running.get(order + "/classes")).at("/classes/0");

        assertThat(type.get("name").asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(type.has("verdict")).isFalse();
    }

    @Test
    void a_class_file_in_a_raw_body_is_compared() {
        JsonNode compared = json(compare(order, "?name=ObjectToBeSerialised.class", classFile));

        JsonNode verdict = compared.at("/classes/0/verdict");
        assertThat(verdict.get("outcome").asText()).isEqualTo("fails");
        assertThat(verdict.get("where").asText()).isEqualTo("ObjectToBeSerialised.class");
        assertThat(verdict.at("/thrown/exception").asText()).isEqualTo("java.io.InvalidClassException");
        assertThat(verdict.get("remedies").findValuesAsText("code"))
                .anyMatch(code -> code.contains("serialVersionUID"));
    }

    @Test
    void files_of_a_form_are_compared_in_order() throws IOException {
        JsonNode compared = json(compare(Map.of("app.jar", archive("in/it/ObjectToBeSerialised.class", classFile))));
        assertThat(compared.at("/classes/0/verdict/where").asText())
                .isEqualTo("app.jar!/in/it/ObjectToBeSerialised.class");
        assertThat(compared.get("comparedWith")).hasSize(2);

        JsonNode unreadable = json(compare(Map.of("app.jar", "no archive".getBytes(UTF_8))));
        assertThat(unreadable.get("problems").get(0).asText()).startsWith("app.jar: ");
        assertThat(unreadable.at("/classes/0/verdict/outcome").asText()).isEqualTo("missing");
        for (byte[] none : List.of(classFile, new byte[0])) {
            JsonNode unnamed = json(compare(order, "", none));
            assertThat(unnamed.get("problems").get(0).asText()).startsWith("classes.jar: ");
        }
    }

    @Test
    void what_cannot_be_compared_is_refused() {
        assertThat(compare(order, "?name=a.jar", new byte[(int) Running.QUOTA + 1])
                        .statusCode())
                .isEqualTo(413);
        assertThat(running.send(running.request(order + "/classes/compare?name=a.jar")
                                .POST(BodyPublishers.noBody()))
                        .statusCode())
                .isEqualTo(400);
        assertThat(compare(order, "?name=" + "a".repeat(256), classFile).statusCode())
                .isEqualTo(400);
        assertThat(compare("/api/v1/trees/nothing", "?name=a.jar", classFile).statusCode())
                .isEqualTo(404);
        assertThat(compare(running.treeOf("order-be"), "?name=a.jar", classFile).statusCode())
                .isEqualTo(400);
        assertThat(running.send(running.request(order + "/classes/compare?name=a.jar")
                                .header("Content-Encoding", "gzip")
                                .POST(BodyPublishers.ofByteArray(classFile)))
                        .statusCode())
                .isEqualTo(415);
    }

    /** The tree of the order as a later version of its class would have written it: another UID, one field renamed. */
    private static String laterOrder() throws IOException {
        byte[] stream = Files.readAllBytes(Path.of("../samples/java/order.ser"));
        stream[0x23]++;
        stream[0x2F] = 'N';
        String dump = json(running.upload("?name=later.ser", stream)).get("id").asText();
        return json(running.decode(dump, "{}")).get("id").asText();
    }

    @Test
    void what_changed_from_one_stream_to_another_is_told_by_class() throws IOException {
        String before = order.substring(order.lastIndexOf('/') + 1);
        String after = "/api/v1/trees/" + laterOrder();

        JsonNode changes = json(running.get(after + "/classes/changes?before=" + before));

        assertThat(changes.get("before").asText()).isEqualTo("order.ser");
        assertThat(changes.get("after").asText()).isEqualTo("later.ser");
        assertThat(changes.get("changedCount").asInt()).isEqualTo(1);
        assertThat(changes.get("onlyBefore")).isEmpty();
        JsonNode change = changes.at("/changed/0");
        assertThat(change.get("name").asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(change.get("serialVersionUIDBefore").asText()).isEqualTo("10275539472837495");
        assertThat(change.get("serialVersionUIDAfter").asText()).isEqualTo("10275539472837496");
        assertThat(change.get("fields").findValuesAsText("name")).containsExactly("orderCode", "orderNode");
        assertThat(change.get("fields").findValuesAsText("kind"))
                .containsExactly("missing-in-class", "missing-in-stream");
        JsonNode behind = json(running.get(after + "/classes/changes?from=1&before=" + before));
        assertThat(behind.get("changedCount").asInt()).isEqualTo(1);
        assertThat(behind.get("changed")).isEmpty();
    }

    @Test
    void classes_that_only_one_stream_has_are_named() {
        String session = running.treeOf("web-session");
        String before = order.substring(order.lastIndexOf('/') + 1);

        JsonNode changes = json(running.get(session + "/classes/changes?limit=1&before=" + before));

        assertThat(changes.get("onlyBefore")).hasSize(1);
        assertThat(changes.get("onlyBefore").get(0).asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(changes.get("onlyAfter")).hasSize(1);
        assertThat(changes.get("onlyAfterCount").asInt()).isGreaterThan(1);
    }

    @Test
    void streams_that_are_not_there_or_are_none_have_no_changes() {
        assertThat(running.get(order + "/classes/changes").statusCode()).isEqualTo(400);
        assertThat(running.get(order + "/classes/changes?before=nothing").statusCode())
                .isEqualTo(404);
        String other = running.treeOf("order-be");
        assertThat(running.get(order + "/classes/changes?before=" + other.substring(other.lastIndexOf('/') + 1))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void risks_are_counted_as_a_filter_counts() {
        JsonNode risks = json(running.get(order + "/risks"));

        assertThat(risks.get("chains")).isEmpty();
        assertThat(risks.at("/classes/0/name").asText()).isNotEmpty();
        assertThat(risks.at("/counts/depth").asInt()).isPositive();
        assertThat(risks.at("/counts/checks").asInt()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"class", "package"})
    void a_filter_comes_in_all_forms_and_accepts_the_stream(String by) {
        JsonNode filter = json(running.get(order + "/filter?by=" + by));

        assertThat(filter.get("by").asText()).isEqualTo(by);
        assertThat(filter.get("forms").findValuesAsText("target"))
                .isEqualTo(List.of("pattern", "property", "java", "spring", "tomcat", "jenkins", "redisson"));
        String pattern = filter.at("/forms/0/text").asText();
        assertThat(ObjectInputFilter.Config.createFilter(pattern)).isNotNull();
        assertThat(json(tried(order, "{\"pattern\": \"" + pattern + "\"}"))
                        .get("accepted")
                        .asBoolean())
                .isTrue();
    }

    @Test
    void a_filter_comes_without_limits_too() {
        JsonNode filter = json(running.get(order + "/filter?sizes=unlimited"));

        assertThat(filter.get("sizes").asText()).isEqualTo("unlimited");
        String pattern = filter.at("/forms/0/text").asText();
        assertThat(pattern).startsWith("ObjectToBeSerialised;").endsWith(";!*").doesNotContain("max");
        assertThat(ObjectInputFilter.Config.createFilter(pattern)).isNotNull();
        assertThat(filter.get("note").asText()).contains("sizes are not checked");
        assertThat(running.get(order + "/filter?sizes=few").statusCode()).isEqualTo(400);
    }

    @Test
    void a_trial_names_the_part_that_rejects_and_where() {
        JsonNode trial = json(tried(order, "{\"pattern\": \"maxdepth=2;java.base/*;!*\"}"));

        assertThat(trial.get("accepted").asBoolean()).isFalse();
        assertThat(trial.get("rejected").asInt()).isEqualTo(1);
        JsonNode first = trial.at("/first/0");
        assertThat(first.get("part").asText()).isEqualTo("!*");
        assertThat(first.get("className").asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(first.get("offset").asLong()).isEqualTo(5);
        assertThat(first.get("path").asText()).isEqualTo("contents[0].classDesc");
        assertThat(first.has("arrayLength")).isFalse();
    }

    @Test
    void long_patterns_are_tried_and_shown_in_brief() {
        JsonNode nobody = json(tried(order, "{\"pattern\": \"" + "!".repeat(40_000) + "\"}"));
        assertThat(nobody.get("accepted").asBoolean()).isTrue();
        assertThat(nobody.get("undecided").asLong()).isPositive();
        assertThat(json(tried(order, "{\"pattern\": \"" + ";".repeat(100_000) + "\"}"))
                        .get("accepted")
                        .asBoolean())
                .isTrue();

        HttpResponse<byte[]> missing = tried(order, "{\"pattern\": \"" + "a;".repeat(50_000) + "!;b\"}");
        assertThat(missing.statusCode()).isEqualTo(400);
        assertThat(json(missing).get("detail").asText())
                .isEqualTo("A class or package is missing in `!`, at character 100001 of the `pattern`.");
        assertThat(json(tried(order, "{\"pattern\": \"" + "a".repeat(1_000_001) + "\"}"))
                        .get("detail")
                        .asText())
                .contains("`pattern` may have at most 1000000 characters");
    }

    @Test
    void what_is_no_pattern_or_no_stream_is_a_problem() {
        HttpResponse<byte[]> noPattern = tried(order, "{\"pattern\": \"maxdepht=2\"}");
        assertThat(noPattern.statusCode()).isEqualTo(400);
        assertThat(json(noPattern).get("detail").asText()).contains("There is no limit `maxdepht`", "the `pattern`");
        for (String wrong : new String[] {"maxdepth=x", "!", "m/", "*;/"}) {
            assertThat(json(tried(order, "{\"pattern\": \"" + wrong + "\"}"))
                            .get("detail")
                            .asText())
                    .contains("the `pattern`");
        }
        assertThat(tried(order, "{}").statusCode()).isEqualTo(400);
        assertThat(running.get(order + "/filter?by=module").statusCode()).isEqualTo(400);
        String other = running.treeOf("order-be");
        for (String path : List.of("/classes", "/risks", "/filter")) {
            HttpResponse<byte[]> refused = running.get(other + path);
            assertThat(refused.statusCode()).as(path).isEqualTo(400);
            assertThat(json(refused).get("detail").asText()).contains("Java serialization streams");
        }
    }
}
