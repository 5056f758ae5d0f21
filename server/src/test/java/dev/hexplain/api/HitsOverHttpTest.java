package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Parcels;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found in a tree, as a client sees it. */
@Slow
class HitsOverHttpTest extends WithTree {
    HitsOverHttpTest() {
        super(new Parcels(), Parcels.dump());
    }

    private HttpResponse<byte[]> find(String body) {
        return running.post(tree + "/hits", body);
    }

    @Test
    void bytes_are_found_in_the_dump_and_in_what_was_derived() {
        JsonNode hits = Running.json(find("{\"text\":\"hi\"}"));

        assertThat(hits.at("/items/0/source").asInt()).isEqualTo(1);
        assertThat(hits.at("/items/0/offset").asLong()).isZero();
        assertThat(hits.at("/items/0/is").asText()).isEqualTo("UTF-8");
        assertThat(hits.at("/items/0/path").asText()).startsWith("body.letter");
        assertThat(hits.at("/items/0/text").asText()).isEqualTo("hi");
        assertThat(hits.has("next")).isFalse();
    }

    @Test
    void a_search_goes_on_where_the_page_before_ends() {
        List<Long> offsets = new ArrayList<>();
        String after = "";
        do {
            JsonNode page = Running.json(find("{\"text\":\"??\",\"kind\":\"regex\",\"limit\":1,\"after\":\"%s\"}"
                    .formatted(after)
                    .replace("??", "(?s).")));
            page.get("items")
                    .forEach(hit -> offsets.add(hit.get("source").asLong() * 1000
                            + hit.get("offset").asLong()));
            after = page.path("next").asText("");
        } while (!after.isEmpty());

        assertThat(offsets).hasSize(Parcels.dump().length + 4).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void names_and_types_and_values_are_found() {
        assertThat(Running.json(find("{\"text\":\"number\",\"kind\":\"name\"}"))
                        .at("/items/0/path")
                        .asText())
                .isEqualTo("body.letter.number");
        assertThat(Running.json(find("{\"text\":\"_ == 5\",\"kind\":\"value\"}"))
                        .at("/items/0/path")
                        .asText())
                .isEqualTo("sum");
        assertThat(Running.json(find("{\"text\":\"LETTER\",\"kind\":\"type\",\"ignoreCase\":true}"))
                        .get("items"))
                .isNotEmpty();
    }

    @Test
    void hits_are_counted_by_where_they_are() {
        JsonNode counts = Running.json(running.post(
                tree + "/hit-counts",
                "{\"text\":\"(?s).\",\"kind\":\"regex\",\"parts\":%d}".formatted(Parcels.dump().length)));

        assertThat(counts.get("counts")).hasSize(Parcels.dump().length).allMatch(count -> count.asInt() == 1);
        assertThat(counts.get("others").asInt()).isEqualTo(4);
        assertThat(counts.get("searched").asInt()).isEqualTo(Parcels.dump().length);
        assertThat(counts.has("next")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"text\":\"((a{1000}){1000}){1000}\",\"kind\":\"regex\"}",
                "{\"text\":\"/((a{1000}){1000}){1000}/i\"}",
                "{\"text\":\"(((){1000}){1000}){1000}\",\"kind\":\"regex\",\"within\":{\"source\":0,\"offset\":0,\"length\":9}}"
            })
    void an_expression_that_is_too_large_is_refused_at_once(String body) {
        find(body);
        long start = System.nanoTime();
        HttpResponse<byte[]> refused = find(body);

        assertThat(System.nanoTime() - start).isLessThan(500_000_000);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Running.json(refused).get("detail").asText()).contains("at most 1,000 steps", "repeat less");
    }

    @Test
    void what_cannot_be_looked_for_has_a_place() {
        HttpResponse<byte[]> refused = find("{\"text\":\"ac e\",\"kind\":\"hex\"}");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Running.json(refused).at("/mistakes/0/column").asInt()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            quoteCharacter = '|',
            value = {
                "/hits {\"text\":\"(\",\"kind\":\"regex\"} text",
                "/hits {\"text\":\"x{999}x{999}\",\"kind\":\"regex\",\"ignoreCase\":true} text",
                "/hits {\"text\":\"x\",\"kind\":\"number\"} text",
                "/hits {\"text\":\"_==\",\"kind\":\"value\"} text",
                "/hits {\"text\":\"a\",\"after\":\"zz\"} after",
                "/hits {\"text\":\"a\",\"kind\":\"name\",\"after\":\"zz\"} after",
                "/hits {\"text\":\"a\",\"kind\":\"value\",\"after\":\"zz\"} after",
                "/hits {\"text\":\"a\",\"kind\":\"type\",\"within\":{\"source\":0}} kind",
                "/hit-counts {\"text\":\"ac\",\"kind\":\"name\"} kind",
                "/hit-counts {\"text\":\"[\",\"kind\":\"regex\"} text",
                "/query {\"expression\":\"(\"} expression",
                "/query {\"expression\":\"..[?\"} expression",
                "/query {\"expression\":\"nothing\"} expression",
                "/query {\"expression\":\"..number\",\"after\":\"zz\"} after"
            })
    void a_refusal_names_the_member_of_the_request(String route, String body, String member) {
        HttpResponse<byte[]> refused = running.post(tree + route, body);

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Running.json(refused).at("/mistakes/0/path").asText()).isEqualTo(member);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"text\":7}",
                "{\"text\":\"a\",\"kind\":\"words\"}",
                "{\"text\":\"a\",\"ignoreCase\":1}",
                "{\"text\":\"a\",\"within\":7}",
            })
    void requests_that_are_none_are_refused(String body) {
        assertThat(find(body).statusCode()).isEqualTo(400);
    }

    @Test
    void hits_in_a_window_are_those_that_begin_there() {
        String request =
                "{\"text\":\"(?s).\",\"kind\":\"regex\",\"within\":{\"source\":%d,\"offset\":%d,\"length\":%d}}";

        assertThat(Running.json(find(request.formatted(0, 3, 5))).get("items"))
                .extracting(hit -> hit.get("offset").asInt())
                .containsExactly(3, 4, 5, 6, 7);
        assertThat(Running.json(find(request.formatted(0, 14, 50))).get("items"))
                .hasSize(2);
        assertThat(Running.json(find(request.formatted(1, 0, 50))).get("items")).hasSize(4);
        assertThat(Running.json(find(request.formatted(2, 0, 50))).get("items")).isEmpty();
        assertThat(find(request.formatted(0, 0, 0)).statusCode()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"text\":\"a\",\"after\":\"there\"}",
                "{\"text\":\"a\",\"kind\":\"name\",\"after\":\"99999\"}",
                "{\"text\":\"a\",\"kind\":\"value\",\"after\":\"there\"}",
            })
    void places_that_are_none_are_refused(String body) {
        assertThat(find(body).statusCode()).isEqualTo(422);
    }

    @Test
    void names_are_not_counted() {
        assertThat(running.post(tree + "/hit-counts", "{\"text\":\"a\",\"kind\":\"name\"}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(running.post(tree + "/hit-counts", "{\"text\":\"a\",\"parts\":0}")
                        .statusCode())
                .isEqualTo(400);
    }
}
