package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Frames;
import dev.hexplain.testing.Frames.Segment;
import dev.hexplain.testing.PcapWriter;
import dev.hexplain.testing.PcapngWriter;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CaptureFileTest {
    private static final byte[] HELLO = "hello".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] FRAME = Frames.tcpFrame(1, 1000, 2, 80, Segment.of(1, Frames.ACK), HELLO);
    private static final long START = 1_700_000_000_000_000_000L;

    static Stream<Arguments> spellings() {
        return Stream.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN)
                .flatMap(order -> Stream.of(PcapWriter.MICROSECONDS, PcapWriter.NANOSECONDS)
                        .map(magic -> Arguments.of(magic, order)));
    }

    @ParameterizedTest
    @MethodSource("spellings")
    void pcap_is_read_in_both_orders_and_resolutions(int magic, ByteOrder order) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new PcapWriter(bytes, magic, order, PcapWriter.ETHERNET).add(FRAME).add(FRAME, 2000);

        CaptureIndex index = Captures.index(bytes.toByteArray());

        long unit = magic == PcapWriter.MICROSECONDS ? 1000 : 1;
        assertEquals(OptionalLong.of(START + 1000 * unit), index.packet(2).time());
        assertEquals(2000, index.packet(2).original());
        assertEquals(FRAME.length, index.packet(2).bytes().length());
        assertEquals(1, index.interfaces().getFirst().linkType());
        assertEquals(1_000_000_000 / unit, index.interfaces().getFirst().resolution());
    }

    static Stream<ByteOrder> orders() {
        return Stream.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);
    }

    @ParameterizedTest
    @MethodSource("orders")
    void pcapng_is_read_with_its_sections_interfaces_comments_and_names(ByteOrder order) {
        PcapngWriter out = new PcapngWriter(order);
        byte[] millis = out.option(9, new byte[] {3});
        byte[] halves = out.option(9, new byte[] {(byte) 0x81});
        byte[] later = out.option(14, out.buffer(8).putLong(10).array());
        out.section()
                .describe(1, 0, out.option(2, "eth0".getBytes(StandardCharsets.UTF_8)), out.comment("an interface"))
                .describe(1, 0, millis, later)
                .enhanced(0, 1_700_000_000_000_001L, FRAME, out.comment("the first"))
                .enhanced(1, 1_700_000_000_001L, FRAME)
                .simple(FRAME)
                .block(
                        PcapngReader.NAMES,
                        out.buffer(24)
                                .putShort((short) 1)
                                .putShort((short) 14)
                                .put(new byte[] {10, 0, 0, 1})
                                .put("localhost\0".getBytes(StandardCharsets.US_ASCII))
                                .putShort((short) 0)
                                .putInt(0))
                .section()
                .describe(101, 0, halves)
                .enhanced(0, 3, FRAME);

        CaptureIndex index = Captures.index(out.bytes());

        assertEquals(CaptureFile.Kind.PCAPNG, index.summary().kind());
        assertEquals(
                List.of(START + 1000, START + 1_000_000 + 10_000_000_000L, 1_500_000_000L),
                Stream.of(1, 2, 4)
                        .map(n -> index.packet(n).time().orElseThrow())
                        .toList());
        assertEquals(OptionalLong.empty(), index.packet(3).time());
        assertEquals(
                List.of(0, 1, 0, 2),
                index.packets(1, 9).stream().map(Packet::interfaceNumber).toList());
        assertEquals("eth0", index.interfaces().getFirst().name());
        assertEquals(1, index.interfaces().getLast().section());
        assertEquals(2, index.interfaces().getLast().resolution());
        assertEquals(
                List.of("an interface", "the first"),
                index.comments(0, 9).stream().map(CaptureNote::text).toList());
        assertEquals(1, index.comments(1, 1).getFirst().packet());
        assertEquals(Set.of(PacketMark.COMMENT), index.packet(1).marks());
        assertEquals("10.0.0.1", index.names(0, 1).getFirst().address());
        assertEquals(List.of("localhost"), index.names(0, 1).getFirst().names());
    }

    @Test
    void an_index_is_opened_again_as_it_was_built(@TempDir Path folder) throws IOException {
        byte[] capture =
                Conversation.begun().a(4, "GOOD").a(4, "EVIL").a(1, "tis").capture();
        Path file = Files.write(folder.resolve("capture.pcap"), capture);
        Path kept = Files.createDirectory(folder.resolve("index"));
        try (Source source = Source.ofFile(file)) {
            String before;
            try (CaptureIndex built =
                    CaptureIndex.build(source, TreeStorage.in(kept), CaptureLimits.USUAL, Progress.NONE)) {
                before = everything(built);
            }
            try (CaptureIndex opened =
                    CaptureIndex.open(source, TreeStorage.in(kept)).orElseThrow()) {
                assertEquals(before, everything(opened));
            }
        }
        try (Source other = Source.ofBytes("other", new byte[capture.length - 1])) {
            assertEquals(Optional.empty(), CaptureIndex.open(other, TreeStorage.in(kept)));
        }
    }

    private static String everything(CaptureIndex index) {
        StringBuilder all = new StringBuilder().append(index.summary()).append(index.interfaces());
        all.append(index.packets(1, 99)).append(index.flows(0, 99)).append(index.issues(0, 99));
        all.append(index.packetsOf(0, 0, 99));
        for (OverlapPolicy policy : OverlapPolicy.values()) {
            all.append(index.stream(0, Side.A, policy).segments(0, 99));
            all.append(Conversation.textOfA(index, policy));
        }
        return all.toString();
    }

    @Test
    void what_was_cancelled_is_not_opened_again(@TempDir Path folder) {
        Source source = Source.ofBytes("capture", Conversation.begun().capture());
        Progress impatient = new Progress() {
            @Override
            public void at(long offset) {}

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        try (TreeStorage storage = TreeStorage.in(folder)) {
            assertThrows(
                    CancellationException.class,
                    () -> CaptureIndex.build(source, storage, CaptureLimits.USUAL, impatient));
        }
        assertEquals(Optional.empty(), CaptureIndex.open(source, TreeStorage.in(folder)));
    }

    @Test
    void a_bound_is_an_issue() {
        Source source = Source.ofBytes("capture", Conversation.begun().capture());

        CaptureIndex index =
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL.bytes(100), Progress.NONE);

        assertEquals(1, index.packetCount());
        assertFalse(index.summary().complete());
        assertTrue(index.issues(0, 9).stream().anyMatch(issue -> issue.kind() == CaptureIssueKind.LIMIT));
    }

    @Test
    void other_bytes_are_not_taken_for_a_capture() {
        assertFalse(CaptureFile.recognises(Source.ofBytes("none", new byte[0])));
        assertFalse(CaptureFile.recognises(Source.ofBytes("text", new byte[100])));
        assertTrue(CaptureFile.recognises(Source.ofBytes("pcap", PcapWriter.pcap(1))));
        byte[] pcapng = new PcapngWriter(ByteOrder.BIG_ENDIAN).section().bytes();
        assertTrue(CaptureFile.recognises(Source.ofBytes("pcapng", pcapng)));
        assertEquals(0, Captures.index(new byte[100]).packetCount());
    }
}
