package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

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

        assertThat(tree.get("meaning").asBoolean()).isTrue();
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
    void a_format_without_values_of_its_own_says_what_its_tree_says() {
        String tree = running.treeOf("order-be");

        JsonNode root = json(running.get(tree));

        assertThat(root.get("meaning").asBoolean()).isFalse();
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
