package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.hexplain.bytes.Range;
import dev.hexplain.testing.Corpus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What PcapPlusPlus puts together of its own captures. */
class PcapPlusPlusStreamsTest {
    private static final String EXAMPLES = "Pcap++Test/PcapExamples/";
    private static final String OUTPUT = "ExamplesTest/expected_output/";

    @ParameterizedTest
    @CsvSource({
        "one_tcp_stream.pcap, 0, one_tcp_stream_output.txt",
        "one_http_stream_fin.pcap, 0, one_http_stream_fin_output.txt",
        "one_http_stream_fin2.pcap, 0, one_http_stream_fin2_output.txt",
        "one_http_stream_rst.pcap, 0, one_http_stream_rst_output.txt",
        "three_http_streams.pcap, 1, three_http_streams_conn_1_output.txt",
        "three_http_streams.pcap, 2, three_http_streams_conn_2_output.txt",
        "three_http_streams.pcap, 0, three_http_streams_conn_3_output.txt",
        "one_ipv6_http_stream.pcap, 0, one_ipv6_http_stream.txt",
        "four_ipv6_http_streams.pcap, 0, one_ipv6_http_stream4.txt",
        "four_ipv6_http_streams.pcap, 1, one_ipv6_http_stream2.txt",
        "four_ipv6_http_streams.pcap, 3, one_ipv6_http_stream3.txt",
    })
    void both_sides_in_the_order_of_delivery(String capture, int conversation, String expected) throws IOException {
        Path folder = Corpus.folder("pcap-pcapplusplus").resolve(EXAMPLES);
        CaptureIndex index = Captures.index(Files.readAllBytes(folder.resolve(capture)));

        assertArrayEquals(Files.readAllBytes(folder.resolve(expected)), delivered(index, conversation));
    }

    @Test
    void a_conversation_whole_and_each_side_of_it() throws IOException {
        Path folder = Corpus.folder("pcap-pcapplusplus");
        CaptureIndex index =
                Captures.index(Files.readAllBytes(folder.resolve("ExamplesTest/pcap_examples/tcp-reassembly.pcap")));
        Path sides = folder.resolve(OUTPUT + "tcpreassembly_sides");
        Path sanity = folder.resolve(OUTPUT + "tcpreassembly_sanity/172.16.133.54.64370-23.21.118.18.80.txt");

        assertArrayEquals(Files.readAllBytes(sanity), delivered(index, 0));
        assertArrayEquals(
                Files.readAllBytes(sides.resolve("172.16.133.54.64370-23.21.118.18.80.txt")),
                Captures.stream(index.stream(0, Side.A)));
        assertArrayEquals(
                Files.readAllBytes(sides.resolve("23.21.118.18.80-172.16.133.54.64370.txt")),
                Captures.stream(index.stream(0, Side.B)));
    }

    @Test
    void a_request_in_fragments_of_ip_is_that_of_the_whole_packet() throws IOException {
        Path folder = Corpus.folder("pcap-pcapplusplus").resolve(EXAMPLES);
        byte[] packet = HexFormat.of()
                .parseHex(Files.readString(folder.resolve("frag_http_req_reassembled.txt"))
                        .strip());
        byte[] capture = Files.readAllBytes(folder.resolve("frag_http_req.pcap"));
        CaptureIndex index = Captures.index(capture);

        Packet whole = index.packets(1, index.packetCount()).stream()
                .filter(one -> one.marks().contains(PacketMark.REASSEMBLED))
                .findFirst()
                .orElseThrow();
        ByteArrayOutputStream payload = new ByteArrayOutputStream();
        for (Range piece : index.payload(whole.number())) {
            payload.write(capture, (int) piece.offset(), (int) piece.length());
        }

        int headers = packet.length - payload.size();
        assertEquals(14 + 20 + 20, headers);
        assertEquals(
                HexFormat.of().formatHex(packet, headers, packet.length),
                HexFormat.of().formatHex(payload.toByteArray()));
    }

    /** A run of a side, and the packet that made all before it whole. */
    private record Delivery(int packet, FlowStream stream, FlowSegment segment) {}

    private static byte[] delivered(CaptureIndex index, int conversation) {
        List<Flow> conversations = index.flows(0, index.flowCount()).stream()
                .filter(flow -> flow.kind() == Flow.Kind.TCP)
                .toList();
        List<Delivery> deliveries = new ArrayList<>();
        for (Side side : Side.values()) {
            FlowStream stream = index.stream(conversations.get(conversation).number(), side);
            int latest = 0;
            for (FlowSegment segment : stream.segments(0, stream.segmentCount())) {
                latest = Math.max(latest, segment.packet());
                deliveries.add(new Delivery(latest, stream, segment));
            }
        }
        deliveries.sort(Comparator.comparingInt(Delivery::packet));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Delivery one : deliveries) {
            out.writeBytes(one.stream()
                    .copy(one.segment().streamOffset(), (int) one.segment().length()));
        }
        return out.toByteArray();
    }
}
