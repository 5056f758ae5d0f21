package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.hexplain.testing.SeedRecords;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormatsOverHttpTest {
    private static final String POINT = """
            meta:
              id: point
              title: Point
              endian: be
              file-extension: pt
            -hexplain-signature:
              offset: 0
              bytes: [0x50, 0x4f, 0x49, 0x4e, 0x54]
            doc: |
              Where something is.

              In two dimensions.
            seq:
              - id: magic
                contents: POINT
              - id: axes
                type: axis(2)
                repeat: expr
                repeat-expr: 2
            types:
              axis:
                params:
                  - id: width
                    type: u1
                seq:
                  - id: kind
                    type: u1
                    enum: kind
                    doc: Which one.
                  - id: value
                    size: width
                instances:
                  twice:
                    value: kind.to_i * 2
            enums:
              kind:
                1: x
                2:
                  id: y
                  -orig-id: UP
                  doc: Upwards.
            """;
    private static final byte[] POINT_BYTES = {'P', 'O', 'I', 'N', 'T', 1, 0, 5, 2, 0, 6};

    @TempDir
    Path folder;

    private Running running;

    @BeforeEach
    void start() {
        running = Running.on(folder);
    }

    @AfterEach
    void stop() {
        running.close();
    }

    private HttpResponse<byte[]> put(String id, String text) {
        return running.send(running.request("/api/v1/formats/" + id)
                .header("Content-Type", "text/yaml")
                .PUT(BodyPublishers.ofString(text)));
    }

    private HttpResponse<byte[]> post(String path, String type, String text) {
        return running.send(
                running.request("/api/v1" + path).header("Content-Type", type).POST(BodyPublishers.ofString(text)));
    }

    private JsonNode draft(String text) {
        return json(post("/drafts", "text/yaml", text));
    }

    private String upload(String name, byte[] bytes) {
        return json(running.upload("?name=" + name, bytes)).get("id").asText();
    }

    private JsonNode decode(String dump, String format) {
        return json(running.decode(dump, "{\"format\":\"" + format + "\"}"));
    }

    private JsonNode ready(JsonNode tree) {
        JsonNode now = tree;
        for (int i = 0; i < 200 && now.get("state").asText().equals("decoding"); i++) {
            now = json(running.get("/api/v1/trees/" + tree.get("id").asText()));
        }
        assertThat(now.get("state").asText()).isEqualTo("ready");
        return now;
    }

    private String text(String path) {
        return new String(running.get("/api/v1" + path).body(), StandardCharsets.UTF_8);
    }

    @Test
    void formatsThatComeWithHexplainAreListedWithWhatTellsThem() {
        JsonNode formats = json(running.get("/api/v1/formats"));

        JsonNode java = formats.get(0);
        assertThat(java.get("id").asText()).isEqualTo("java_serialization");
        assertThat(java.get("kind").asText()).isEqualTo("native");
        assertThat(java.get("origin").asText()).isEqualTo("builtin");
        assertThat(java.at("/signatures/0/hex").asText()).isEqualTo("ACED0005");
        assertThat(java.get("fileExtensions").get(0).asText()).isEqualTo("ser");
        assertThat(java.get("samples").toString()).contains("\"order\"");
        assertThat(java.has("version")).isFalse();
    }

    @Test
    void aNativeFormatHasTheStructureOfItsDescriptor() {
        JsonNode java = json(running.get("/api/v1/formats/java_serialization"));

        assertThat(java.get("hasSource").asBoolean()).isTrue();
        assertThat(java.at("/types/0/fields/0/name").asText()).isEqualTo("magic");
        assertThat(java.get("enums").size()).isGreaterThan(2);
        assertThat(text("/formats/java_serialization/source")).startsWith("meta:");
        assertThat(running.get("/api/v1/formats/bytes/source").statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/formats/bytes").statusCode()).isEqualTo(200);
    }

    @Test
    void aDescriptorIsSavedAndItsStructureShown() {
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
    void savedFormatsAreDetectedAndOutliveTheServer() {
        put("point", POINT);
        String dump = upload("a.bin", POINT_BYTES);

        running.close();
        running = Running.on(folder);

        JsonNode tree = ready(json(running.decode(dump, "{}")));
        assertThat(tree.get("format").asText()).isEqualTo("point");
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(json(running.get("/api/v1/formats")).findValuesAsText("id")).contains("point");
        assertThat(text("/formats/point/source")).isEqualTo(POINT);
    }

    @Test
    void everySaveIsAVersionAndTreesFollow() {
        put("point", POINT);
        String dump = upload("a.bin", POINT_BYTES);
        JsonNode first = ready(decode(dump, "point"));
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
        JsonNode second = ready(decode(dump, "point"));
        assertThat(second.get("id")).isEqualTo(first.get("id"));
        assertThat(text("/trees/" + second.get("id").asText() + "/fields/0/children"))
                .contains("\"start\"");
    }

    @Test
    void whatComesWithHexplainIsNotReplacedNorDeleted() {
        HttpResponse<byte[]> refused = put("java_serialization", POINT);

        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(json(refused).get("detail").asText()).contains("fork it under another id");
        assertThat(running.delete("/api/v1/formats/java_serialization").statusCode())
                .isEqualTo(409);
        assertThat(running.delete("/api/v1/formats/nothing").statusCode()).isEqualTo(404);
    }

    @Test
    void aDescriptorWithErrorsIsRefusedWithAllOfThem() {
        HttpResponse<byte[]> refused =
                put("point", POINT.replace("contents:", "content:").replace("repeat:", "repea:"));

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).get("mistakes").findValuesAsText("line")).contains("15", "18");
        assertThat(running.get("/api/v1/formats/point").statusCode()).isEqualTo(404);
    }

    @Test
    void theIdInTheAddressHasToBeTheOneInTheText() {
        HttpResponse<byte[]> refused = put("line", POINT);

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).at("/mistakes/0/line").asInt()).isEqualTo(2);
        assertThat(json(refused).at("/mistakes/0/column").asInt()).isEqualTo(7);
        assertThat(put("No", POINT).statusCode()).isEqualTo(400);
        assertThat(put("auto", POINT.replace("id: point", "id: auto")).statusCode())
                .isEqualTo(400);
    }

    @Test
    void bodiesThatAreNoDescriptorsAreRefused() {
        assertThat(put("point", "x".repeat((256 << 10) + 1)).statusCode()).isEqualTo(413);
        assertThat(post("/drafts", "text/plain", POINT).statusCode()).isEqualTo(415);
        assertThat(running.send(running.request("/api/v1/drafts")
                                .header("Content-Type", "text/yaml")
                                .POST(BodyPublishers.ofByteArray(new byte[] {(byte) 0xff})))
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aFormatIsDeletedWithItsTrees() {
        put("point", POINT);
        String tree = decode(upload("a.bin", POINT_BYTES), "point").get("id").asText();

        assertThat(running.delete("/api/v1/formats/point").statusCode()).isEqualTo(204);

        assertThat(running.get("/api/v1/formats/point").statusCode()).isEqualTo(404);
        assertThat(running.get("/api/v1/trees/" + tree).statusCode()).isEqualTo(404);
        assertThat(put("point", POINT).statusCode()).isEqualTo(201);
    }

    @Test
    void oneFormatImportsAnother() {
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
        ready(decode(dump, "points"));

        put("point", POINT.replace("- id: magic", "- id: start"));

        String tree = ready(decode(dump, "points")).get("id").asText();
        JsonNode start = json(running.get("/api/v1/trees/" + tree + "/field-by-path?path=all%5B0%5D.start"));
        assertThat(start.at("/field/length").asInt()).isEqualTo(5);
        running.delete("/api/v1/formats/point");
        assertThat(json(running.get("/api/v1/formats/points")).get("mistakes")).isNotEmpty();
        assertThat(running.decode(dump, "{\"format\":\"points\"}").statusCode()).isEqualTo(400);
    }

    @Test
    void aDraftSaysWhatIsWrongAndIsNamedByItsContent() {
        JsonNode good = draft(POINT);
        JsonNode bad = draft(POINT.replace("seq:", "sec:"));

        assertThat(good.get("usable").asBoolean()).isTrue();
        assertThat(good.get("id").asText()).isEqualTo("point");
        assertThat(draft(POINT).get("draft")).isEqualTo(good.get("draft"));
        assertThat(bad.get("usable").asBoolean()).isFalse();
        assertThat(bad.at("/mistakes/0/message").asText()).contains("did you mean 'seq'");
        assertThat(draft("a: [").get("mistakes")).isNotEmpty();
        assertThat(draft("").get("usable").asBoolean()).isFalse();
        assertThat(json(running.get("/api/v1/formats")).findValuesAsText("id")).doesNotContain("point");
    }

    @Test
    void aDumpIsDecodedWithADraftAndTheTreeEndsWithTheServer() {
        String dump = upload("a.bin", POINT_BYTES);
        String draft = draft(POINT).get("draft").asText();

        JsonNode tree = ready(decode(dump, draft));

        assertThat(tree.get("status").asText()).isEqualTo("complete");
        assertThat(tree.get("formatTitle").asText()).isEqualTo("Point");
        assertThat(decode(dump, draft).get("id")).isEqualTo(tree.get("id"));
        assertThat(text("/formats/" + draft + "/source")).isEqualTo(POINT);
        assertThat(json(running.get("/api/v1/dumps/" + dump)).has("format")).isFalse();
        running.close();
        running = Running.on(folder);
        assertThat(running.get("/api/v1/trees/" + tree.get("id").asText()).statusCode())
                .isEqualTo(404);
        assertThat(decode(dump, draft).get("detail").asText()).contains("POST /api/v1/drafts again");
    }

    private JsonNode complete(String source, int line, int column) {
        ObjectNode body = JsonNodeFactory.instance.objectNode();
        body.put("source", source).put("line", line).put("column", column);
        return json(post("/completions", "application/json", body.toString()));
    }

    @Test
    void keysAndTypesAreProposedWhereTheyAreWritten() {
        String start = "meta:\n  id: a\nseq:\n  - id: x\n    ";
        JsonNode keys = complete(start + "typ", 5, 8);
        assertThat(keys.get("from").asInt()).isEqualTo(5);
        assertThat(keys.at("/items/0/label").asText()).isEqualTo("type");
        assertThat(keys.at("/items/0/kind").asText()).isEqualTo("key");
        assertThat(keys.at("/items/0/doc").asText()).isNotEmpty();
        JsonNode types = complete(start + "type: ax\ntypes:\n  axis:\n    seq: []\n", 5, 13);
        assertThat(types.get("from").asInt()).isEqualTo(11);
        assertThat(types.findValuesAsText("label")).containsExactly("axis");
        put("point", POINT);
        String importing = "meta:\n  id: a\n  imports: [point]\nseq:\n  - id: x\n    type: po\n";
        assertThat(complete(importing, 6, 13).findValuesAsText("label")).containsExactly("point");
        assertThat(complete(start, 500, 500).get("items")).isEmpty();
    }

    @Test
    void ofManyDraftsTheTreesOfTheLastFewAreKept() {
        String dump = upload("a.bin", POINT_BYTES);
        String first = ready(decode(dump, draft(POINT).get("draft").asText()))
                .get("id")
                .asText();

        for (int i = 0; i < 10; i++) {
            ready(decode(dump, draft(POINT + "# " + i).get("draft").asText()));
        }

        assertThat(running.get("/api/v1/trees/" + first).statusCode()).isEqualTo(404);
    }

    @Test
    void aMegabyteIsDecodedAnewWithinABlink() {
        String dump = upload("orders.bin", SeedRecords.orders(ByteOrder.BIG_ENDIAN, 5600));
        String descriptor = describe("\"frame\":\"repeated\"");
        for (int i = 0; i < 5; i++) {
            ready(decode(dump, draft(descriptor + "# " + i).get("draft").asText()));
        }

        long best = Long.MAX_VALUE;
        for (int i = 10; i < 15; i++) {
            long start = System.nanoTime();
            ready(decode(dump, draft(descriptor + "# " + i).get("draft").asText()));
            best = Math.min(best, System.nanoTime() - start);
        }
        assertThat(Duration.ofNanos(best)).isLessThan(Duration.ofMillis(200));
    }

    private String describe(String options) {
        String body = "{\"fields\":\"%s\",\"id\":\"order\",%s}".formatted(SeedRecords.ORDER_FIELDS, options);
        return new String(post("/describe", "application/json", body).body(), StandardCharsets.UTF_8);
    }

    @Test
    void aRecordIsDescribedAndDecoded() {
        String dump = upload("order.bin", SeedRecords.order(ByteOrder.LITTLE_ENDIAN));
        String draft = draft(describe("\"endian\":\"le\"")).get("draft").asText();

        JsonNode tree = ready(decode(dump, draft));

        assertThat(tree.get("covered").asInt()).isEqualTo(185);
        assertThat(tree.get("status").asText()).isEqualTo("complete");
        HttpResponse<byte[]> refused = post("/describe", "application/json", "{\"fields\":\"int a, Foo b\"}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(json(refused).at("/mistakes/0/column").asInt()).isEqualTo(8);
        assertThat(post("/describe", "application/json", "{\"fields\":\"int a\",\"endian\":\"up\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void aFieldKnowsItsLineAndALineItsField() {
        String draft = draft(POINT).get("draft").asText();
        String tree = "/trees/"
                + ready(decode(upload("a.bin", POINT_BYTES), draft)).get("id").asText();

        JsonNode kind = json(running.get("/api/v1" + tree + "/field-by-path?path=axes%5B1%5D.kind"));

        assertThat(kind.at("/defined/line").asInt()).isEqualTo(26);
        assertThat(kind.at("/defined/format").asText()).isEqualTo(draft);
        JsonNode near = json(running.get("/api/v1" + tree + "/field-by-line?line=28&offset=9"));
        assertThat(near.at("/field/id")).isEqualTo(kind.at("/field/id"));
        JsonNode first = json(running.get("/api/v1" + tree + "/field-by-line?line=26"));
        assertThat(first.at("/field/offset").asInt()).isEqualTo(5);
        JsonNode top = json(running.get("/api/v1" + tree + "/field-by-line?line=1"));
        assertThat(top.at("/field/id").asText()).isEqualTo("0");
    }

    @Test
    void aTreeIsAsked() {
        String draft = draft(POINT).get("draft").asText();
        String query = "/trees/"
                + ready(decode(upload("a.bin", POINT_BYTES), draft)).get("id").asText() + "/query";

        JsonNode kind = json(post(query, "application/json", "{\"expression\":\"axes[1].kind\"}"));
        JsonNode sum = json(post(query, "application/json", "{\"expression\":\"axes.size + 40\"}"));
        HttpResponse<byte[]> misspelled = post(query, "application/json", "{\"expression\":\"axes[\"}");
        HttpResponse<byte[]> unknown = post(query, "application/json", "{\"expression\":\"axis\"}");

        assertThat(kind.get("path").asText()).isEqualTo("axes[1].kind");
        assertThat(kind.at("/field/offset").asInt()).isEqualTo(8);
        assertThat(kind.at("/value/symbol").asText()).isEqualTo("y");
        assertThat(sum.at("/value/actual").asText()).isEqualTo("42");
        assertThat(sum.get("type").asText()).isEqualTo("integer");
        assertThat(misspelled.statusCode()).isEqualTo(422);
        assertThat(json(misspelled).at("/mistakes/0/column").asInt()).isEqualTo(6);
        assertThat(unknown.statusCode()).isEqualTo(422);
        String java = running.treeOf("order").substring("/api/v1".length());
        assertThat(post(java + "/query", "application/json", "{\"expression\":\"1\"}")
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void completionsAnswerAnywhere() {
        HttpResponse<byte[]> answer =
                post("/completions", "application/json", "{\"source\":\"meta:\\n  i\",\"line\":2,\"column\":4}");

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(json(answer).get("items").isArray()).isTrue();
        assertThat(post("/completions", "application/json", "{\"source\":\"\",\"line\":0,\"column\":1}")
                        .statusCode())
                .isEqualTo(400);
    }
}
