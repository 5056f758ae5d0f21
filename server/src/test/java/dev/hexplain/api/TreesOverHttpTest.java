package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class TreesOverHttpTest extends WithSharedServer {
    private static String order;

    @BeforeAll
    static void start() {
        order = running.treeOf("order");
    }

    @Test
    void a_tree_says_what_it_is_and_how_much_of_it_is_understood() {
        JsonNode tree = json(running.get(order));

        assertThat(tree.get("format").asText()).isEqualTo("java_serialization");
        assertThat(tree.get("layers").asText()).isEqualTo("raw");
        assertThat(tree.get("state").asText()).isEqualTo("ready");
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(tree.get("size").asLong()).isEqualTo(340);
        assertThat(tree.get("covered").asLong()).isEqualTo(340);
        assertThat(tree.get("handleCount").asLong()).isEqualTo(8);
        assertThat(tree.at("/root/id").asText()).isEqualTo("0");
        assertThat(tree.at("/root").has("parent")).isFalse();
    }

    @Test
    void the_same_choices_give_the_same_tree() {
        String dump = running.sample("order");

        JsonNode detected = json(running.decode(dump, "{}"));
        JsonNode chosen =
                json(running.decode(dump, "{\"format\":\"java_serialization\",\"layers\":\"raw\",\"offset\":0}"));
        JsonNode other = json(running.decode(dump, "{\"format\":\"bytes\"}"));

        assertThat(chosen.get("id")).isEqualTo(detected.get("id"));
        assertThat(other.get("id")).isNotEqualTo(detected.get("id"));
        assertThat(other.get("status").asText()).isEqualTo("unrecognised");
        assertThat(other.get("covered").asLong()).isZero();
    }

    @Test
    void decoding_from_an_offset_leaves_a_gap_before() {
        String dump = running.sample("order");

        JsonNode tree = json(running.decode(dump, "{\"format\":\"bytes\",\"offset\":100}"));

        JsonNode children = json(running.get("/api/v1/trees/" + tree.get("id").asText() + "/fields/0/children"));
        assertThat(children.at("/items/0/role").asText()).isEqualTo("gap");
        assertThat(children.at("/items/0/length").asLong()).isEqualTo(100);
        assertThat(children.at("/items/1/role").asText()).isEqualTo("unparsed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"order-xxd", "order-hex", "order-hexdump", "order-base64"})
    void a_text_is_read_in_its_dialect_and_its_bytes_are_served(String sample) {
        String tree = running.treeOf(sample);

        assertThat(json(running.get(tree)).get("status").asText()).isEqualTo("complete");
        assertThat(json(running.get(tree)).get("layers").asText()).isNotEqualTo("raw");
        HttpResponse<byte[]> start =
                running.send(running.request(tree + "/bytes").header("Range", "bytes=0-3"));
        assertThat(start.statusCode()).isEqualTo(206);
        assertThat(start.body()).asHexString().isEqualTo("ACED0005");
    }

    @Test
    void a_line_of_text_that_does_not_parse_is_named() {
        String xxd = "00000000: aced 0005 7400 0361 6263                 ....t..abc\n00000010: zz\n";
        String dump = json(running.upload("", xxd.getBytes(StandardCharsets.US_ASCII)))
                .get("id")
                .asText();
        String tree = "/api/v1/trees/"
                + json(running.decode(dump, "{\"layers\":\"xxd\"}")).get("id").asText();

        JsonNode issues = json(running.get(tree + "/issues"));

        assertThat(issues.get("items").findValuesAsText("line")).contains("2");
        assertThat(json(running.get(tree)).get("status").asText()).isEqualTo("partial");
    }

    @Test
    void children_come_by_page() {
        JsonNode prices =
                json(running.get(order + "/field-by-path?path=" + encoded("contents[0].classData[0].prices")));
        String id = prices.at("/field/id").asText();

        JsonNode page = json(running.get(order + "/fields/" + id + "/children?from=5&limit=3"));

        assertThat(page.get("from").asLong()).isEqualTo(5);
        assertThat(page.get("total").asLong()).isEqualTo(13);
        assertThat(page.get("items").findValuesAsText("name")).containsExactly("[2]", "[3]", "[4]");
        assertThat(page.at("/items/1/value/actual").asText()).isEqualTo("0.4");
        assertThat(page.at("/items/1/endianness").asText()).isEqualTo("big");
        assertThat(page.at("/items/1/parent").asText()).isEqualTo(id);
        assertThat(page.at("/items/1/computed").asBoolean()).isTrue();
    }

    @Test
    void the_innermost_field_at_a_byte_is_found_with_its_path_and_ancestors() {
        JsonNode detail = json(running.get(order + "/field-at?offset=182"));

        assertThat(detail.get("path").asText()).isEqualTo("contents[0].classData[0].prices[3]");
        assertThat(detail.at("/field/value/actual").asText()).isEqualTo("0.4");
        assertThat(detail.get("pathComplete").asBoolean()).isTrue();
        assertThat(detail.get("depth").asLong()).isEqualTo(4);
        assertThat(detail.get("ancestors").findValuesAsText("name"))
                .containsExactly("stream", "contents[0]", "classData[0]", "prices");
        String id = detail.at("/field/id").asText();
        assertThat(json(running.get(order + "/fields/" + id))).isEqualTo(detail);
        assertThat(json(running.get(order + "/field-by-path?path="
                        + encoded(detail.get("path").asText()))))
                .isEqualTo(detail);
    }

    @Test
    void an_object_has_a_card_of_its_class() {
        JsonNode card = json(running.get(order + "/field-by-path?path=" + encoded("contents[0]")))
                .get("classDescriptor");

        assertThat(card.get("name").asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(card.get("serialVersionUID").asText()).isEqualTo("10275539472837495");
        assertThat(card.at("/flags/0").asText()).isEqualTo("SC_SERIALIZABLE");
        assertThat(card.get("fields").findValuesAsText("type")).contains("double[]", "long[]", "boolean");
        assertThat(json(running.get(order + "/fields/" + card.get("field").asText()))
                        .at("/field/name")
                        .asText())
                .isEqualTo("classDesc");
    }

    @Test
    void spans_come_in_pages_that_together_are_the_window() {
        JsonNode all = json(running.get(order + "/spans?offset=10&length=300"));
        assertThat(all.has("next")).isFalse();
        for (int limit : new int[] {1, 2, 7}) {
            List<JsonNode> paged = new ArrayList<>();
            for (long offset = 10; offset < 310; ) {
                JsonNode page = json(running.get(
                        order + "/spans?offset=%d&length=%d&limit=%d".formatted(offset, 310 - offset, limit)));
                page.get("items").forEach(paged::add);
                assertThat(page.get("items")).hasSizeBetween(1, limit);
                long end = offset + page.get("length").asLong();
                offset = page.path("next").asLong(310);
                assertThat(end).isEqualTo(offset);
            }
            assertThat(paged).containsExactlyElementsOf(all.get("items"));
        }
    }

    @Test
    void an_answer_with_spans_is_small_however_many_there_are() {
        byte[] ones = new byte[65536];
        Arrays.fill(ones, (byte) 1);
        ones[0] = (byte) 0xDD; // a list of as many numbers of a byte each, for MessagePack
        ones[1] = 0;
        ones[2] = 0;
        ones[3] = (byte) 0xFF;
        ones[4] = (byte) 0xFB;
        String dump = json(running.upload("", ones)).get("id").asText();
        String tree = "/api/v1/trees/"
                + json(running.decode(dump, "{\"format\": \"msgpack\", \"layers\": \"raw\"}"))
                        .get("id")
                        .asText();

        HttpResponse<byte[]> page = running.get(tree + "/spans?offset=0&length=65536&limit=4096");

        assertThat(json(page).get("items").size()).isBetween(1, 4096);
        assertThat(page.body().length).isLessThan(1 << 20);
        assertThat(running.get(tree + "/spans?offset=0&limit=4097").statusCode())
                .isEqualTo(400);
    }

    @Test
    void spans_cover_the_window_without_gaps() {
        JsonNode spans = json(running.get(order + "/spans?offset=10&length=300"));

        long at = 10;
        for (JsonNode span : spans.get("items")) {
            assertThat(span.get("offset").asLong()).isEqualTo(at);
            at += span.get("length").asLong();
        }
        assertThat(at).isEqualTo(310);
        assertThat(spans.get("items").findValuesAsText("name")).contains("prices[3]");
    }

    @Test
    void a_large_window_shows_an_array_as_one_span() {
        JsonNode spans = json(running.get(order + "/spans?offset=0&length=65536"));

        assertThat(spans.get("length").asLong()).isEqualTo(340);
        assertThat(spans.get("items").findValuesAsText("name"))
                .contains("prices")
                .doesNotContain("prices[3]");
    }

    @Test
    void a_handle_has_a_definition_references_and_instances() {
        String tree = running.treeOf("array-objects");

        JsonNode descriptor = json(running.get(tree + "/handles/2"));
        JsonNode references = json(running.get(tree + "/handles/2/references?limit=5"));
        JsonNode instances = json(running.get(tree + "/handles/2/instances?from=98"));

        assertThat(descriptor.at("/handle/number").asText()).isEqualTo("0x7E0002");
        assertThat(descriptor.at("/definition/name").asText()).isEqualTo("classDesc");
        assertThat(descriptor.get("referenceCount").asLong()).isEqualTo(99);
        assertThat(descriptor.get("instanceCount").asLong()).isEqualTo(100);
        assertThat(references.get("items")).hasSize(5);
        assertThat(references.at("/items/0/refersTo/id").asLong()).isEqualTo(2);
        assertThat(instances.get("total").asLong()).isEqualTo(100);
        assertThat(instances.get("items").findValuesAsText("name")).containsExactly("[98]", "[99]");
        assertThat(json(running.get(tree + "/handles/2/instances?limit=1"))
                        .at("/items/0/name")
                        .asText())
                .isEqualTo("[0]");
    }

    @Test
    void a_reference_shows_what_it_points_at() {
        String tree = running.treeOf("array-objects");
        String reference = json(running.get(tree + "/handles/2/references?limit=1"))
                .at("/items/0/id")
                .asText();

        JsonNode detail = json(running.get(tree + "/fields/" + reference));

        assertThat(detail.at("/target/id"))
                .isEqualTo(json(running.get(tree + "/handles/2")).at("/definition/id"));
    }

    @Test
    void a_truncated_dump_has_an_issue_at_its_end() {
        String tree = running.treeOf("order-truncated");

        JsonNode status = json(running.get(tree));
        JsonNode issue = json(running.get(tree + "/issues")).at("/items/0");

        assertThat(status.get("status").asText()).isEqualTo("partial");
        assertThat(issue.get("severity").asText()).isEqualTo("error");
        assertThat(issue.get("offset").asLong())
                .isLessThanOrEqualTo(status.get("size").asLong());
        JsonNode field = json(running.get(tree + "/fields/" + issue.get("field").asText()));
        assertThat(field.at("/issues/0/message")).isEqualTo(issue.get("message"));
        assertThat(field.at("/field/issueCount").asInt()).isPositive();
    }

    @Test
    void a_forgotten_tree_can_be_made_again() {
        String dump = running.sample("strings");
        String tree =
                "/api/v1/trees/" + json(running.decode(dump, "{}")).get("id").asText();

        assertThat(running.delete(tree).statusCode()).isEqualTo(204);

        assertThat(running.get(tree).statusCode()).isEqualTo(404);
        assertThat(running.delete(tree).statusCode()).isEqualTo(404);
        assertThat(json(running.decode(dump, "{}")).get("state").asText()).isEqualTo("ready");
    }

    @ParameterizedTest
    @CsvSource({
        "/field-at, 400",
        "/field-at?offset=-1, 400",
        "/field-at?offset=340, 404",
        "/field-by-path, 400",
        "/field-by-path?path=nothing, 404",
        "/fields/nothing, 404",
        "/fields/99999, 404",
        "/fields/0.99999/children, 404",
        "/fields/0/children?limit=0, 400",
        "/spans, 400",
        "/spans?offset=0&length=65537, 400",
        "/issues?from=x, 400",
        "/handles/8, 404",
        "/handles/x, 400",
        "/handles/8/references, 404",
        "/handles/8/instances, 404",
    })
    void a_question_that_makes_no_sense_is_answered_with_a_problem(String path, int status) {
        HttpResponse<byte[]> answer = running.get(order + path);

        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(json(answer).get("detail").asText()).isNotBlank();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{",
                "{\"format\":5}",
                "{\"format\":null}",
                "{\"format\":\"nope\"}",
                "{\"layers\":\"nope\"}",
                "{\"offset\":-1}",
                "{\"offset\":1.5}",
                "{\"offset\":\"1\"}",
                "{\"offset\":341}"
            })
    void choices_that_make_no_sense_are_refused(String choices) {
        HttpResponse<byte[]> answer = running.decode(running.sample("order"), choices);

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(json(answer).get("detail").asText()).isNotBlank();
    }

    @Test
    void choices_have_to_be_json_for_a_dump_that_is_there() {
        HttpResponse<byte[]> text = running.send(running.request("/api/v1/dumps/" + running.sample("order") + "/trees")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString("{}")));

        assertThat(text.statusCode()).isEqualTo(415);
        assertThat(running.decode("nothing", "{}").statusCode()).isEqualTo(404);
    }

    @Test
    void the_catalogue_lists_formats_layers_and_samples() {
        assertThat(json(running.get("/api/v1/formats")).findValuesAsText("id")).contains("java_serialization", "bytes");
        assertThat(json(running.get("/api/v1/layers")).findValuesAsText("id")).contains("xxd", "base64", "part");
        assertThat(json(running.get("/api/v1/sample-dumps")).findValuesAsText("id"))
                .contains("order");
        assertThat(running.get("/api/v1/openapi.yaml").body()).asString().startsWith("openapi: 3");
        assertThat(json(running.get("/health")).get("status").asText()).isEqualTo("up");
    }

    /** Some of each category: what all decode to is {@code GoldenTreesTest}'s. {@code make exhaustive} opens all. */
    @Test
    void samples_of_every_category_open_and_decode() {
        List<JsonNode> samples = json(running.get("/api/v1/sample-dumps"))
                .valueStream()
                .collect(Collectors.groupingBy(
                        sample -> sample.get("category").asText(), TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(category -> Selection.of(category, 12).stream())
                .toList();
        assertThat(samples).hasSizeGreaterThan(50);
        for (JsonNode sample : samples) {
            running.tree(running.sample(sample.get("id").asText()), "{}");
        }
    }

    private static String encoded(String path) {
        return URLEncoder.encode(path, StandardCharsets.UTF_8);
    }
}
