package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.captures.ConversationMessageViews.Sent;
import dev.hexplain.inspect.captures.ConversationMessageViews.Sides;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.testing.Frames;
import dev.hexplain.testing.PcapngWriter;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Talks;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What is looked for in a capture is looked for in all of it, or the answer says where that ended. */
@Slow
class WholeCaptureTest {
    private static final Formats FORMATS = Detector.standard().formats();

    private static OpenCapture opened(byte[] capture) {
        Source source = Source.ofBytes("capture", capture);
        return new OpenCapture(
                LayerPath.NONE,
                source,
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE));
    }

    /** One packet from 10.0.0.1, and a record for each of so many addresses, the last of which is that. */
    private static byte[] named(int count) {
        PcapngWriter out = new PcapngWriter(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer names = out.buffer(12 * count + 4);
        for (int name = 1; name <= count; name++) {
            names.putShort((short) 1).putShort((short) 6);
            names.put(ByteBuffer.allocate(4).putInt(0x0A00_0001 + count - name).array());
            names.put(new byte[] {'n', 0, 0, 0});
        }
        byte[] packet = Frames.ethernet(0x0800, Frames.ipv4(1, 2, 17, Frames.udp(7, 8, new byte[1])));
        return out.section()
                .describe(1, 0)
                .enhanced(0, 1, packet)
                .block(PcapngWriter.NAMES, names)
                .bytes();
    }

    @Test
    void names_that_are_not_looked_up_are_said() {
        OpenCapture whole = opened(named(100_000));
        OpenCapture cut = opened(named(100_001));

        assertThat(whole.name("10.0.0.1")).contains("n");
        assertThat(whole.notes()).isEmpty();
        assertThat(cut.name("10.0.0.1")).isEmpty();

        CaptureReader reader = new CaptureReader(cut, FORMATS, Bindings.NONE);
        String note = reader.flows(FlowOrder.of(FlowOrder.Key.NUMBER, false, ""), 0, 1)
                .notes()
                .getFirst();
        assertThat(note).contains("the first 100,000 are known: those from byte 1200");
        assertThat(reader.view(null).summary().notes()).containsExactly(note);
        assertThat(reader.packets(PacketFilter.of("n", OptionalInt.empty()), 0, 1))
                .satisfies(page -> assertThat(page.complete()).isFalse())
                .satisfies(page -> assertThat(page.notes()).containsExactly(note));
    }

    /** Two MiB of which the last word is another. */
    private static byte[] needle() {
        byte[][] runs = new byte[64][];
        for (int run = 0; run < runs.length; run++) {
            byte[] hay = new byte[1 << 15];
            Arrays.fill(hay, (byte) 'h');
            runs[run] = hay;
        }
        byte[] needle = "needle".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(needle, 0, runs[63], runs[63].length - needle.length, needle.length);
        return Talks.stream(7777, runs);
    }

    @Test
    void words_are_looked_for_in_all_that_a_side_sent_and_in_whole_messages() {
        OpenCapture capture = opened(needle());
        assertThat(FlowOrder.of(FlowOrder.Key.NUMBER, false, "needle").of(capture))
                .containsExactly(0);
        assertThat(FlowOrder.of(FlowOrder.Key.NUMBER, false, "nail").of(capture))
                .isEmpty();

        FlowStream sent = capture.index().stream(0, Side.A);
        Sent a = new Sent(LayerPath.NONE, sent, Optional.empty());
        Sent b = new Sent(LayerPath.NONE, capture.index().stream(0, Side.B), Optional.empty());
        Conversation one = ConversationItems.of(List.of(new Conversation.Item(Side.A, 1, 0, sent.length(), "", null)));
        assertThat(new MessageFilter(one, new Sides(a, b), List.of("needle")).numbers())
                .containsExactly(0);
    }

    @Test
    void messages_inside_what_is_none_are_found_however_many_stand_before() {
        String response = "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n";
        String upgraded = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\u0081\u0002hi";
        byte[] sent =
                (String.join("", Collections.nCopies(1000, response)) + upgraded).getBytes(StandardCharsets.ISO_8859_1);
        FlowStream stream = opened(Talks.stream(80, sent)).index().stream(0, Side.A);
        Decoder decoder = FORMATS.get("http1").orElseThrow();
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("sent", sent), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            List<Conversation.Item> found = FlowMessages.of(tree, decoder, Side.A, stream, 5000);

            assertThat(found).hasSize(1002);
            assertThat(found.getLast().message().title()).isEqualTo("text \"hi\"");
            assertThat(FlowMessages.of(tree, decoder, Side.A, stream, 1001)
                            .getLast()
                            .message()
                            .title())
                    .isEqualTo("what follows the first 1,001 messages of this side");
        }
    }
}
