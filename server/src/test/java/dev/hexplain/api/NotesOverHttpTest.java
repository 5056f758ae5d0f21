package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.net.http.HttpResponse;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Notes, as a client sees them. */
@Slow
class NotesOverHttpTest extends WithSharedServer {
    private static String dump(String content) {
        return json(running.upload("?name=noted.json", content.getBytes(UTF_8)))
                .get("id")
                .asText();
    }

    private static String notes(String dump) {
        return "/api/v1/dumps/" + dump + "/notes";
    }

    private static HttpResponse<byte[]> keep(String dump, String document) {
        return running.post(notes(dump), document.replace('\'', '"'));
    }

    @Test
    void a_note_is_kept_changed_and_deleted() {
        String dump = dump("[1]");
        JsonNode kept = json(
                keep(dump, "{'notes':[{'offset':1,'length':1,'path':'[0]','colour':'green','text':'the **one**'}]}"));
        JsonNode note = kept.at("/notes/0");
        assertThat(note.get("layers").asText()).isEqualTo("raw");
        assertThat(note.get("text").asText()).isEqualTo("the **one**");
        assertThat(note.get("createdAt").asText())
                .isEqualTo(note.get("changedAt").asText());

        String id = note.get("id").asText();
        JsonNode changed = json(keep(
                dump,
                "{'notes':[{'id':'%s','offset':1,'length':1,'text':'one','createdAt':'2020-01-01T00:00:00Z'}]}"
                        .formatted(id)));
        assertThat(changed.get("notes")).hasSize(1);
        assertThat(changed.at("/notes/0/text").asText()).isEqualTo("one");
        assertThat(changed.at("/notes/0/createdAt").asText()).isEqualTo("2020-01-01T00:00:00Z");

        assertThat(running.delete(notes(dump) + "/" + id).statusCode()).isEqualTo(204);
        assertThat(running.delete(notes(dump) + "/" + id).statusCode()).isEqualTo(404);
        assertThat(json(running.get(notes(dump))).get("notes")).isEmpty();
    }

    @Test
    void they_are_listed_in_the_order_of_their_bytes() {
        String dump = dump("[1,2]");
        keep(dump, "{'notes':[{'offset':3},{'offset':0,'length':1},{'offset':0,'length':5}]}");

        JsonNode listed = json(running.get(notes(dump))).get("notes");

        assertThat(listed)
                .extracting(note ->
                        note.get("offset").asInt() + "+" + note.get("length").asInt())
                .containsExactly("0+5", "0+1", "3+0");
    }

    @Test
    void what_is_exported_is_imported_and_nothing_else_changes() {
        String dump = dump("[1,2,3]");
        keep(dump, "{'notes':[{'offset':1,'length':1,'text':'é \\u001b |','colour':'red'},{'offset':2}]}");
        byte[] exported = running.get(notes(dump)).body();

        running.delete("/api/v1/dumps/" + dump);
        String again = dump("[1,2,3]");
        assertThat(json(running.get(notes(again))).get("notes"))
                .as("notes go with their dump")
                .isEmpty();
        HttpResponse<byte[]> imported = running.post(notes(again), new String(exported, UTF_8));

        assertThat(imported.body()).isEqualTo(exported);
    }

    @Test
    void notes_of_other_bytes_are_refused() {
        byte[] exported = running.get(notes(dump("[1,2,4]"))).body();

        HttpResponse<byte[]> refused = running.post(notes(dump("[1,2,5]")), new String(exported, UTF_8));

        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(json(refused).get("detail").asText()).contains("SHA-256");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'notes':{}}",
                "{'notes':[1]}",
                "{'notes':[{}]}",
                "{'notes':[{'offset':-1}]}",
                "{'notes':[{'offset':1.5}]}",
                "{'notes':[{'offset':0,'source':3000000000}]}",
                "{'notes':[{'offset':0,'colour':'mauve'}]}",
                "{'notes':[{'offset':0,'id':'../x'}]}",
                "{'notes':[{'offset':0,'text':7}]}",
                "{'notes':[{'offset':0,'text':'a\\u0000b'}]}",
                "{'notes':[{'offset':0,'path':'\\u0000'}]}",
                "{'notes':[{'offset':0,'text':'\\ud83d'}]}",
                "{'notes':[{'offset':8}]}",
                "{'notes':[{'offset':7,'length':1}]}",
                "{'notes':[{'offset':1,'length':9223372036854775807}]}",
                "{'notes':[{'offset':0,'layers':'no layers'}]}",
                "{'notes':[{'offset':0,'createdAt':'yesterday'}]}",
                "{'notes':[],'version':2}",
                "{'notes':[],'dump':{'sha256':'abc'}}",
                "{'notes':[],'dump':[]}"
            })
    void what_is_no_note_is_refused_and_nothing_is_kept(String document) {
        String dump = dump("[1,2,6]");

        assertThat(keep(dump, document).statusCode()).isEqualTo(400);
        assertThat(json(running.get(notes(dump))).get("notes")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "base64, 7, 0, 200",
        "base64, 0, 7, 200",
        "base64, 7, 1, 400",
        "base64, 8, 0, 400",
        "base64, 1, 9223372036854775807, 400",
        "base64@0+4, 3, 0, 200",
        "base64@0+4, 4, 0, 400",
        "base64/base64, 9, 0, 400",
        "raw, 12, 0, 200",
        "part@4, 9, 0, 400"
    })
    void places_inside_layers_end_with_them(String layers, long offset, long length, int status) {
        String dump = dump("WzEsMiw2XQ==");

        HttpResponse<byte[]> answer =
                keep(dump, "{'notes':[{'layers':'%s','offset':%d,'length':%d}]}".formatted(layers, offset, length));

        assertThat(answer.statusCode()).as(json(answer).toString()).isEqualTo(status);
        assertThat(json(running.get(notes(dump))).get("notes")).hasSize(status == 200 ? 1 : 0);
        if (status == 400) {
            assertThat(json(answer).get("detail").asText()).contains("what is inside `" + layers + "` has");
        } else {
            running.delete(notes(dump) + "/" + json(answer).at("/notes/0/id").asText());
        }
    }

    @Test
    void there_may_be_a_thousand_of_them() {
        String dump = dump("[7]");
        String many = IntStream.range(0, 1000)
                .mapToObj("{'offset':0,'text':'%d'}"::formatted)
                .collect(Collectors.joining(",", "{'notes':[", "]}"));
        assertThat(keep(dump, many).statusCode()).isEqualTo(200);
        assertThat(keep(dump, many).statusCode()).isEqualTo(200);

        assertThat(keep(dump, "{'notes':[{'offset':0}]}").statusCode()).isEqualTo(409);
        assertThat(json(running.get(notes(dump))).get("notes")).hasSize(1000);
    }

    @Test
    void a_dump_that_is_not_there_has_none() {
        assertThat(running.get(notes("none")).statusCode()).isEqualTo(404);
        assertThat(keep("none", "{'notes':[]}").statusCode()).isEqualTo(404);
    }
}
