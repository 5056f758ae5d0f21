package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.SeedRecords;
import dev.hexplain.testing.Slow;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;

/** Descriptors that are being written. */
@Slow
class DraftsOverHttpTest extends WithDescriptors {
    @Test
    void a_draft_says_what_is_wrong_and_is_named_by_its_content() {
        JsonNode good = draft(POINT);
        JsonNode bad = draft(POINT.replace("seq:", "sec:"));

        assertThat(good.get("usable").asBoolean()).isTrue();
        assertThat(good.get("id").asText()).isEqualTo("point");
        assertThat(draft(POINT).get("draft")).isEqualTo(good.get("draft"));
        assertThat(bad.get("usable").asBoolean()).isFalse();
        assertThat(bad.at("/mistakes/0/message").asText()).contains("did you mean 'seq'");
        assertThat(draft("a: [").get("mistakes")).isNotEmpty();
        assertThat(draft("").get("usable").asBoolean()).isFalse();
        assertThat(json(running.get("/api/v1/formats")).findValuesAsText("id")).doesNotContain("point");
    }

    @Test
    void a_dump_is_decoded_with_a_draft_and_the_tree_ends_with_the_server() {
        String dump = upload("a.bin", POINT_BYTES);
        String draft = draft(POINT).get("draft").asText();

        JsonNode tree = decode(dump, draft);

        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(tree.get("formatTitle").asText()).isEqualTo("Point");
        assertThat(decode(dump, draft).get("id")).isEqualTo(tree.get("id"));
        assertThat(text("/formats/" + draft + "/source")).isEqualTo(POINT);
        assertThat(json(running.get("/api/v1/dumps/" + dump)).has("format")).isFalse();
        running.close();
        running = Running.on(folder);
        assertThat(running.get("/api/v1/trees/" + tree.get("id").asText()).statusCode())
                .isEqualTo(404);
        assertThat(decode(dump, draft).get("detail").asText()).contains("POST /api/v1/drafts again");
    }

    @Test
    void of_many_drafts_the_trees_of_the_last_few_are_kept() {
        String dump = upload("a.bin", POINT_BYTES);
        String first =
                decode(dump, draft(POINT).get("draft").asText()).get("id").asText();

        for (int i = 0; i < 10; i++) {
            decode(dump, draft(POINT + "# " + i).get("draft").asText());
        }

        assertThat(running.get("/api/v1/trees/" + first).statusCode()).isEqualTo(404);
    }

    @Test
    void a_megabyte_is_decoded_by_a_draft_to_the_end() {
        byte[] orders = SeedRecords.orders(ByteOrder.BIG_ENDIAN, 5600);
        String dump = upload("orders.bin", orders);
        String descriptor = describe("\"frame\":\"repeated\"");

        JsonNode tree = decode(dump, draft(descriptor).get("draft").asText());

        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(tree.get("covered").asInt()).isEqualTo(orders.length);
    }
}
