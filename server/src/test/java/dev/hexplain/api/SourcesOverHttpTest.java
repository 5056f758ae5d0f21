package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Parcels;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fields outside the tiling, bit fields and derived sources, as a client sees them. */
@Slow
class SourcesOverHttpTest extends WithTree {
    SourcesOverHttpTest() {
        super(new Parcels(), Parcels.dump());
    }

    @Test
    void a_tree_lists_what_was_derived_and_from_what() {
        JsonNode page = Running.json(running.get(tree + "/sources"));
        assertThat(page.get("total").asInt()).isEqualTo(1);
        JsonNode source = page.at("/items/0");
        assertThat(source.get("number").asInt()).isEqualTo(1);
        assertThat(source.get("layer").asText()).isEqualTo("add");
        assertThat(source.get("from").asInt()).isZero();
        assertThat(source.get("offset").asLong()).isEqualTo(2);
        assertThat(source.get("length").asLong()).isEqualTo(4);
        assertThat(source.get("size").asLong()).isEqualTo(4);
        assertThat(field(source.get("field").asText()).at("/field/name").asText())
                .isEqualTo("body");
        assertThat(field(source.get("root").asText()).at("/field/name").asText())
                .isEqualTo("letter");
        assertThat(Running.json(running.get(tree + "/sources?from=1")).get("items"))
                .isEmpty();
        assertThat(Running.json(running.get(tree)).get("derivedSources").asInt())
                .isEqualTo(1);
    }

    private JsonNode field(String id) {
        return Running.json(running.get(tree + "/fields/" + id));
    }

    @Test
    void bytes_of_a_source_come_whole_or_by_range() {
        HttpResponse<byte[]> whole = running.get(tree + "/sources/1/bytes");
        assertThat(whole.statusCode()).isEqualTo(200);
        assertThat(whole.body()).containsExactly('h', 'i', 0, 5);
        HttpResponse<byte[]> part =
                running.send(running.request(tree + "/sources/1/bytes").header("Range", "bytes=1-2"));
        assertThat(part.statusCode()).isEqualTo(206);
        assertThat(part.body()).containsExactly('i', 0);
        assertThat(running.get(tree + "/sources/0/bytes").body()).isEqualTo(Parcels.dump());
        assertThat(running.get(tree + "/sources/2/bytes").statusCode()).isEqualTo(404);
        assertThat(running.get(tree + "/sources/x/bytes").statusCode()).isEqualTo(400);
    }

    @Test
    void a_field_says_where_it_lies() {
        JsonNode number = Running.json(running.get(tree + "/field-by-path?path=body.letter.number"));
        assertThat(number.at("/field/source").asInt()).isEqualTo(1);
        assertThat(number.at("/field/placement").asText()).isEqualTo("derived");
        assertThat(number.at("/field/offset").asLong()).isEqualTo(2);
        assertThat(number.at("/field/value/actual").asText()).isEqualTo("5");
        assertThat(number.at("/source/layer").asText()).isEqualTo("add");
        assertThat(number.at("/offsetInParent").asLong()).isEqualTo(2);
        assertThat(number.at("/issues/0/source").asInt()).isEqualTo(1);
        assertThat(number.at("/issues/0/path").asText()).isEqualTo("body.letter.number");
        JsonNode letter = Running.json(running.get(tree + "/field-by-path?path=body.letter"));
        assertThat(letter.has("offsetInParent")).isFalse();
        JsonNode mark = Running.json(running.get(tree + "/field-by-path?path=mark"));
        assertThat(mark.at("/field/placement").asText()).isEqualTo("positioned");
        assertThat(mark.at("/field/source").asInt()).isZero();
        assertThat(mark.has("source")).isFalse();
        JsonNode flags = Running.json(running.get(tree + "/field-by-path?path=flags"));
        assertThat(flags.at("/field/placement").asText()).isEqualTo("tiled");
        assertThat(flags.at("/field/bits/first").asInt()).isEqualTo(4);
        assertThat(flags.at("/field/bits/width").asInt()).isEqualTo(4);
        assertThat(flags.at("/field/endianness").asText()).isEqualTo("big");
        assertThat(flags.at("/field/value/actual").asText()).isEqualTo("3");
        JsonNode sum = Running.json(running.get(tree + "/field-by-path?path=sum"));
        assertThat(sum.at("/field/length").asInt()).isZero();
        assertThat(sum.at("/field/value/actual").asText()).isEqualTo("5");
    }

    @Test
    void the_field_at_a_byte_is_asked_of_a_source() {
        assertThat(nameAt("offset=3")).isEqualTo("body");
        assertThat(nameAt("offset=3&source=1")).isEqualTo("number");
        assertThat(nameAt("offset=10")).isEqualTo("mark");
        assertThat(nameAt("offset=12")).isEqualTo("gap");
        assertThat(nameAt("offset=1")).isEqualTo("flags");
        assertThat(running.get(tree + "/field-at?offset=4&source=1").statusCode())
                .isEqualTo(404);
        assertThat(running.get(tree + "/field-at?offset=0&source=2").statusCode())
                .isEqualTo(404);
        assertThat(running.get(tree + "/field-at?offset=0&source=-1").statusCode())
                .isEqualTo(400);
    }

    private String nameAt(String query) {
        return Running.json(running.get(tree + "/field-at?" + query))
                .at("/field/name")
                .asText();
    }

    @Test
    void spans_show_positioned_fields_in_gaps_and_bit_fields_in_one() {
        assertThat(spans("offset=0"))
                .containsExactly(
                        "0+1 magic = 80",
                        "1+1 version | flags = 2 | 3",
                        "2+4 body = 67 68 FF 04",
                        "6+4 gap = 00 00 00 00 34 12 00 00 00 00",
                        "10+2 mark = 4660",
                        "12+4 gap = 00 00 00 00 34 12 00 00 00 00");
        assertThat(spans("offset=0&source=1")).containsExactly("0+2 text = \"hi\"", "2+2 number = 5");
        assertThat(spans("offset=3&length=1&source=1")).containsExactly("3+1 number = 5");
        assertThat(running.get(tree + "/spans?offset=0&source=9").statusCode()).isEqualTo(404);
    }

    private List<String> spans(String query) {
        List<String> spans = new ArrayList<>();
        for (JsonNode span : Running.json(running.get(tree + "/spans?" + query)).get("items")) {
            spans.add("%d+%d %s = %s"
                    .formatted(
                            span.get("offset").asLong(),
                            span.get("length").asLong(),
                            span.get("name").asText(),
                            span.path("value").asText()));
        }
        return spans;
    }
}
