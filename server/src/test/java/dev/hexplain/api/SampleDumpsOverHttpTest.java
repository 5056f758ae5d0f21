package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@Slow
class SampleDumpsOverHttpTest extends WithSharedServer {
    private List<JsonNode> records() {
        List<JsonNode> records = new ArrayList<>();
        json(running.get("/api/v1/sample-dumps")).forEach(sample -> {
            if (sample.get("category").asText().equals("records")) {
                records.add(sample);
            }
        });
        return records;
    }

    private JsonNode tree(JsonNode sample) {
        String choices = "{\"format\": \"" + sample.get("format").asText() + "\"}";
        return running.tree(running.sample(sample.get("id").asText()), choices);
    }

    @Test
    void a_record_says_its_format_and_is_read_whole_in_the_byte_order_it_was_written_in() {
        List<JsonNode> records = records();
        assertThat(records).hasSizeGreaterThan(20);
        for (JsonNode sample : records) {
            JsonNode tree = tree(sample);
            String id = sample.get("id").asText();
            assertThat(tree.get("status").asText()).as(id).isEqualTo("complete");
            assertThat(tree.get("covered").asLong())
                    .as(id)
                    .isEqualTo(sample.get("size").asLong());
            String order = tree.path("endian").asText("big");
            assertThat(order).as(id).isEqualTo(id.endsWith("-le") ? "little" : "big");
        }
    }

    @Test
    void a_record_is_offered_by_the_format_it_says() {
        for (JsonNode sample : records()) {
            JsonNode format = json(running.get(
                            "/api/v1/formats/" + sample.get("format").asText()))
                    .get("format");
            assertThat(format.get("samples"))
                    .extracting(JsonNode::asText)
                    .contains(sample.get("id").asText());
        }
    }

    @Test
    void what_tells_its_format_itself_says_none() {
        JsonNode order = json(running.get("/api/v1/sample-dumps")).get(0);
        assertThat(order.get("id").asText()).isEqualTo("order");
        assertThat(order.has("format")).isFalse();
    }

    @Test
    void a_field_says_its_place_in_the_object() {
        JsonNode sample = records().stream()
                .filter(each -> each.get("id").asText().equals("order_stream-le"))
                .findFirst()
                .orElseThrow();
        String tree = "/api/v1/trees/" + tree(sample).get("id").asText();
        JsonNode price = json(running.get(tree + "/field-by-path?path=orders%5B0%5D.prices%5B3%5D"));
        assertThat(price.get("logical").asText()).isEqualTo("orders[0].prices[3]");
        JsonNode count = json(running.get(tree + "/field-by-path?path=orders%5B0%5D.num_prices"));
        assertThat(count.get("logical").asText()).isEqualTo("orders[0]");
        assertThat(json(running.get(tree + "/fields/0")).has("logical")).isFalse();
    }
}
