package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class FlowLayerTest {
    private static final Layer TCP = FlowLayer.all().getFirst();
    private static final byte[] CAPTURE = Conversation.begun()
            .a(4, "GOOD")
            .a(4, "EVIL")
            .a(1, "tis")
            .a(12, "end")
            .capture();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private UnwrapResult unwrap(Source source, String step) throws IOException {
        return TCP.unwrap(source, LayerStep.parse(step).orElseThrow(), out, LayerLimits.of(1 << 20));
    }

    private String text() {
        return out.toString(StandardCharsets.US_ASCII).replace('\0', '.');
    }

    @Test
    void the_flows_of_a_capture_are_offered() {
        List<LayerCandidate> found = TCP.find(Source.ofBytes("capture", CAPTURE));

        assertEquals(
                List.of("tcp:0a"),
                found.stream().map(one -> one.step().toString()).toList());
        assertEquals(
                "10.0.0.1:1000 to 10.0.0.2:2000, 14 bytes",
                found.getFirst().confidence().reason());
        assertEquals(List.of(), TCP.find(Source.ofBytes("text", new byte[100])));
    }

    @Test
    void a_side_of_a_flow_is_written_with_zeros_for_what_is_missing() throws IOException {
        UnwrapResult unwrapped = unwrap(Source.ofBytes("capture", CAPTURE), "tcp:0a");

        assertEquals("tisGOOD....end", text());
        assertTrue(unwrapped.complete());
        assertEquals(1, unwrapped.issues().size());
        assertEquals(7, unwrapped.issues().getFirst().outputOffset());
        long place = unwrapped.map().from(new Range(11, 1)).offset();
        assertEquals('e', CAPTURE[(int) place]);
    }

    @Test
    void the_step_names_the_policy() throws IOException {
        unwrap(Source.ofBytes("capture", CAPTURE), "tcp:0a:last");

        assertEquals("tisEVIL....end", text());
    }

    @Test
    void a_capture_inside_other_bytes_is_unwrapped_and_its_map_leads_to_them() throws IOException {
        byte[] around =
                ByteBuffer.allocate(CAPTURE.length + 20).put(10, CAPTURE).array();
        LayerStep step = new LayerStep("tcp", 10, OptionalLong.of(CAPTURE.length), "0a");

        UnwrapResult unwrapped = unwrap(Source.ofBytes("around", around), step.toString());

        assertEquals("tisGOOD....end", text());
        assertEquals('t', around[(int) unwrapped.map().from(new Range(0, 1)).offset()]);
    }

    @Test
    void a_flow_that_is_not_there_is_an_issue() throws IOException {
        for (String step : List.of("tcp:7a", "tcp:x", "tcp", "tcp:0a:windows", "tcp:999999999b")) {
            UnwrapResult unwrapped = unwrap(Source.ofBytes("capture", CAPTURE), step);

            assertFalse(unwrapped.complete());
            assertEquals(1, unwrapped.issues().size());
        }
        assertEquals("", text());
    }

    @Test
    void the_bound_ends_it() throws IOException {
        UnwrapResult unwrapped = TCP.unwrap(
                Source.ofBytes("capture", CAPTURE), LayerStep.parse("tcp:0a").orElseThrow(), out, LayerLimits.of(5));

        assertEquals("tisGO", text());
        assertFalse(unwrapped.complete());
    }
}
