package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ColumnsWriterTest {
    private record Item(@Nullable String text) {}

    private record Listing(List<Item> items) {}

    private static String column(@Nullable String... texts) {
        Listing list = new Listing(Stream.of(texts).map(Item::new).toList());
        String json = new String(AnswerForm.COLUMNS.bytes(list), StandardCharsets.UTF_8);
        assertThat(json)
                .startsWith("{\"items\":{\"count\":%d,\"columns\":{\"text\":".formatted(texts.length))
                .endsWith("}}}");
        return json.substring(json.indexOf("\"text\":") + 7, json.length() - 3);
    }

    @Test
    void texts_that_begin_alike_share_their_beginning() {
        assertThat(column("contents[7]", "contents[8]", "contents[80].name"))
                .isEqualTo("{\"prefixLengths\":[0,9,10],\"suffixes\":[\"contents[7]\",\"8]\",\"0].name\"]}");
    }

    @Test
    void texts_that_begin_otherwise_are_whole() {
        assertThat(column("length", "value", "tc")).isEqualTo("{\"each\":[\"length\",\"value\",\"tc\"]}");
    }

    @Test
    void what_is_not_a_text_shares_nothing() {
        assertThat(column("name 1", null, "name 2")).isEqualTo("{\"each\":[\"name 1\",null,\"name 2\"]}");
    }

    @Test
    void texts_that_are_there_again_are_written_once() {
        assertThat(column("name 1", "name 2", "name 1", "name 2"))
                .isEqualTo("{\"of\":[\"name 1\",\"name 2\"],\"at\":[0,1,0,1]}");
    }

    @Test
    void a_pair_of_surrogates_is_never_cut() {
        String[] texts = {"names 😀", "names 😁", "names 😂"};
        assertThat(column(texts))
                .isEqualTo("{\"prefixLengths\":[0,6,6],"
                        + "\"suffixes\":[\"names \\uD83D\\uDE00\",\"\\uD83D\\uDE01\",\"\\uD83D\\uDE02\"]}");
        assertThat(Arrays.stream(texts).map(text -> text.substring(6, 7)).distinct())
                .as("they begin with one surrogate")
                .hasSize(1);
    }
}
