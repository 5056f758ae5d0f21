package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Formats: listed, saved, versioned, deleted. */
@Slow
class FormatsOverHttpTest extends WithDescriptors {
    @Test
    void formats_that_come_with_hexplain_are_listed_with_what_tells_them() {
        JsonNode formats = json(running.get("/api/v1/formats"));

        List<String> ids = formats.findValuesAsText("id");
        assertThat(ids).contains("java_serialization").doesNotHaveDuplicates();
        JsonNode java = formats.get(ids.indexOf("java_serialization"));
        assertThat(java.get("kind").asText()).isEqualTo("native");
        assertThat(java.get("origin").asText()).isEqualTo("builtin");
        assertThat(java.at("/signatures/0/hex").asText()).isEqualTo("ACED0005");
        assertThat(java.get("fileExtensions").get(0).asText()).isEqualTo("ser");
        assertThat(java.get("samples").toString()).contains("\"order\"");
        assertThat(java.has("version")).isFalse();
    }

    @Test
    void a_native_format_has_symbols_and_no_structure() {
        JsonNode java = json(running.get("/api/v1/formats/java_serialization"));

        assertThat(java.get("hasSource").asBoolean()).isTrue();
        assertThat(java.get("types")).isEmpty();
        assertThat(java.get("enums").size()).isGreaterThan(2);
        assertThat(text("/formats/java_serialization/source")).startsWith("meta:");
        assertThat(running.get("/api/v1/formats/bytes/source").statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/formats/bytes").statusCode()).isEqualTo(200);
    }

    @Test
    void a_descriptor_is_saved_and_its_structure_shown() {
        HttpResponse<byte[]> saved = put("point", POINT);

        assertThat(saved.statusCode()).isEqualTo(201);
        JsonNode point = json(saved);
        assertThat(point.at("/format/title").asText()).isEqualTo("Point");
        assertThat(point.at("/format/origin").asText()).isEqualTo("own");
        assertThat(point.at("/format/doc").asText()).isEqualTo("Where something is.");
        assertThat(point.get("doc").asText()).contains("two dimensions");
        JsonNode axes = point.at("/types/0/fields/1");
        assertThat(axes.get("type").asText()).isEqualTo("axis(2)");
        assertThat(axes.get("repeat").asText()).isEqualTo("2");
        assertThat(axes.get("targets").get(0).asText()).isEqualTo("point::axis");
        assertThat(axes.get("line").asInt()).isEqualTo(16);
        JsonNode axis = point.at("/types/1");
        assertThat(axis.get("depth").asInt()).isEqualTo(1);
        assertThat(axis.at("/parameters/0/name").asText()).isEqualTo("width");
        assertThat(axis.at("/fields/0/enum").asText()).isEqualTo("point::kind");
        assertThat(axis.at("/fields/1/size").asText()).isEqualTo("width");
        assertThat(axis.at("/fields/2/kind").asText()).isEqualTo("calculated");
        assertThat(axis.at("/fields/2/value").asText()).isEqualTo("kind.to_i * 2");
        assertThat(point.at("/enums/0/members/1/originalName").asText()).isEqualTo("UP");
    }

    @Test
    void saved_formats_are_detected_and_outlive_the_server() {
        put("point", POINT);
        String dump = upload("a.bin", POINT_BYTES);

        running.close();
        running = Running.on(folder);

        JsonNode tree = running.tree(dump, "{}");
        assertThat(tree.get("format").asText()).isEqualTo("point");
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(json(running.get("/api/v1/formats")).findValuesAsText("id")).contains("point");
        assertThat(text("/formats/point/source")).isEqualTo(POINT);
    }

    @Test
    void every_save_is_a_version_and_trees_follow() {
        put("point", POINT);
        String dump = upload("a.bin", POINT_BYTES);
        JsonNode first = decode(dump, "point");
        String other = POINT.replace("- id: magic", "- id: start");

        HttpResponse<byte[]> again = put("point", other);
        HttpResponse<byte[]> same = put("point", other);

        assertThat(again.statusCode()).isEqualTo(200);
        assertThat(json(same).at("/format/version").asInt()).isEqualTo(2);
        JsonNode versions = json(running.get("/api/v1/formats/point/versions"));
        assertThat(versions.get("total").asInt()).isEqualTo(2);
        assertThat(versions.at("/items/0/version").asInt()).isEqualTo(2);
        assertThat(text("/formats/point/versions/1/source")).isEqualTo(POINT);
        assertThat(text("/formats/point/source")).isEqualTo(other);
        assertThat(running.get("/api/v1/formats/point/versions/3/source").statusCode())
                .isEqualTo(404);
        JsonNode second = decode(dump, "point");
        assertThat(second.get("id")).isEqualTo(first.get("id"));
        assertThat(text("/trees/" + second.get("id").asText() + "/fields/0/children"))
                .contains("\"start\"");
    }

    @Test
    void what_comes_with_hexplain_is_not_replaced_nor_deleted() {
        HttpResponse<byte[]> refused = put("java_serialization", POINT);

        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(json(refused).get("detail").asText()).contains("fork it under another id");
        assertThat(running.delete("/api/v1/formats/java_serialization").statusCode())
                .isEqualTo(409);
        assertThat(running.delete("/api/v1/formats/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void a_descriptor_with_errors_is_refused_with_all_of_them() {
        HttpResponse<byte[]> refused =
                put("point", POINT.replace("contents:", "content:").replace("repeat:", "repea:"));

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).get("mistakes").findValuesAsText("line")).contains("15", "18");
        assertThat(running.get("/api/v1/formats/point").statusCode()).isEqualTo(404);
    }

    @Test
    void the_id_in_the_address_has_to_be_the_one_in_the_text() {
        HttpResponse<byte[]> refused = put("line", POINT);

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).at("/mistakes/0/line").asInt()).isEqualTo(2);
        assertThat(json(refused).at("/mistakes/0/column").asInt()).isEqualTo(7);
        assertThat(put("No", POINT).statusCode()).isEqualTo(400);
        assertThat(put("auto", POINT.replace("id: point", "id: auto")).statusCode())
                .isEqualTo(400);
    }

    @Test
    void bodies_that_are_no_descriptors_are_refused() {
        assertThat(put("point", "x".repeat((256 << 10) + 1)).statusCode()).isEqualTo(413);
        assertThat(post("/drafts", "text/plain", POINT).statusCode()).isEqualTo(415);
        assertThat(running.send(running.request("/api/v1/drafts")
                                .header("Content-Type", "text/yaml")
                                .POST(BodyPublishers.ofByteArray(new byte[] {(byte) 0xff})))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_format_is_deleted_with_its_trees() {
        put("point", POINT);
        String tree = decode(upload("a.bin", POINT_BYTES), "point").get("id").asText();

        assertThat(running.delete("/api/v1/formats/point").statusCode()).isEqualTo(204);

        assertThat(running.get("/api/v1/formats/point").statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/trees/" + tree).statusCode()).isEqualTo(404);
        assertThat(put("point", POINT).statusCode()).isEqualTo(201);
    }

    @Test
    void one_format_imports_another() {
        put("point", POINT);
        String points = """
                meta:
                  id: points
                  imports: [point]
                seq:
                  - id: all
                    type: point
                    repeat: eos
                """;
        put("points", points);
        String dump = upload("two.bin", POINT_BYTES);
        decode(dump, "points");

        put("point", POINT.replace("- id: magic", "- id: start"));

        String tree = decode(dump, "points").get("id").asText();
        JsonNode start = json(running.get("/api/v1/trees/" + tree + "/field-by-path?path=all%5B0%5D.start"));
        assertThat(start.at("/field/length").asInt()).isEqualTo(5);
        running.delete("/api/v1/formats/point");
        assertThat(json(running.get("/api/v1/formats/points")).get("mistakes")).isNotEmpty();
        assertThat(running.decode(dump, "{\"format\":\"points\"}").statusCode()).isEqualTo(400);
    }
}
