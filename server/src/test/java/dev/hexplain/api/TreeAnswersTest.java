package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that a client has already are not sent again, and lists come by column where they are asked for so. */
@Slow
class TreeAnswersTest extends WithSharedServer {
    private static final String COLUMNS = "application/vnd.hexplain.columns+json";

    private static HttpResponse<byte[]> get(String path, String... headers) {
        HttpRequest.Builder request = running.request(path);
        return running.send(headers.length == 0 ? request : request.headers(headers));
    }

    @Test
    void an_answer_that_the_client_has_is_not_sent_again() {
        String children = running.treeOf("order") + "/fields/0/children";
        HttpResponse<byte[]> first = get(children);
        String tag = first.headers().firstValue("ETag").orElseThrow();

        HttpResponse<byte[]> again = get(children, "If-None-Match", "\"other\", " + tag);

        assertThat(first.headers().firstValue("Cache-Control")).hasValue("private, no-cache");
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        assertThat(again.headers().firstValue("ETag")).hasValue(tag);
        assertThat(get(children, "If-None-Match", "\"other\"").statusCode()).isEqualTo(200);
    }

    @Test
    void each_question_and_each_form_has_a_tag_of_its_own() {
        String tree = running.treeOf("order");
        String children = tree + "/fields/0/children";

        assertThat(Stream.of(
                                get(children),
                                get(children + "?limit=1"),
                                get(children, "Accept", COLUMNS),
                                get(running.treeOf("order-base64") + "/fields/0/children"))
                        .map(answer -> answer.headers().firstValue("ETag").orElseThrow()))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_refusal_is_neither_tagged_nor_kept() {
        String missing = running.treeOf("order") + "/fields/999999";

        for (int i = 0; i < 2; i++) {
            HttpResponse<byte[]> answer = get(missing);
            assertThat(answer.statusCode()).isEqualTo(404);
            assertThat(answer.headers().firstValue("ETag")).isEmpty();
            assertThat(answer.headers().firstValue("Cache-Control")).hasValue("no-store");
        }
    }

    @Test
    void a_tree_that_was_deleted_has_no_answers_left() {
        String tree = running.treeOf("order-base64");
        String root = tree + "/fields/0";
        String tag = get(root).headers().firstValue("ETag").orElseThrow();

        running.send(running.request(tree).DELETE());

        assertThat(get(root, "If-None-Match", tag).statusCode()).isEqualTo(404);
    }

    @Test
    void the_same_is_sent_compressed_and_plain() throws IOException {
        String spans = running.treeOf("order") + "/spans?offset=0";
        HttpResponse<byte[]> packed = get(spans, "Accept-Encoding", "gzip");

        assertThat(packed.headers().firstValue("Content-Encoding")).hasValue("gzip");
        try (GZIPInputStream body = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(body.readAllBytes()).isEqualTo(get(spans).body());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/spans?offset=0",
                "/spans?offset=16&length=100&limit=7",
                "/fields/0/children",
                "/fields/1/children?from=1&limit=3",
                "/fields/1/children?from=100",
                "/handles/0/references",
                "/issues",
                "/sources",
            })
    void a_list_by_column_has_the_same_items(String list) {
        String path = running.treeOf("order") + list;
        HttpResponse<byte[]> columns = get(path, "Accept", COLUMNS);

        assertThat(columns.headers().firstValue("Content-Type")).hasValue(COLUMNS);
        ObjectNode page = (ObjectNode) json(columns);
        page.set("items", items(page.get("items")));
        assertThat((Object) page).isEqualTo(json(get(path)));
    }

    private static ArrayNode items(JsonNode table) {
        ArrayNode items = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < table.get("count").asInt(); i++) {
            ObjectNode item = items.addObject();
            for (var column : table.get("columns").properties()) {
                JsonNode value = value(column.getValue(), i);
                if (!value.isNull()) {
                    String name = column.getKey();
                    int dot = name.indexOf('.');
                    (dot < 0 ? item : item.withObjectProperty(name.substring(0, dot)))
                            .set(name.substring(dot + 1), value);
                }
            }
        }
        return items;
    }

    private static JsonNode value(JsonNode column, int index) {
        if (column.has("suffixes")) {
            String text = "";
            for (int i = 0; i <= index; i++) {
                text = text.substring(0, column.get("prefixLengths").get(i).asInt())
                        + column.get("suffixes").get(i).asText();
            }
            return TextNode.valueOf(text);
        }
        if (column.has("each")) {
            return column.get("each").get(index);
        }
        if (column.has("steps")) {
            long sum = 0;
            for (int i = 0; i <= index; i++) {
                sum += column.get("steps").get(i).asLong();
            }
            return sum == (int) sum
                    ? JsonNodeFactory.instance.numberNode((int) sum)
                    : JsonNodeFactory.instance.numberNode(sum);
        }
        return column.has("at")
                ? column.get("of").get(column.get("at").get(index).asInt())
                : column.get("all");
    }
}
