package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real captures, more than 800, against what tshark 4.0.17 says of them: numbers of packets, their sizes, first and last
 * time, TCP conversations, and the SHA-256 of what each side sent.
 */
@Slow
class CaptureOracleTest {
    private static final String BIG_TCP = "tshark 4.0 does not know packets whose IP length is 0 for being too large";

    /** Where we differ, and why. */
    private static final Map<String, String> EXCEPTIONS = Map.ofEntries(
            Map.entry(
                    "Pcap++Test/PcapExamples/pcapng-example.pcapng", "a time before 1970, which tshark reads unsigned"),
            Map.entry(
                    "tcp-fastopen-10-syn-data-ignore/input.pcap",
                    "two servers answer a SYN; tshark takes the answer that nobody acknowledged, and reports a gap of 4 GB"),
            Map.entry(
                    "tcp-rst-unacked-stream-12/TLPW1-tcp-110.37.219.134-10.12.14.101-tcp-990-49254.pcap",
                    "packet 167 was captured after its acknowledgment, when tshark had reported its bytes as missing"),
            Map.entry("arcnet-rfc1051-arp-icmp-http.pcap", "ARCNET is not taken apart"),
            Map.entry("bgp-aigp.pcap", "Juniper's link type is not taken apart"),
            Map.entry("atm-oam-heapoverflow.pcap", "tshark takes 4 bytes of packets of SunATM for a header"),
            Map.entry("sflow_expanded.pcap", "tshark counts headers that sFlow quotes as a conversation"),
            Map.entry("wireguard-ping-tcp-dsb.pcapng", "tshark decrypts WireGuard"),
            Map.entry("bigtcp-ipv4-geneve-ipv4.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv4-vxlan-ipv4.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv4-vxlan-ipv6.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv6-geneve-ipv4.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv6-geneve-ipv6.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv6-vxlan-ipv4.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv6-vxlan-ipv6.pcap", BIG_TCP),
            Map.entry("bigtcp-ipv6.pcap", BIG_TCP));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pcap-ndpi",
                "pcap-pcapplusplus",
                "pcap-pkts",
                "pcap-rmi-jdk17",
                "pcap-suricata",
                "pcap-tcpdump",
                "pcap-wireshark",
                "pcapng-generator"
            })
    void counts_sizes_times_and_streams_are_those_of_tshark(String set) throws IOException {
        Path folder = Corpus.folder(set);
        JsonNode oracle = new ObjectMapper()
                .readTree(folder.resolve("oracle-tshark-4.0.17.json").toFile());
        List<String> wrong = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : oracle.properties()) {
            byte[] capture = Captures.bytes(folder.resolve(entry.getKey()));
            // Where tshark refuses a file, there is nothing to compare.
            boolean refused = !entry.getValue().get("tshark_err").isEmpty();
            List<String> differences = refused ? List.of() : new Comparison(capture, entry.getValue()).differences();
            if (differences.isEmpty() == EXCEPTIONS.containsKey(entry.getKey())) {
                wrong.add(entry.getKey() + ": " + differences);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(oracle.size() > 1);
    }

    /** One capture and what is said of it. */
    private record Comparison(byte[] capture, CaptureIndex index, JsonNode oracle) {
        Comparison(byte[] capture, JsonNode oracle) {
            this(capture, Captures.index(capture), oracle);
        }

        List<String> differences() {
            List<String> found = new ArrayList<>();
            long custom = customBlocks();
            compare(found, "packets", oracle.get("packets").asLong(), index.packetCount() + custom);
            if (custom == 0) {
                compare(
                        found,
                        "captured",
                        oracle.get("caplen_sum").asLong(),
                        index.summary().capturedBytes());
                compare(
                        found,
                        "original",
                        oracle.get("len_sum").asLong(),
                        index.summary().originalBytes());
                compare(found, "first", oracle.get("first_ts").asText(), time(1));
                compare(found, "last", oracle.get("last_ts").asText(), time(index.packetCount()));
            }
            List<Flow> conversations = index.flows(0, index.flowCount()).stream()
                    .filter(flow -> flow.kind() == Flow.Kind.TCP)
                    .toList();
            compare(found, "conversations", conversations(), (long) conversations.size());
            if (found.isEmpty()) {
                oracle.get("streams").forEach(stream -> compareStream(found, stream, conversations));
            }
            return found;
        }

        /** What is in quoted headers only has no endpoints. */
        private long conversations() {
            long quoted = Stream.of(oracle.get("streams"))
                    .flatMap(streams -> streams.valueStream())
                    .filter(stream -> stream.get("nodes").get(0).asText().equals(":0"))
                    .count();
            return oracle.get("tcp_streams").asLong() - quoted;
        }

        /** tshark 4 counts blocks of vendors among the packets. */
        private long customBlocks() {
            long[] count = new long[1];
            CaptureFile.of(Source.ofBytes("capture", capture))
                    .ifPresent(file -> file.blocks((type, offset, length) -> {
                        if (type == PcapngReader.CUSTOM || type == PcapngReader.CUSTOM_NOT_COPIED) {
                            count[0]++;
                        }
                    }));
            return count[0];
        }

        private String time(int packet) {
            if (packet < 1 || packet > index.packetCount()) {
                return "null";
            }
            OptionalLong nanos = index.packet(packet).time();
            return nanos.isEmpty()
                    ? ""
                    : BigDecimal.valueOf(nanos.getAsLong(), 9).toPlainString();
        }

        private void compareStream(List<String> found, JsonNode stream, List<Flow> conversations) {
            String first = stream.get("nodes").get(0).asText();
            if (first.equals(":0")) {
                return;
            }
            Flow flow = conversations.get(stream.get("stream").asInt());
            Side zero = flow.a().toString().equals(first) ? Side.A : Side.B;
            compare(found, "from", first, flow.endpoint(zero).toString());
            compare(
                    found,
                    "to",
                    stream.get("nodes").get(1).asText(),
                    flow.endpoint(zero.other()).toString());
            compareSide(found, flow, zero, stream.get("sha256_0").asText());
            compareSide(found, flow, zero.other(), stream.get("sha256_1").asText());
        }

        private void compareSide(List<String> found, Flow flow, Side side, String expected) {
            FlowStream stream = index.stream(flow.number(), side);
            boolean same = stream.gaps(1).isEmpty()
                    ? sha256(Captures.stream(stream)).equals(expected)
                    : withWords(stream).anyMatch(bytes -> sha256(bytes).equals(expected));
            if (!same) {
                found.add("side %s of flow %d, %s".formatted(side.letter(), flow.number(), flow.counts(side)));
            }
        }

        /**
         * tshark writes words where bytes are missing: so the sizes of gaps are compared too. It knows of a gap only
         * when somebody acknowledged it, so it may end at one; and it passes over what was cut off packets in silence.
         */
        private Stream<byte[]> withWords(FlowStream stream) {
            List<byte[]> spellings = new ArrayList<>();
            for (boolean tellCuts : new boolean[] {true, false}) {
                ByteArrayOutputStream out = new ByteArrayOutputStream();
                boolean cut = false;
                for (FlowSegment segment : stream.segments(0, stream.segmentCount())) {
                    if (segment.gap()) {
                        spellings.add(out.toByteArray());
                        String words = "[%d bytes missing in capture file]\0".formatted(segment.length());
                        out.writeBytes(tellCuts || !cut ? words.getBytes(StandardCharsets.US_ASCII) : new byte[0]);
                    } else {
                        out.writeBytes(stream.copy(segment.streamOffset(), (int) segment.length()));
                        cut = index.packet(segment.packet()).payloadMissing() > 0;
                    }
                }
                spellings.add(out.toByteArray());
            }
            return spellings.stream();
        }

        private static void compare(List<String> found, String what, Object expected, Object actual) {
            if (!expected.equals(actual)) {
                found.add("%s: %s, not %s".formatted(what, actual, expected));
            }
        }

        private static String sha256(byte[] bytes) {
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
