package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.codecs.evolution.SchemaChanges;
import dev.hexplain.codecs.registry.Codecs;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Codecs and changes of classes, as a client sees them that asks for more until there is none. */
@Slow
class FlexibilityOverHttpTest extends WithSharedServer {
    private static final String MATRIX = "/api/v1/flexibility";

    private static final List<JsonNode> CELLS = new ArrayList<>();
    private static final List<JsonNode> PARTS = new ArrayList<>();

    @BeforeAll
    static void readAll() {
        CELLS.clear();
        PARTS.clear();
        JsonNode part;
        do {
            part = json(running.get(MATRIX + "?from=" + CELLS.size()));
            part.path("items").forEach(CELLS::add);
            PARTS.add(part);
        } while (part.path("measuring").asBoolean());
    }

    @Test
    void cells_come_as_they_are_tried_until_all_are_there() {
        assertThat(PARTS).hasSizeGreaterThan(1);
        assertThat(PARTS.getFirst().path("items").size()).isLessThan(CELLS.size());
        int columns = SchemaChanges.all().stream()
                .mapToInt(change -> change.directions().size())
                .sum();
        assertThat(CELLS).hasSize(columns * Codecs.all().size());
        assertThat(PARTS.getLast().path("total").asInt()).isEqualTo(CELLS.size());
        Set<List<String>> places = new HashSet<>();
        CELLS.forEach(cell -> places.add(List.of(
                cell.path("codec").asText(),
                cell.path("change").asText(),
                cell.path("direction").asText())));
        assertThat(places).hasSameSizeAs(CELLS);
    }

    @Test
    void a_cell_says_what_happened_and_why() {
        JsonNode cell = cell("java", "class-renamed", "backward");
        assertThat(cell.path("outcome").asText()).isEqualTo("refused");
        assertThat(cell.path("reason").asText()).contains("ClassNotFoundException: com.acme.Order");
        assertThat(cell("json", "fields-reordered", "forward").path("outcome").asText())
                .isEqualTo("same");
        assertThat(cell("java", "deep", "same_version").path("outcome").asText())
                .isEqualTo("crashed");
    }

    private static JsonNode cell(String codec, String change, String direction) {
        return CELLS.stream()
                .filter(each -> each.path("codec").asText().equals(codec)
                        && each.path("change").asText().equals(change)
                        && each.path("direction").asText().equals(direction))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void what_is_complete_is_tagged_and_not_sent_again() {
        HttpResponse<byte[]> all = running.get(MATRIX);
        assertThat(json(all).path("items")).hasSize(CELLS.size());
        String tag = all.headers().firstValue("ETag").orElseThrow();
        HttpResponse<byte[]> again = running.send(running.request(MATRIX).header("If-None-Match", tag));
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.body()).isEmpty();
        HttpResponse<byte[]> columns =
                running.send(running.request(MATRIX).header("Accept", "application/vnd.hexplain.columns+json"));
        assertThat(json(columns).at("/items/count").asInt()).isEqualTo(CELLS.size());
        assertThat(columns.body().length).isLessThan(all.body().length / 3);
    }

    @Test
    void both_encodings_are_explained_and_members_say_where_they_come_from() {
        JsonNode reading = reading("java", "field-renamed", 0);
        assertThat(reading.path("direction").asText()).isEqualTo("backward");
        assertThat(reading.path("writerClasses").asText()).contains("customer").doesNotContain("buyer");
        assertThat(reading.path("readerClasses").asText()).contains("buyer");
        assertTiles(reading.path("written"));
        assertTiles(reading.path("rewritten"));
        assertThat(reading.at("/written/runs").findValuesAsText("path")).contains("customer");
        assertThat(reading.at("/rewritten/of").asText()).isEqualTo("read");
        assertThat(reading.at("/rewritten/runs").findValuesAsText("path")).contains("buyer");
        assertThat(reading.path("members").toString())
                .contains("{\"written\":\"customer\",\"read\":\"buyer\",\"outcome\":\"lost\"");
        assertThat(reading.has("taken")).isFalse();
    }

    /** Fields are numbered in order, so that each has the number that the other had. */
    @Test
    void a_schema_shows_what_the_reader_takes_for_what() {
        JsonNode reading = reading("protobuf", "fields-reordered", 0);
        assertThat(reading.path("outcome").asText()).isEqualTo("wrong");
        assertThat(reading.at("/written/runs").findValuesAsText("path"))
                .startsWith("id")
                .contains("account");
        assertThat(reading.path("taken").findValuesAsText("path"))
                .startsWith("account")
                .contains("id");
        assertThat(reading.path("taken").findValues("offset"))
                .hasSameElementsAs(reading.at("/written/runs").findValues("offset"));
    }

    @Test
    void where_nothing_could_be_read_the_reader_has_an_object_of_its_own() {
        JsonNode reading = reading("kryo", "field-added", 0);
        assertThat(reading.path("outcome").asText()).isEqualTo("refused");
        assertThat(reading.at("/rewritten/of").asText()).isEqualTo("own");
        assertTiles(reading.path("rewritten"));
        assertThat(reading.has("members")).isFalse();
    }

    @Test
    void every_pair_can_be_asked_for() {
        for (String change :
                List.of("field-removed", "element-type", "hash-map-to-tree-map", "lambda", "cycle", "deep")) {
            Codecs.all().forEach(codec -> {
                HttpResponse<byte[]> answer = running.get(MATRIX + "/" + codec.id() + "/" + change);
                assertThat(answer.statusCode()).as(codec.id() + " " + change).isEqualTo(200);
            });
        }
    }

    @Test
    void unknown_codecs_changes_and_numbers_are_refused() {
        assertThat(running.get(MATRIX + "/kyro/field-added").statusCode()).isEqualTo(404);
        HttpResponse<byte[]> change = running.get(MATRIX + "/kryo/field-aded");
        assertThat(change.statusCode()).isEqualTo(404);
        assertThat(new String(change.body(), UTF_8)).contains("field-aded");
        assertThat(running.get(MATRIX + "?from=x").statusCode()).isEqualTo(400);
        assertThat(json(running.get(MATRIX + "?from=2147483647")).path("items")).isEmpty();
    }

    private static JsonNode reading(String codec, String change, int number) {
        return json(running.get(MATRIX + "/" + codec + "/" + change))
                .path("readings")
                .path(number);
    }

    private static void assertTiles(JsonNode encoding) {
        assertThat(encoding.path("runs").findValues("length").stream()
                        .mapToInt(JsonNode::asInt)
                        .sum())
                .isPositive()
                .isEqualTo(encoding.path("size").asInt());
    }
}
