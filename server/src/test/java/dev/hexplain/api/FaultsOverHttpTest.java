package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Faulty;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bug in what a format says of a field is that field's, and not the page's. */
@Slow
class FaultsOverHttpTest extends WithTree {
    private static final String NOT_SHOWN = "cannot be shown, by a fault of Hexplain";

    FaultsOverHttpTest() {
        super(new Faulty(), Faulty.dump());
    }

    @Test
    void rows_say_that_they_cannot_be_shown_and_the_others_stand() {
        JsonNode rows = answered("/fields/0/children?limit=100");
        assertThat(rows.get("items")).hasSize(8);
        assertThat(rows.at("/items/0/value/actual").asText()).isEqualTo("250");
        assertThat(rows.at("/items/1/value/description").asText()).isEqualTo(NOT_SHOWN);
        assertThat(rows.at("/items/2/value/description").asText()).isEqualTo(NOT_SHOWN);
        assertThat(rows.at("/items/6/value/description").asText()).isEqualTo(NOT_SHOWN);
        assertThat(rows.at("/items/6/offset").asInt()).isEqualTo(6);
        assertThat(rows.at("/items/7/value/actual").asText()).isEqualTo("7");
    }

    @Test
    void details_children_and_neighbours_of_each_field_are_there() {
        for (JsonNode row : answered("/fields/0/children?limit=100").get("items")) {
            String id = row.get("id").asText();
            JsonNode detail = answered("/fields/" + id);
            assertThat(detail.at("/field/id").asText()).isEqualTo(id);
            answered("/fields/" + id + "/children");
            assertThat(answered("/field-at?offset=" + row.get("offset").asInt())
                            .at("/field/offset")
                            .asInt())
                    .isEqualTo(row.get("offset").asInt());
        }
        assertThat(answered("/field-by-path?path=last").at("/logical").asText()).isEqualTo("last");
        assertThat(answered("/field-by-path?path=logical").has("logical")).isFalse();
    }

    @Test
    void spans_cover_the_window() {
        List<Integer> offsets = new ArrayList<>();
        for (JsonNode span : answered("/spans?offset=0").get("items")) {
            offsets.add(span.get("offset").asInt());
        }
        assertThat(offsets).contains(0, 1, 2, 3, 4, 6, 7);
    }

    private JsonNode answered(String path) {
        HttpResponse<byte[]> response = running.get(tree + path);
        assertThat(response.statusCode()).as(path).isEqualTo(200);
        return Running.json(response);
    }
}
