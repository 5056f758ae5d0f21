package dev.hexplain.inspect.captures;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.decoders.NativeDecoders;
import dev.hexplain.ingest.capture.CaptureFile;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the flows of real captures are said to speak. */
@Slow
class FlowFormatsCorpusTest {
    private static final Formats FORMATS = new Formats(NativeDecoders.all());

    /** A side of a flow that was recognised. */
    private record Spoken(String file, Flow.Kind kind, int clientPort, int port, Side side, String format) {}

    private static List<Spoken> spoken(Path file) throws IOException {
        List<Spoken> all = new ArrayList<>();
        Source source = Source.ofBytes("capture", Files.readAllBytes(file));
        if (!CaptureFile.recognises(source)) {
            return all;
        }
        try (CaptureIndex index =
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE)) {
            for (int number = 0; number < index.flowCount(); number++) {
                Flow flow = index.flow(number);
                FlowFormats formats = FlowFormats.in(index, number, FORMATS);
                for (Side side : Side.values()) {
                    if (flow.counts(side).streamBytes() > 0) {
                        all.add(new Spoken(
                                file.getFileName().toString(),
                                flow.kind(),
                                flow.endpoint(Side.A).port(),
                                flow.endpoint(Side.B).port(),
                                side,
                                formats.of(side).map(Candidate::format).orElse("")));
                    }
                }
            }
        }
        return all;
    }

    private static List<Spoken> spokenIn(String folder, String file) throws IOException {
        return spoken(Corpus.folder(folder).resolve(file));
    }

    @Test
    void both_sides_of_real_connections_are_recognised() throws IOException {
        assertThat(spokenIn("pcap-ndpi", "kafka.pcapng"))
                .hasSize(15)
                .allMatch(each -> each.format().equals("kafka"));
        assertThat(spokenIn("pcap-ndpi", "mongodb.pcap"))
                .hasSize(5)
                .allMatch(each -> each.format().equals("mongodb"));
        assertThat(spokenIn("pcap-ndpi", "jrmi.pcap"))
                .hasSize(2)
                .allMatch(each -> each.format().equals("jrmp"));
        assertThat(spokenIn("pcap-tcpdump", "resp_1_benchmark.pcap"))
                .hasSizeGreaterThan(20)
                .allMatch(each -> each.format().equals("resp"));
        assertThat(spokenIn("pcap-tcpdump", "resp_2_inline.pcap"))
                .isNotEmpty()
                .allMatch(each -> each.format().equals("resp"));
    }

    /** Where nothing but a few numbers tells, other protocols must not be taken for one. */
    @Test
    void no_other_protocol_is_taken_for_one() throws IOException {
        List<Spoken> wrong = new ArrayList<>();
        for (Path file : Stream.concat(Corpus.folders("pcap-").stream(), Corpus.folders("pcapng-").stream())
                .flatMap(folder -> Corpus.files(folder).stream())
                .toList()) {
            spoken(file).stream().filter(each -> !isPlausible(each)).forEach(wrong::add);
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean isPlausible(Spoken each) {
        Set<Integer> ports = Set.copyOf(List.of(each.clientPort(), each.port()));
        return switch (each.format()) {
            case "kafka" -> ports.contains(9092);
            case "mongodb" -> each.file().equals("mongodb.pcap");
            case "resp" -> ports.contains(6379) || each.file().equals("django-cloud.pcapng");
            case "cbor" -> each.file().startsWith("dtn_"); // bundles are CBOR (RFC 9171 section 4)
            case "websocket" -> each.file().matches("websocket.pcap|basic-auth-with-extra-space.pcap");
            case "msgpack", "bson", "smile" -> false;
            case "jrmp" -> each.file().matches("j?rmi.*");
            default -> true;
        };
    }
}
