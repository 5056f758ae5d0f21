package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches of dumps of which a limit left out a part say so. */
@Slow
class EndedSearchesOverHttpTest {
    private static final String LIMIT = "is not searched: Fields are nested deeper than the limit allows at byte";

    @TempDir
    Path folder;

    private Running running;

    @AfterEach
    void stop() {
        running.close();
    }

    private void start(int depth, long derived) throws IOException {
        DumpLimits limits = new DumpLimits(1 << 20, depth, Duration.ofMinutes(1), derived, 1 << 10);
        running = Running.serving(
                Inspector.open(folder, Running.QUOTA, limits),
                new ServerSettings("127.0.0.1", 0, Optional.empty(), false, true, "test"));
    }

    private String tree(byte[] dump) {
        String id = Running.json(running.upload("", dump)).get("id").asText();
        return "/api/v1/trees/" + running.tree(id, "{}").get("id").asText();
    }

    private static byte[] nested(int levels) {
        String text = "{\"a\":".repeat(levels) + "1" + "}".repeat(levels);
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private JsonNode find(String tree, String kind, String text, int limit, String after) {
        return Running.json(running.post(
                tree + "/hits",
                "{\"text\":\"%s\",\"kind\":\"%s\",\"limit\":%d,\"after\":\"%s\"}".formatted(text, kind, limit, after)));
    }

    @Test
    void values_and_names_behind_a_limit_are_said_not_to_be_searched() throws IOException {
        start(20, 1 << 20);
        String tree = tree(nested(100));

        for (String kind : new String[] {"value", "type", "name"}) {
            JsonNode hits = find(tree, kind, "nowhere", 10, "");
            assertThat(hits.get("complete").asBoolean()).as(kind).isFalse();
            assertThat(hits.at("/notes/0").asText()).startsWith("`a.a").contains(LIMIT);
        }
        JsonNode selected = Running.json(running.post(tree + "/query", "{\"expression\":\"..[?a == 1]\"}"));
        assertThat(selected.at("/selected/complete").asBoolean()).isFalse();
        assertThat(selected.at("/selected/notes/0").asText()).contains(LIMIT);
    }

    @Test
    void bytes_are_all_searched_where_only_fields_are_too_deep() throws IOException {
        start(20, 1 << 20);
        String tree = tree(nested(100));

        assertThat(find(tree, "text", "}}", 200, "").get("complete").asBoolean())
                .isTrue();
        assertThat(find(tree, "text", "}}", 200, "").get("notes")).isEmpty();
    }

    @Test
    void bytes_that_a_layer_did_not_give_are_said_not_to_be_searched() throws IOException {
        start(1000, 5000);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(("[" + "1,".repeat(5000) + "1]").getBytes(StandardCharsets.UTF_8));
        }
        String tree = tree(packed.toByteArray());

        JsonNode hits = find(tree, "text", "1]", 10, "");
        assertThat(hits.get("items")).isEmpty();
        assertThat(hits.get("complete").asBoolean()).isFalse();
        assertThat(hits.at("/notes/0").asText()).startsWith("The layer `gzip` is not unpacked to its end: ");
        JsonNode counts = Running.json(running.post(tree + "/hit-counts", "{\"text\":\"1]\"}"));
        assertThat(counts.get("complete").asBoolean()).isFalse();
    }

    @Test
    void what_stands_too_deep_for_a_next_page_is_said_and_the_search_goes_on_behind_it() throws IOException {
        start(1 << 20, 1 << 20);
        String deep = new String(nested(3000), StandardCharsets.UTF_8);
        String tree = tree(("[" + deep + ",{\"b\":2}]").getBytes(StandardCharsets.UTF_8));

        String after = "";
        String notes = "";
        JsonNode page;
        int pages = 0;
        do {
            page = find(tree, "value", "true", 500, after);
            notes += page.get("notes").toString();
            after = page.path("next").asText("");
            assertThat(page.get("complete").asBoolean())
                    .isEqualTo(page.get("notes").isEmpty());
            pages++;
        } while (!after.isEmpty());

        assertThat(pages).isLessThan(20);
        assertThat(notes).contains("is not searched: the next page cannot begin inside so many other values");
        JsonNode last = page.get("items").get(page.get("items").size() - 1);
        assertThat(last.get("path").asText()).isEqualTo("[1].b");
    }
}
