package dev.hexplain.ingest.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Suricata's tests say that a stream with overlaps and gaps holds, under the policy that they configure. */
class SuricataOverlapsTest {
    private static final Pattern PAYLOAD = Pattern.compile("payload_printable: \"([^\"]+)\"");

    @ParameterizedTest
    @CsvSource({
        "eve-overlap-payload-01, FIRST_WINS",
        "eve-overlap-payload-01, BSD",
        "eve-overlap-payload-02-policy-oldlinux, OLD_LINUX",
        "eve-overlap-payload-02-policy-oldlinux, LAST_WINS",
        "eve-overlap-payload-04-partial-overlap, FIRST_WINS",
        "eve-overlap-payload-04-partial-overlap, BSD",
        "eve-overlap-payload-05-gap, FIRST_WINS",
        "eve-payload-01-tcp-exact-overlap, FIRST_WINS",
        "eve-payload-01-tcp-exact-overlap, LINUX",
        "eve-payload-02-tcp-exact-overlap-policy-oldlinux, OLD_LINUX",
        "eve-payload-03-tcp-exact-overlap-ips, FIRST_WINS",
        "eve-payload-05-tcp-data-gap, FIRST_WINS",
        "eve-payload-06-tcp-data-leading-gap, FIRST_WINS",
    })
    void the_stream_is_what_its_test_states(String test, OverlapPolicy policy) throws IOException {
        Path folder = Corpus.folder("pcap-suricata").resolve(test);
        Path capture = Corpus.files(folder).stream()
                .filter(file -> file.toString().endsWith(".pcap"))
                .findFirst()
                .orElseThrow();
        CaptureIndex index = Captures.index(Files.readAllBytes(capture));

        Set<String> stated = stated(Files.readString(folder.resolve("test.yaml")));

        assertFalse(stated.isEmpty());
        assertEquals(stated, Set.of(spelt(index.stream(0, Side.A, policy))));
    }

    /** The payloads of the checks that are about a stream, not about a packet. */
    private static Set<String> stated(String yaml) {
        Set<String> payloads = new TreeSet<>();
        for (String check : List.of(yaml.split("- filter:"))) {
            Matcher payload = PAYLOAD.matcher(check);
            boolean ofStream = check.contains("stream: 1") || check.contains("stream (flow timeout)");
            if (ofStream && payload.find()) {
                payloads.add(payload.group(1));
            }
        }
        return payloads;
    }

    private static String spelt(FlowStream stream) {
        StringBuilder text = new StringBuilder();
        for (FlowSegment segment : stream.segments(0, stream.segmentCount())) {
            text.append(
                    segment.gap()
                            ? "[%d bytes missing]".formatted(segment.length())
                            : new String(
                                    stream.copy(segment.streamOffset(), (int) segment.length()),
                                    StandardCharsets.ISO_8859_1));
        }
        return text.toString();
    }
}
