package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

@Slow
class ValuesOverHttpTest extends WithSharedServer {
    private static String session;

    @BeforeAll
    static void start() {
        session = running.treeOf("web-session");
    }

    private static JsonNode get(String path) {
        return json(running.get(session + path));
    }

    private static JsonNode byPath(String path) {
        return get("/value-by-path?path=" + URLEncoder.encode(path, StandardCharsets.UTF_8));
    }

    @Test
    void a_tree_has_the_value_of_the_whole() {
        JsonNode tree = get("");

        assertThat(tree.get("hasOwnValues").asBoolean()).isTrue();
        assertThat(tree.at("/value/kind").asText()).isEqualTo("map");
        assertThat(tree.at("/value/type").asText()).isEqualTo("java.util.HashMap");
        assertThat(tree.at("/value/count").asLong()).isEqualTo(5);
    }

    @Test
    void parts_come_by_page_with_keys_and_steps() {
        String root = get("").at("/value/field").asText();

        JsonNode page = get("/fields/" + root + "/value/parts?from=1&limit=2");

        assertThat(page.get("total").asLong()).isEqualTo(5);
        assertThat(page.get("items").findValuesAsText("name")).containsExactly("csrf", "user");
        assertThat(page.at("/items/0/text").asText()).isEqualTo("01020304ff");
        assertThat(page.at("/items/0/scalar").asText()).isEqualTo("bytes");
        assertThat(page.at("/items/1/defines/id").asLong()).isEqualTo(10);
        assertThat(page.at("/items/1/text").asText()).startsWith("{id=4711, name=");
    }

    @Test
    void a_path_a_field_and_a_byte_lead_to_the_same_value() {
        JsonNode id = byPath("user.id");

        assertThat(id.get("path").asText()).isEqualTo("user.id");
        assertThat(id.at("/value/text").asText()).isEqualTo("4711");
        assertThat(id.get("around").findValuesAsText("step")).containsExactly("", "user");
        assertThat(get("/fields/" + id.at("/value/field").asText() + "/value")).isEqualTo(id);
        long last = id.at("/value/offset").asLong() + id.at("/value/length").asLong() - 1;
        assertThat(get("/value-at?offset=" + last)).isEqualTo(id);
    }

    @Test
    void a_value_has_the_bytes_of_its_class_descriptors() {
        JsonNode user = byPath("user");

        assertThat(user.get("ranges").size()).isEqualTo(3);
        assertThat(user.at("/ranges/1/offset").asLong())
                .as("LinkedHashMap, where it was first written")
                .isEqualTo(user.at("/value/offset").asLong() + 1);
        assertThat(user.at("/ranges/2/offset").asLong())
                .as("HashMap, before it")
                .isLessThan(user.at("/value/offset").asLong());
    }

    @Test
    void a_reference_names_the_field_that_it_refers_to() {
        String cart = byPath("cart").at("/value/field").asText();

        JsonNode reference = get("/fields/" + cart + "/value/parts").at("/items/2");

        assertThat(reference.get("kind").asText()).isEqualTo("reference");
        assertThat(get("/fields/" + reference.get("target").asText() + "/value")
                        .get("path")
                        .asText())
                .isEqualTo("user");
    }

    @Test
    void a_reference_has_the_bytes_that_it_refers_to() {
        JsonNode user = byPath("user");
        JsonNode reference = byPath("cart[2]");

        assertThat(reference.get("ranges").findValuesAsText("is")).containsExactly("own", "referred");
        assertThat(reference.at("/ranges/1/field").asText())
                .isEqualTo(user.at("/value/field").asText());
        assertThat(reference.at("/ranges/1/name").asText()).isEqualTo("user");
        assertThat(user.get("ranges").findValuesAsText("name"))
                .containsExactly("java.util.LinkedHashMap", "java.util.HashMap");
    }

    @Test
    void a_scalar_has_the_fields_that_it_is_read_from() {
        JsonNode created = byPath("created");

        assertThat(created.get("raw").findValuesAsText("name")).containsExactly("time");
        assertThat(created.at("/raw/0/value/actual").asText()).isEqualTo("1342000000000");
        assertThat(created.at("/raw/0/offset").asLong()).isEqualTo(0x7C);
        assertThat(byPath("token").get("raw").findValuesAsText("name")).containsExactly("leastSigBits", "mostSigBits");
    }

    @Test
    void a_scalar_that_one_field_spells_has_no_others() {
        for (String path : List.of("user.id", "user.name", "csrf", "user", "cart")) {
            assertThat(byPath(path).get("raw")).as(path).isEmpty();
        }
    }

    @Test
    void an_instant_is_seconds_and_nanoseconds_and_a_decimal_scale_and_unscaled_value() {
        String times = running.treeOf("java-time");
        JsonNode instant = json(running.get(times + "/value-by-path?path=%5B0%5D"));
        String numbers = running.treeOf("big-numbers");
        JsonNode decimal = json(running.get(numbers + "/value-by-path?path=%5B2%5D"));

        assertThat(instant.at("/value/text").asText()).isEqualTo("1969-12-31T23:59:59.999999999Z");
        assertThat(instant.get("raw").findValuesAsText("name")).containsExactly("seconds", "nanos");
        assertThat(instant.at("/raw/0/value/actual").asText()).isEqualTo("-1");
        assertThat(decimal.get("raw").findValuesAsText("name")).containsExactly("scale", "intVal");
    }

    @Test
    void a_long_text_is_read_part_by_part() throws IOException {
        String text = "Zo\u00eb \uD83D\uDE00 ".repeat(9_000);
        String tree = treeOf(Serialized.stream(text));
        String field = json(running.get(tree)).at("/value/field").asText();
        StringBuilder whole = new StringBuilder();
        JsonNode part = json(running.get(tree + "/fields/" + field + "/value/text?limit=100000"));
        whole.append(part.get("text").asText());
        while (part.has("next")) {
            String from = part.get("next").asText();
            part = json(running.get(tree + "/fields/" + field + "/value/text?limit=1001&from=" + from));
            assertThat(part.get("text").asText()).hasSizeBetween(1, 1001);
            whole.append(part.get("text").asText());
        }

        assertThat(part.get("size").asLong()).isEqualTo(12L * 9_000);
        assertThat(whole).hasToString(text);
    }

    @Test
    void values_with_parts_have_no_text() {
        assertThat(running.get(session + "/fields/0/value/text").statusCode()).isEqualTo(404);
        assertThat(running.get(session + "/fields/0/value/text?limit=3").statusCode())
                .isEqualTo(400);
    }

    private static String treeOf(byte[] bytes) {
        String dump = json(running.upload("", bytes)).get("id").asText();
        return "/api/v1/trees/" + json(running.decode(dump, "{}")).get("id").asText();
    }

    @Test
    void a_format_without_values_of_its_own_says_what_its_tree_says() {
        String tree = running.treeOf("order-be");

        JsonNode root = json(running.get(tree));

        assertThat(root.get("hasOwnValues").asBoolean()).isFalse();
        assertThat(root.at("/value/kind").asText()).isEqualTo("structure");
    }

    @Test
    void what_is_not_there_is_refused() {
        assertThat(running.get(session + "/value-by-path?path=user.nobody").statusCode())
                .isEqualTo(404);
        assertThat(running.get(session + "/fields/0/value?within=nothing").statusCode())
                .isEqualTo(404);
        assertThat(running.get(session + "/value-at?offset=99999").statusCode()).isEqualTo(404);
    }
}
