package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Edits, as a client sees them. */
@Slow
class EditsOverHttpTest extends WithSharedServer {
    private static String tree(byte[] content, String choices) {
        String dump = json(running.upload("?name=e.json", content)).get("id").asText();
        return json(running.decode(dump, choices)).get("id").asText();
    }

    private static String tree(String content) {
        return tree(content.getBytes(UTF_8), "{\"format\":\"json\",\"layers\":\"raw\"}");
    }

    private static HttpResponse<byte[]> edit(String tree, String body) {
        return running.post("/api/v1/trees/" + tree + "/edits", body.replace('\'', '"'));
    }

    private static byte[] bytes(JsonNode edited) {
        return running.get("/api/v1/dumps/" + edited.at("/dump/id").asText() + "/bytes")
                .body();
    }

    @Test
    void a_value_is_changed_in_a_dump_of_its_own() {
        String tree = tree("{\"a\":1,\"b\":[\"x\",2]}");

        JsonNode edited = json(edit(tree, "{'values':[{'path':'b[0]','to':'longer'},{'path':'a','to':'-7'}]}"));

        assertThat(new String(bytes(edited), UTF_8)).isEqualTo("{\"a\":-7,\"b\":[\"longer\",2]}");
        assertThat(edited.at("/dump/name").asText()).isEqualTo("e.json (edited)");
        assertThat(edited.get("format").asText()).isEqualTo("json");
        assertThat(edited.get("edits")).hasSize(2);
        assertThat(edited.at("/edits/1/before").asText()).isEqualTo("31");
        assertThat(edited.at("/edits/1/after").asText()).isEqualTo("2D 37");
    }

    @Test
    void where_the_look_at_other_values_ended_is_said() {
        JsonNode edited = json(edit(tree("[" + "1,".repeat(100_000) + "1]"), "{'values':[{'path':'[0]','to':'22'}]}"));

        assertThat(edited.get("notes")).hasSize(1);
        assertThat(edited.at("/notes/0").asText()).contains("`[99999]`", "the first 100,000 values");
        assertThat(json(edit(tree("[1,2]"), "{'values':[{'path':'[0]','to':'3'}]}"))
                        .get("notes"))
                .isEmpty();
    }

    @Test
    void more_changes_than_a_request_may_hold_are_refused_in_plain_words() {
        HttpResponse<byte[]> refused =
                edit(tree("{\"large\":1}"), "{'values':[{'path':'large','to':'%s'}]}".formatted("7".repeat(9 << 20)));

        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(json(refused).get("title").asText()).isEqualTo("The body is too large");
        assertThat(json(refused).get("detail").asText()).contains("at most 8388608 bytes: nothing was done");
    }

    @Test
    void bytes_are_replaced_inserted_and_removed() {
        JsonNode edited = json(
                edit(
                        tree("[1,2,3]"),
                        "{'bytes':[{'offset':6,'removed':1},{'offset':0,'inserted':'20 20'},{'offset':3,'removed':1,'inserted':'3939'}]}"));

        assertThat(new String(bytes(edited), UTF_8)).isEqualTo("  [1,99,3");
    }

    @Test
    void an_edit_back_to_the_original_keeps_its_name() {
        String content = "{\"undone\":1}";
        String tree = tree(content);
        JsonNode there = json(edit(tree, "{'values':[{'path':'undone','to':'2'}]}"));
        String edited = json(running.decode(there.at("/dump/id").asText(), "{\"format\":\"json\",\"layers\":\"raw\"}"))
                .get("id")
                .asText();

        JsonNode back = json(edit(edited, "{'values':[{'path':'undone','to':'1'}]}"));

        assertThat(back.at("/dump/name").asText()).isEqualTo("e.json");
        assertThat(new String(bytes(back), UTF_8)).isEqualTo(content);
    }

    @Test
    void notes_go_along_with_their_bytes() {
        String dump = json(running.upload("?name=noted.json", "[10,20,30]".getBytes(UTF_8)))
                .get("id")
                .asText();
        running.post(
                "/api/v1/dumps/" + dump + "/notes",
                "{\"notes\":[{\"offset\":1,\"length\":2},{\"offset\":4,\"length\":2},{\"offset\":7,\"length\":2},{\"offset\":0,\"length\":10}]}");
        String tree = json(running.decode(dump, "{\"format\":\"json\",\"layers\":\"raw\"}"))
                .get("id")
                .asText();

        JsonNode edited = json(edit(tree, "{'values':[{'path':'[1]','to':'12345'}]}"));

        JsonNode notes =
                json(running.get("/api/v1/dumps/" + edited.at("/dump/id").asText() + "/notes"));
        assertThat(notes.get("notes"))
                .extracting(note ->
                        note.get("offset").asInt() + "+" + note.get("length").asInt())
                .containsExactly("0+13", "1+2", "4+5", "10+2");
    }

    @Test
    void layers_are_put_back_around_changed_values() throws IOException {
        ByteArrayOutputStream gzip = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
            out.write("{\"name\":\"first and longer than a line\"}".getBytes(UTF_8));
        }
        String base64 = Base64.getEncoder().encodeToString(gzip.toByteArray());
        byte[] text = ("{\"payload\":\"" + base64 + "\"}").getBytes(UTF_8);
        String layers = "base64@12+%d/gzip".formatted(text.length - 14);
        String tree = tree(text, "{\"format\":\"json\",\"layers\":\"" + layers + "\"}");

        JsonNode edited = json(edit(tree, "{'values':[{'path':'name','to':'second'}],'wrapped':true}"));

        String whole = new String(bytes(edited), UTF_8);
        assertThat(whole).startsWith("{\"payload\":\"").endsWith("\"}");
        byte[] inside = Base64.getDecoder().decode(whole.substring(12, whole.length() - 2));
        assertThat(new String(new GZIPInputStream(new ByteArrayInputStream(inside)).readAllBytes(), UTF_8))
                .isEqualTo("{\"name\":\"second\"}");
        assertThat(edited.get("layers").asText()).isEqualTo("base64@12+%d/gzip".formatted(whole.length() - 14));
    }

    @Test
    void what_cannot_be_changed_is_refused_with_the_reason() {
        HttpResponse<byte[]> refused = edit(tree("{\"a\":{\"b\":1}}"), "{'values':[{'path':'a','to':'1'}]}");

        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(json(refused).get("detail").asText()).isEqualTo("`a` has parts: change one of them.");
    }

    @Test
    void what_is_shared_says_what_may_be_chosen() {
        String text = new String("shared over HTTP");
        byte[] stream = Serialized.stream(new ArrayList<>(List.of(text, text)));
        String tree = tree(stream, "{\"format\":\"java_serialization\",\"layers\":\"raw\"}");

        JsonNode refused = json(edit(tree, "{'values':[{'path':'[1]','to':'new'}]}"));

        assertThat(refused.get("status").asInt()).isEqualTo(409);
        assertThat(refused.get("type").asText()).isEqualTo("urn:hexplain:problem:shared");
        assertThat(refused.get("choices")).extracting(JsonNode::asText).containsExactly("all", "here");
        String next = new String("new");
        assertThat(bytes(json(edit(tree, "{'values':[{'path':'[1]','to':'new','shared':'here'}]}"))))
                .isEqualTo(Serialized.stream(new ArrayList<>(List.of(text, next))));
        assertThat(bytes(json(edit(tree, "{'values':[{'path':'[1]','to':'new','shared':'all'}]}"))))
                .isEqualTo(Serialized.stream(new ArrayList<>(List.of(next, next))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{'values':[],'bytes':[]}",
                "{'values':[]}",
                "{'values':[1]}",
                "{'values':[{'path':'a'}]}",
                "{'bytes':[{'offset':-1}]}",
                "{'bytes':[{'offset':0,'inserted':'abc'}]}",
                "{'bytes':[{'offset':2,'removed':9}]}",
                "{'bytes':[{'offset':0,'removed':2},{'offset':1,'removed':1}]}"
            })
    void what_is_no_edit_is_refused(String body) {
        assertThat(edit(tree("{\"a\":1}"), body).statusCode()).isEqualTo(400);
    }

    @Test
    void parts_are_added_copied_and_taken_out() {
        String tree = tree("{\"a\":[1,2],\"b\":{\"c\":3}}");

        JsonNode edited = json(
                edit(
                        tree,
                        "{'values':[{'path':'a','add':'4'},{'path':'a[0]','part':'copy'},{'path':'b.c','part':'remove'},{'path':'a[1]','to':'7'}]}"));

        assertThat(new String(bytes(edited), UTF_8)).isEqualTo("{\"a\":[1,7,2,4],\"b\":{}}");
        assertThat(edit(tree, "{'values':[{'path':'a','part':'sorted'}]}").statusCode())
                .isEqualTo(400);
        assertThat(edit(tree, "{'values':[{'path':'a','add':'4','to':'5'}]}").statusCode())
                .isEqualTo(400);
        HttpResponse<byte[]> refused = edit(tree, "{'values':[{'path':'none','add':'4'}]}");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(json(refused).get("detail").asText()).startsWith("There is no list `none`");
    }

    @Test
    void an_edited_dump_leaves_as_a_patch_and_in_its_layers() {
        byte[] outer = Base64.getEncoder().encode("{\"wrapped\":[1,2,3],\"long\":\"enough\"}".getBytes(UTF_8));
        String dump = json(running.upload("?name=outer.txt", outer)).get("id").asText();
        String tree = json(running.decode(dump, "{\"format\":\"json\",\"layers\":\"base64\"}"))
                .get("id")
                .asText();
        String edited = json(edit(tree, "{'values':[{'path':'wrapped[1]','part':'remove'}]}"))
                .at("/dump/id")
                .asText();

        HttpResponse<byte[]> wrapped =
                running.get("/api/v1/dumps/" + edited + "/wrapped?like=" + dump + "&layers=base64");
        assertThat(new String(Base64.getMimeDecoder().decode(wrapped.body()), UTF_8))
                .isEqualTo("{\"wrapped\":[1,3],\"long\":\"enough\"}");

        JsonNode patch = json(running.get(patch(edited, dump, "base64", "json")));
        assertThat(patch.at("/ranges/0/removed").asInt()).isEqualTo(2);
        assertThat(patch.at("/before/size").asInt()).isEqualTo(35);
        assertThat(new String(running.get(patch(edited, dump, "base64", "ips")).body(), UTF_8))
                .startsWith("PATCH");
        assertThat(running.get(patch(edited, dump, "raw", "bsdiff")).headers().firstValue("Content-Disposition"))
                .get()
                .asString()
                .contains(".bsdiff");
        assertThat(running.get(patch(edited, dump, "raw", "diff")).statusCode()).isEqualTo(400);
        assertThat(running.get(patch(edited, "nowhere", "raw", "ips")).statusCode())
                .isEqualTo(404);
    }

    @Test
    void classes_of_a_java_stream_are_renamed_and_lose_fields() {
        String tree = tree(
                Serialized.stream(new ArrayList<>(List.of(new StackTraceElement("a.B", "c", "D.java", 7)))),
                "{\"format\":\"java_serialization\",\"layers\":\"raw\"}");

        String text = new String(
                bytes(
                        json(
                                edit(
                                        tree,
                                        "{'values':[{'class':'java.lang.StackTraceElement','to':'a.Frame','uid':'3'},{'class':'a.Frame','drop':'lineNumber'}]}"))),
                ISO_8859_1);

        assertThat(text).contains("a.Frame\0\0\0\0\0\0\0\3").doesNotContain("lineNumber", "StackTraceElement");
        assertThat(edit(tree, "{'values':[{'class':'none','drop':'x'}]}").statusCode())
                .isEqualTo(409);
    }

    private static String patch(String dump, String from, String layers, String as) {
        return "/api/v1/dumps/%s/patch?from=%s&layers=%s&as=%s".formatted(dump, from, layers, as);
    }
}
