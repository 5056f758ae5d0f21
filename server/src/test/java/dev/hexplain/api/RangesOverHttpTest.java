package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Parcels;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of a range of bytes: as text, measured, as a file of its own; of a whole source: a map. */
@Slow
class RangesOverHttpTest extends WithTree {
    private static final String DUMP = "/sources/0";

    RangesOverHttpTest() {
        super(new Parcels(), Parcels.dump());
    }

    private HttpResponse<byte[]> get(String rest) {
        return running.get(tree + rest);
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    @Test
    void an_excerpt_is_the_bytes_or_their_text() {
        byte[] part = Arrays.copyOfRange(Parcels.dump(), 2, 5);

        HttpResponse<byte[]> raw = get(DUMP + "/excerpt?offset=2&length=3");
        assertThat(raw.body()).isEqualTo(part);
        assertThat(raw.headers().firstValue("Content-Disposition").orElse("")).endsWith("-2-5.bin\"");
        assertThat(text(get(DUMP + "/excerpt?offset=2&length=3&as=hex")))
                .isEqualToIgnoringWhitespace(HexFormat.of().formatHex(part));
        assertThat(get(DUMP + "/excerpt").body()).isEqualTo(Parcels.dump());
    }

    @Test
    void bytes_of_a_derived_source_have_excerpts_and_statistics() {
        assertThat(text(get("/sources/1/excerpt?length=2"))).isEqualTo("hi");
        assertThat(Running.json(get("/sources/1/statistics?length=2"))
                        .at("/entropy")
                        .asDouble())
                .isEqualTo(1);
    }

    @Test
    void statistics_are_those_of_the_range() {
        CRC32 sum = new CRC32();
        sum.update(Parcels.dump(), 1, 4);
        JsonNode statistics = Running.json(get(DUMP + "/statistics?offset=1&length=4"));

        assertThat(statistics.at("/checksums/0/name").asText()).isEqualTo("CRC-32");
        assertThat(statistics.at("/checksums/0/value").asText()).isEqualTo("%08x".formatted(sum.getValue()));
        assertThat(statistics.get("counts")).hasSize(256);
        assertThat(statistics
                        .get("counts")
                        .valueStream()
                        .mapToLong(JsonNode::asLong)
                        .sum())
                .isEqualTo(4);
    }

    @Test
    void a_digraph_has_a_shade_for_each_pair() {
        byte[] shades = get(DUMP + "/digraph").body();
        byte[] dump = Parcels.dump();

        assertThat(shades).hasSize(65_536);
        assertThat(shades[(dump[0] & 0xFF) << 8 | dump[1] & 0xFF]).isNotZero();
        assertThat(get(DUMP + "/digraph?length=1").body()).containsOnly(0);
    }

    @Test
    void a_map_has_as_many_parts_as_there_are_bytes_for() {
        JsonNode map = Running.json(get(DUMP + "/map?parts=1000"));
        int size = Parcels.dump().length;

        assertThat(map.get("size").asInt()).isEqualTo(size);
        assertThat(map.get("roles")).hasSize(size);
        assertThat(map.get("entropies")).hasSize(size);
        assertThat(map.get("severities")).hasSize(size);
        assertThat(Running.json(get(DUMP + "/map?parts=2")).get("roles")).hasSize(2);
    }

    @Test
    void a_range_can_be_opened_as_a_file_of_its_own() {
        JsonNode inside = Running.json(get(DUMP + "/inside?offset=1&length=3"));

        assertThat(inside.get("layers").asText()).isEqualTo("part@1+3");
        assertThat(inside.get("formats")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/excerpt", "/statistics", "/digraph", "/inside"})
    void there_is_no_range_behind_the_end(String route) {
        HttpResponse<byte[]> answer = get(DUMP + route + "?offset=" + Parcels.dump().length);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(text(answer)).contains("Ask for an offset below that");
    }

    @Test
    void what_nothing_writes_is_refused() {
        HttpResponse<byte[]> answer = get(DUMP + "/excerpt?as=klingon");

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(text(answer)).contains("klingon");
    }

    @Test
    void a_value_is_a_document() {
        HttpResponse<byte[]> answer = get("/fields/0/value/document");

        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/json");
        assertThat(Running.json(answer).isContainerNode()).isTrue();
    }

    /** Nothing of it was sent, so that it can be said. */
    @Test
    void a_document_around_a_place_that_is_none_is_a_problem() {
        assertThat(get("/fields/0/value/document?within=%s".formatted("0".repeat(200)))
                        .statusCode())
                .isBetween(400, 499);
    }
}
