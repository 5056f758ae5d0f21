package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.CaptureIssue;
import dev.hexplain.ingest.capture.CaptureIssueKind;
import dev.hexplain.ingest.capture.CaptureLimits;
import dev.hexplain.ingest.capture.Packet;
import dev.hexplain.inspect.formats.BuiltInDescriptors;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The descriptors of captures on real ones, against the reader that indexes them. */
@Slow
class CaptureCorpusTest {
    private static final int SECTION_HEADER = 0x0A;

    /** Records and blocks: the index looks for the next that fits, which a descriptor cannot. */
    private static final Set<CaptureIssueKind> OF_FILES = EnumSet.of(
            CaptureIssueKind.NOT_A_CAPTURE,
            CaptureIssueKind.FILE_CUT,
            CaptureIssueKind.BAD_RECORD,
            CaptureIssueKind.BAD_BLOCK,
            CaptureIssueKind.BLOCK_TRAILER,
            CaptureIssueKind.BYTE_ORDER,
            CaptureIssueKind.BLOCK_SHORT,
            CaptureIssueKind.PACKET_LENGTH,
            CaptureIssueKind.NO_INTERFACE);

    /** What takes several packets to see, and links that neither takes apart. */
    private static final Set<CaptureIssueKind> OF_STREAMS = EnumSet.of(
            CaptureIssueKind.FRAGMENTS_MISSING,
            CaptureIssueKind.FRAGMENT_BAD,
            CaptureIssueKind.FRAGMENT_OVERLAP,
            CaptureIssueKind.OUTSIDE_WINDOW,
            CaptureIssueKind.OVERLAP_DIFFERS,
            CaptureIssueKind.AFTER_FIN,
            CaptureIssueKind.LINK_TYPE);

    /** ARP and ICMP whose lengths do not fit; the index reads neither. */
    private static final Set<String> MALFORMED_BEYOND_IP =
            Set.of("arp-oobr.pcap", "icmpv6-length-zero.pcapng", "icmp-icmp_print-oobr-1.pcap");

    private final Decoder pcap = decoder("pcap");
    private final Decoder pcapng = decoder("pcapng");

    @TestFactory
    Stream<DynamicTest> every_capture_is_explained_as_the_index_reads_it() {
        return Stream.concat(Corpus.folders("pcap-").stream(), Corpus.folders("pcapng-").stream())
                .flatMap(folder -> Corpus.files(folder).stream())
                .filter(file -> file.getFileName().toString().matches(".*\\.(pcap|pcapng|cap)(\\.gz|\\.\\d+)?"))
                .map(file -> DynamicTest.dynamicTest(
                        file.toString(), () -> check(file.getFileName().toString(), bytes(file))));
    }

    private void check(String name, byte[] bytes) {
        Source source = Source.ofBytes("capture", bytes);
        try (CaptureIndex index =
                CaptureIndex.build(source, TreeStorage.inMemory(), CaptureLimits.USUAL, Progress.NONE)) {
            FieldTree tree = decode(source);
            List<Field> fields = TreeInvariants.check(tree);
            Set<CaptureIssueKind> faults = index.issues(0, Integer.MAX_VALUE).stream()
                    .map(CaptureIssue::kind)
                    .collect(Collectors.toSet());
            if (Collections.disjoint(faults, OF_FILES)) {
                assertThat(packets(fields)).isEqualTo(packets(index));
            }
            if (MALFORMED_BEYOND_IP.contains(name)) {
                return;
            }
            if (OF_STREAMS.containsAll(faults)) {
                assertThat(tree.facts().issues()).isEmpty();
                assertThat(fields).noneMatch(field -> field.role() == Role.GAP || field.role() == Role.UNPARSED);
                assertThat(tree.facts().covered()).isEqualTo(bytes.length);
            } else if (faults.equals(Set.of(CaptureIssueKind.SNAPLEN))) {
                assertThat(tree.facts().issues()).hasSize(index.issueCount());
            }
        }
    }

    private FieldTree decode(Source source) {
        Decoder decoder = source.length() >= 4 && source.u1(0) == SECTION_HEADER ? pcapng : pcap;
        return decoder.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static List<Range> packets(List<Field> fields) {
        return fields.stream()
                .filter(field -> field.name().equals("packet"))
                .map(field -> new Range(field.offset(), field.length()))
                .toList();
    }

    private static List<Range> packets(CaptureIndex index) {
        return index.packets(1, index.packetCount()).stream().map(Packet::bytes).toList();
    }

    private static Decoder decoder(String id) {
        return new BuiltInDescriptors().get(id).orElseThrow();
    }

    /** A file's bytes, without the gzip around them. */
    private static byte[] bytes(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            boolean gzip = bytes.length > 2 && bytes[0] == 0x1F && (bytes[1] & 0xFF) == 0x8B;
            return gzip ? new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes() : bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
