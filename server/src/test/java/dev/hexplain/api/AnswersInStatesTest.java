package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.view.CaptureView;
import dev.hexplain.inspect.view.DumpView;
import dev.hexplain.inspect.view.EncodingView;
import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.LogicalValueView;
import dev.hexplain.inspect.view.TreeView;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The JSON of answers that have states: each state has its own keys, and {@code state} tells which it is. */
class AnswersInStatesTest {
    private static final DumpView DUMP =
            new DumpView("d", "a.ser", 9, "00", "public", "2026-01-01T00:00:00Z", null, null);
    private static final String DUMP_JSON =
            "{\"id\":\"d\",\"name\":\"a.ser\",\"size\":9,\"sha256\":\"00\",\"space\":\"public\",\"createdAt\":\"2026-01-01T00:00:00Z\"}";
    private static final TreeView.Choice CHOICE = new TreeView.Choice("t", DUMP, "bson", "BSON", "raw", "", 3);
    private static final String CHOICE_JSON = "\"id\":\"t\",\"dump\":" + DUMP_JSON
            + ",\"format\":\"bson\",\"formatTitle\":\"BSON\",\"layers\":\"raw\",\"layersTitle\":\"\",\"offset\":3";

    private static String json(Object view) {
        return new String(JsonBodies.bytes(view), StandardCharsets.UTF_8);
    }

    @Test
    void a_tree_that_is_being_decoded_has_a_progress() {
        assertThat(json(new TreeView.Decoding(CHOICE, 9, 0.5)))
                .isEqualTo("{" + CHOICE_JSON + ",\"size\":9,\"state\":\"decoding\",\"progress\":0.5}");
    }

    @Test
    void a_tree_that_failed_has_a_detail() {
        assertThat(json(new TreeView.Failed(CHOICE, 9, "no room")))
                .isEqualTo("{" + CHOICE_JSON + ",\"size\":9,\"state\":\"failed\",\"detail\":\"no room\"}");
    }

    @Test
    void a_tree_that_is_ready_has_statistics_and_a_root() {
        FieldView root = new FieldView(
                "0",
                "f0",
                0,
                "root",
                0,
                6,
                "document",
                "value",
                null,
                null,
                1,
                false,
                null,
                null,
                null,
                null,
                0,
                "sequential",
                null);
        TreeView.Statistics statistics = new TreeView.Statistics("complete", 7, 6, 2, 0, 1, 2, 1.5);
        LogicalValueView value = new LogicalValueView(
                "0", null, -1, "", "", "scalar", null, "integer", "7", null, null, null, null, null, null, 0, 6, 0);
        assertThat(json(new TreeView.Ready(CHOICE, "big", "likely", 6, statistics, root, 0, value, true, null)))
                .isEqualTo("{" + CHOICE_JSON + ",\"endian\":\"big\",\"endianReason\":\"likely\",\"size\":6"
                        + ",\"state\":\"ready\",\"status\":\"complete\",\"fields\":7,\"covered\":6,\"opaque\":2,\"issueCount\":0"
                        + ",\"handleCount\":1,\"maxDepth\":2,\"decodeMillis\":1.5,\"root\":" + json(root)
                        + ",\"derivedSources\":0,\"value\":" + json(value)
                        + ",\"hasOwnValues\":true,\"meaning\":true}");
    }

    @Test
    void a_capture_has_a_progress_or_a_summary() {
        assertThat(json(new CaptureView.Indexing(DUMP, "gzip", 0.25)))
                .isEqualTo("{\"dump\":" + DUMP_JSON + ",\"layers\":\"gzip\",\"state\":\"indexing\",\"progress\":0.25}");
        CaptureView.Summary summary =
                new CaptureView.Summary("pcap", 9, 1, 2, 3, 4, "2026", null, 0, true, List.of(), List.of());
        assertThat(json(new CaptureView.Ready(DUMP, "raw", summary)))
                .isEqualTo("{\"dump\":" + DUMP_JSON + ",\"layers\":\"raw\",\"state\":\"ready\",\"kind\":\"pcap\""
                        + ",\"size\":9,\"packets\":1,\"flows\":2,\"capturedBytes\":3,\"wireBytes\":4"
                        + ",\"firstTime\":\"2026\",\"issueCount\":0,\"complete\":true,\"interfaces\":[],\"notes\":[]}");
    }

    @Test
    void an_encoding_that_was_refused_has_a_reason() {
        assertThat(json(new EncodingView.Unsupported("avro", "a cycle", "1.12")))
                .isEqualTo(
                        "{\"codec\":\"avro\",\"state\":\"unsupported\",\"reason\":\"a cycle\",\"version\":\"1.12\"}");
        assertThat(json(new EncodingView.Unavailable("avro", "no class", "1.12")))
                .isEqualTo(
                        "{\"codec\":\"avro\",\"state\":\"unavailable\",\"reason\":\"no class\",\"version\":\"1.12\"}");
    }

    @Test
    void an_encoding_has_sizes_and_an_explanation_and_a_place_where_it_is_kept() {
        EncodingView.ExplanationView explanation =
                new EncodingView.ExplanationView(2, Map.of("value", 2L), List.of(), null);
        EncodingView.Encoded encoding = new EncodingView.Encoded(
                "avro",
                "1.12",
                2,
                new EncodingView.CompressedView(1, 2, 3, 4),
                new byte[] {1, 2},
                new EncodingView.KeptView("d", "t", "0"),
                "avro:order",
                new EncodingView.SchemaLanguageView("Avro schema", "avsc"),
                null,
                explanation,
                new EncodingView.LabelView("exact", ""),
                0.5);
        assertThat(json(encoding))
                .isEqualTo("{\"codec\":\"avro\",\"state\":\"encoded\",\"version\":\"1.12\",\"size\":2"
                        + ",\"compressed\":{\"deflate\":1,\"zstd\":2,\"lz4\":3,\"snappy\":4},\"bytes\":\"AQI=\""
                        + ",\"dump\":\"d\",\"tree\":\"t\",\"root\":\"0\",\"format\":\"avro:order\""
                        + ",\"schema\":{\"language\":\"Avro schema\",\"ending\":\"avsc\"},\"explained\":2"
                        + ",\"roles\":{\"value\":2},\"members\":[],\"label\":{\"kind\":\"exact\",\"reason\":\"\"}"
                        + ",\"millis\":0.5}");
    }
}
