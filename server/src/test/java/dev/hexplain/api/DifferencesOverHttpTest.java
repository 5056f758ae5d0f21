package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Two dumps compared, as a client sees it. */
class DifferencesOverHttpTest extends WithSharedServer {
    private String tree(String name, String json) {
        byte[] bytes = json.replace('\'', '"').getBytes(StandardCharsets.UTF_8);
        String dump =
                Running.json(running.upload("?name=" + name, bytes)).get("id").asText();
        return Running.json(running.decode(dump, "{}")).get("id").asText();
    }

    private HttpResponse<byte[]> differences(String before, String after, String more) {
        return running.get("/api/v1/trees/" + before + "/differences?with=" + after + more);
    }

    @Test
    void values_are_compared_where_both_formats_have_them() {
        String before = tree("a.json", "{'a':1,'list':[1,2,3]}");
        String after = tree("b.json", "{'list':[1,3],'a':2}");

        JsonNode found = Running.json(differences(before, after, ""));
        assertThat(found.get("as").asText()).isEqualTo("values");
        assertThat(found.get("same").asBoolean()).isFalse();
        assertThat(found.get("summary").asText()).isEqualTo("1 value changed (a), 1 removed (list[1])");
        assertThat(found.get("items")).hasSize(2).allSatisfy(item -> {
            boolean changed = item.get("path").asText().equals("a");
            assertThat(item.get("kind").asText()).isEqualTo(changed ? "changed" : "removed");
            assertThat(item.at("/before/text").asText()).isEqualTo(changed ? "1" : "2");
            assertThat(item.at("/after/text").asText("none")).isEqualTo(changed ? "2" : "none");
        });
    }

    @Test
    void bytes_are_compared_where_that_is_wanted() {
        String before = tree("a.json", "{'a':1}");
        String after = tree("b.json", "{'a':12}");

        JsonNode found = Running.json(differences(before, after, "&as=bytes"));
        assertThat(found.at("/items/0/kind").asText()).isEqualTo("added");
        assertThat(found.at("/items/0/after/offset").asInt()).isEqualTo(6);
    }

    @Test
    void a_tree_is_the_same_as_itself() {
        String tree = tree("a.json", "[1,2]");

        JsonNode found = Running.json(differences(tree, tree, "&as=fields"));
        assertThat(found.get("same").asBoolean()).isTrue();
        assertThat(found.get("items")).isEmpty();
    }

    @Test
    void as_many_are_listed_as_wanted() {
        JsonNode found =
                Running.json(differences(tree("a.json", "{'a':1,'b':1}"), tree("b.json", "{'a':2,'b':2}"), "&limit=1"));

        assertThat(found.get("items")).hasSize(1);
        assertThat(found.at("/counts/0/count").asInt()).isEqualTo(2);
    }

    @Test
    void what_cannot_be_compared_is_refused() {
        String tree = tree("a.json", "[1]");

        assertThat(differences(tree, "none", "").statusCode()).isEqualTo(404);
        assertThat(differences(tree, tree, "&as=poems").statusCode()).isEqualTo(400);
    }
}
