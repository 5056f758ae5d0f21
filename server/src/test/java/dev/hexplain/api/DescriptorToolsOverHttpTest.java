package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.SeedRecords;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What helps to write descriptors, and to ask what they decoded. */
@Slow
class DescriptorToolsOverHttpTest extends WithDescriptors {
    @Test
    void a_record_is_described_and_decoded() {
        String dump = upload("order.bin", SeedRecords.order(ByteOrder.LITTLE_ENDIAN));
        String draft = draft(describe("\"endian\":\"le\"")).get("draft").asText();

        JsonNode tree = decode(dump, draft);

        assertThat(tree.get("covered").asInt()).isEqualTo(185);
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        HttpResponse<byte[]> refused = post("/describe", "application/json", "{\"fields\":\"int a, Foo b\"}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).at("/mistakes/0/column").asInt()).isEqualTo(8);
        assertThat(post("/describe", "application/json", "{\"fields\":\"int a\",\"endian\":\"up\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_field_knows_its_line_and_a_line_its_field() {
        String draft = draft(POINT).get("draft").asText();
        String tree = "/trees/"
                + decode(upload("a.bin", POINT_BYTES), draft).get("id").asText();

        JsonNode kind = json(running.get("/api/v1" + tree + "/field-by-path?path=axes%5B1%5D.kind"));

        assertThat(kind.at("/defined/line").asInt()).isEqualTo(26);
        assertThat(kind.at("/defined/format").asText()).isEqualTo(draft);
        JsonNode near = json(running.get("/api/v1" + tree + "/field-by-line?line=28&offset=9"));
        assertThat(near.at("/field/id")).isEqualTo(kind.at("/field/id"));
        JsonNode first = json(running.get("/api/v1" + tree + "/field-by-line?line=26"));
        assertThat(first.at("/field/offset").asInt()).isEqualTo(5);
        JsonNode top = json(running.get("/api/v1" + tree + "/field-by-line?line=1"));
        assertThat(top.at("/field/id").asText()).isEqualTo("0");
    }

    @Test
    void a_tree_is_asked() {
        String draft = draft(POINT).get("draft").asText();
        String query = "/trees/"
                + decode(upload("a.bin", POINT_BYTES), draft).get("id").asText() + "/query";

        JsonNode kind = json(post(query, "application/json", "{\"expression\":\"axes[1].kind\"}"));
        JsonNode sum = json(post(query, "application/json", "{\"expression\":\"axes.size + 40\"}"));
        HttpResponse<byte[]> misspelled = post(query, "application/json", "{\"expression\":\"axes[\"}");
        HttpResponse<byte[]> unknown = post(query, "application/json", "{\"expression\":\"axis\"}");

        assertThat(kind.get("path").asText()).isEqualTo("axes[1].kind");
        assertThat(kind.at("/field/offset").asInt()).isEqualTo(8);
        assertThat(kind.at("/value/symbol").asText()).isEqualTo("y");
        assertThat(sum.at("/value/actual").asText()).isEqualTo("42");
        assertThat(sum.get("type").asText()).isEqualTo("integer");
        assertThat(misspelled.statusCode()).isEqualTo(422);
        assertThat(json(misspelled).at("/mistakes/0/column").asInt()).isEqualTo(6);
        assertThat(unknown.statusCode()).isEqualTo(422);
        String java = running.treeOf("order").substring("/api/v1".length());
        JsonNode price = json(post(java + "/query", "application/json", "{\"expression\":\"orderCode\"}"));
        assertThat(price.at("/value/actual").asText()).isEqualTo("777");
        assertThat(price.get("path").asText()).isEqualTo("orderCode");
    }

    @Test
    void a_selection_is_answered_by_page() throws IOException {
        String java = running.treeOf("order").substring("/api/v1".length()) + "/query";
        String selection = "{\"expression\":\"prices[?_ > 0.2]\",\"limit\":1";

        JsonNode first = json(post(java, "application/json", selection + "}")).get("selected");
        String next = first.get("next").asText();
        JsonNode second = json(post(java, "application/json", selection + ",\"after\":\"" + next + "\"}"))
                .get("selected");
        HttpResponse<byte[]> nowhere = post(java, "application/json", selection + ",\"after\":\"9.9.9\"}");

        assertThat(first.at("/items/0/path").asText()).isEqualTo("prices[2]");
        assertThat(first.at("/items/0/value/text").asText()).isEqualTo("0.3");
        assertThat(second.at("/items/0/path").asText()).isEqualTo("prices[3]");
        assertThat(nowhere.statusCode()).isEqualTo(422);
    }

    @Test
    void a_selection_that_is_too_deep_to_go_on_says_so() {
        String deep = "[".repeat(3000) + "{\"a\":1,\"b\":{\"a\":2}}" + "]".repeat(3000);
        String dump = json(running.upload("?name=deep.json", deep.getBytes(StandardCharsets.UTF_8)))
                .get("id")
                .asText();
        String tree =
                json(running.decode(dump, "{\"format\":\"json\"}")).get("id").asText();

        JsonNode selected = selected(tree, "");

        assertThat(selected.get("items")).hasSize(1);
        assertThat(selected.get("complete").asBoolean()).isFalse();
        assertThat(selected.get("notes").toString()).contains("the next page cannot begin inside so many other values");
        JsonNode rest = selected(tree, selected.get("next").asText());
        assertThat(rest.get("items")).isEmpty();
        assertThat(rest.has("next")).isFalse();
    }

    private JsonNode selected(String tree, String after) {
        String body = "{\"expression\":\"..a\",\"limit\":1,\"after\":\"" + after + "\"}";
        return json(post("/trees/" + tree + "/query", "application/json", body)).get("selected");
    }

    private JsonNode complete(String source, int line, int column) throws IOException {
        String body = new ObjectMapper().writeValueAsString(Map.of("source", source, "line", line, "column", column));
        HttpResponse<byte[]> answer = post("/completions", "application/json", body);
        assertThat(answer.statusCode()).isEqualTo(200);
        return json(answer);
    }

    @Test
    void keys_types_and_names_are_proposed() throws IOException {
        put("point", POINT);
        String text = "meta:\n  id: x\n  imports: [point]\nseq:\n  - id: first\n    ty\n  - id: all\n    type: po\n";

        JsonNode keys = complete(text, 6, 7);
        JsonNode types = complete(text.replace("    ty\n", "    type: u1\n"), 8, 13);

        assertThat(keys.get("from").asInt()).isEqualTo(5);
        assertThat(keys.at("/items/0/label").asText()).isEqualTo("type");
        assertThat(keys.at("/items/0/kind").asText()).isEqualTo("key");
        assertThat(types.get("items").findValuesAsText("label")).contains("point");
        assertThat(complete("", 1, 1).get("items").findValuesAsText("label")).contains("meta", "seq");
        assertThat(complete("x", 900, 900).get("items").isArray()).isTrue();
        assertThat(post("/completions", "application/json", "{\"source\":\"\",\"line\":0,\"column\":1}")
                        .statusCode())
                .isEqualTo(400);
    }
}
