package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ConversationTest {

    @Test
    void requests_are_answered_in_order_where_nothing_else_is_said() {
        List<Long> said = partners(
                said(Side.A, 3, 0, Kind.HANDSHAKE, ""),
                said(Side.A, 5, 7, Kind.REQUEST, ""),
                said(Side.A, 5, 20, Kind.REQUEST, ""),
                said(Side.B, 6, 0, Kind.RESPONSE, ""),
                said(Side.B, 7, 9, Kind.RESPONSE, ""),
                said(Side.B, 8, 15, Kind.RESPONSE, ""));

        assertThat(said).containsExactly(-1L, 3L, 4L, 1L, 2L, -1L);
    }

    @Test
    void a_correlation_says_who_answers_whom() {
        List<Long> said = partners(
                said(Side.A, 3, 0, Kind.REQUEST, "1"),
                said(Side.A, 4, 9, Kind.REQUEST, "2"),
                said(Side.B, 5, 0, Kind.RESPONSE, "2"),
                said(Side.B, 6, 9, Kind.RESPONSE, "1"),
                said(Side.B, 7, 18, Kind.RESPONSE, "9"));

        assertThat(said).containsExactly(3L, 2L, 1L, 0L, -1L);
    }

    @Test
    void both_sides_ask() {
        List<Long> said = partners(
                said(Side.B, 3, 0, Kind.REQUEST, "1"),
                said(Side.A, 4, 0, Kind.REQUEST, "1"),
                said(Side.B, 5, 9, Kind.RESPONSE, "1"),
                said(Side.A, 6, 9, Kind.RESPONSE, "1"));

        assertThat(said).containsExactly(3L, 2L, 1L, 0L);
    }

    @Test
    void turns_cover_what_both_sides_sent_in_the_order_of_packets() throws IOException {
        try (CaptureIndex index = rmi()) {
            for (int flow = 0; flow < index.flowCount(); flow++) {
                for (Side side : Side.values()) {
                    List<Conversation.Item> turns =
                            ConversationItems.turns(index.stream(flow, side), index.stream(flow, side.other()), side);
                    long at = 0;
                    for (Conversation.Item turn : turns) {
                        assertThat(turn.offset()).isEqualTo(at);
                        at += turn.length();
                    }
                    assertThat(at).isEqualTo(index.stream(flow, side).length());
                    assertThat(turns).extracting(Conversation.Item::packet).isSorted();
                }
            }
        }
    }

    @Test
    void what_follows_the_most_messages_that_are_listed_is_one_item() throws IOException {
        int cut = 0;
        Decoder decoder = Detector.standard().formats().get("jrmp").orElseThrow();
        try (CaptureIndex index = rmi()) {
            for (int flow = 0; flow < index.flowCount(); flow++) {
                FlowStream stream = index.stream(flow, Side.A);
                Source sent = Source.ofBytes("sent", stream.copy(0, (int) stream.length()));
                try (FieldTree tree =
                        decoder.decode(sent, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
                    List<Conversation.Item> all = FlowMessages.of(tree, decoder, Side.A, stream, 1000);
                    List<Conversation.Item> few = FlowMessages.of(tree, decoder, Side.A, stream, 2);
                    if (all.size() > 2) {
                        cut++;
                        assertThat(few).hasSize(3).startsWith(all.get(0), all.get(1));
                        assertThat(few.getLast().offset()).isEqualTo(all.get(2).offset());
                        assertThat(few.getLast().offset() + few.getLast().length())
                                .isEqualTo(stream.length());
                        assertThat(few.getLast().message().title())
                                .isEqualTo("what follows the first 2 messages of this side");
                    }
                }
            }
        }
        assertThat(cut).isPositive();
    }

    /** Given in any order. */
    private static List<Long> partners(Conversation.Item... said) {
        List<Conversation.Item> mixed = Arrays.asList(said.clone());
        Collections.shuffle(mixed, new Random(7));
        ConversationItems exchange = ConversationItems.of(mixed);
        return LongStream.range(0, exchange.count())
                .map(number -> exchange.partner((int) number))
                .boxed()
                .toList();
    }

    private static Conversation.Item said(Side side, int packet, long offset, Kind kind, String correlation) {
        return new Conversation.Item(side, packet, offset, 5, "0", new Message(kind, "title", correlation));
    }

    private static CaptureIndex rmi() throws IOException {
        byte[] capture = Files.readAllBytes(Path.of("../samples/captures/rmi.pcap"));
        return CaptureIndex.build(
                Source.ofBytes("rmi", capture), TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE);
    }
}
