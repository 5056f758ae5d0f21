package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Dumps written by the tools themselves. */
@Slow
class DialectCorpusTest {

    /** Which of our dialects each tool writes. */
    private static final Map<String, String> WRITTEN_BY = Map.ofEntries(
            Map.entry("xxd", "xxd"),
            Map.entry("xxd-u", "xxd"),
            Map.entry("xxd-c8", "xxd"),
            Map.entry("xxd-g4-c32", "xxd"),
            Map.entry("xxd-o4096", "xxd"),
            Map.entry("xxd-a-autoskip", "xxd"),
            Map.entry("xxd-E-ebcdic", "xxd"),
            Map.entry("xxd-b", "xxd-b"),
            Map.entry("xxd-i", "bytes"),
            Map.entry("xxd-p", "hex"),
            Map.entry("go-dump", "hexdump-c"),
            Map.entry("go-x", "hex"),
            Map.entry("hexdump-e-bytes", "hex"),
            Map.entry("hexdump-b-octal", "od-o1"),
            Map.entry("hexdump-c", "od-c"),
            Map.entry("od", "od"),
            Map.entry("od-to1", "od-o1"),
            Map.entry("od-td1", "od-d1"),
            Map.entry("od-Ax-tx1z-v", "od-x1"),
            Map.entry("agrona-hexDump", "hex"),
            Map.entry("agrona-prettyHexDump", "netty"),
            Map.entry("netty-appendPretty-log", "netty"),
            Map.entry("chronicle-HexDumpBytes", "hex-comments"),
            Map.entry("chronicle-toHexString", "chronicle"),
            Map.entry("chronicle-toHexString-default", "chronicle"),
            Map.entry("jdk-HexFormat-0x-comma", "hex"),
            Map.entry("jdk-HexFormat-upper-colon", "hex"),
            Map.entry("jdk-HexFormat-suffix-h", "hex"),
            Map.entry("java-unicode-escape", "escapes"),
            Map.entry("ruby-inspect", "escapes"),
            Map.entry("python-hex-sep2", "hex"),
            Map.entry("python-list", "bytes"),
            Map.entry("node-json-buffer", "bytes"),
            Map.entry("node-inspect-50max", "node-buffer"),
            Map.entry("scapy-hexdump", "wireshark"),
            Map.entry("base64-76", "base64"),
            Map.entry("jdk-base64-mime", "base64"));

    /** So little that a person would not know either, or more than one reading gives the bytes. */
    private static final Set<String> AMBIGUOUS =
            Set.of("one.bin__python-list", "one.bin__jdk-HexFormat-suffix-h", "sixteen.bin__ruby-inspect");

    /** What the tool itself left out. */
    private static final Set<String> CUT = Set.of("node-inspect-50max", "chronicle-toHexString-default");

    @Test
    void the_corpus_has_dumps_of_every_tool_named_here() throws IOException {
        Set<String> tools = dumps().map(DialectCorpusTest::tool).collect(Collectors.toSet());
        assertThat(tools).containsAll(WRITTEN_BY.keySet());
    }

    @TestFactory
    Stream<DynamicTest> every_dump_of_our_dialects_is_recognised_and_gives_its_bytes() throws IOException {
        return dumps().map(dump -> dynamicTest(name(dump), () -> checkOurs(dump)));
    }

    @TestFactory
    Stream<DynamicTest> every_dump_gives_its_bytes_when_its_dialect_is_named() throws IOException {
        return dumps().map(dump -> dynamicTest(name(dump), () -> {
            byte[] text = Files.readAllBytes(dump);
            Dialect dialect = Dialects.byId(WRITTEN_BY.get(tool(dump))).orElseThrow();
            checkBytes(dump, Reading.of(dialect, text, Reading.LIMIT));
        }));
    }

    private static void checkOurs(Path dump) throws IOException {
        byte[] text = Files.readAllBytes(dump);
        String expected = WRITTEN_BY.get(tool(dump));
        if (original(dump).length == 0 || AMBIGUOUS.contains(name(dump))) {
            if (!new String(text, US_ASCII).isBlank()) {
                assertThat(candidates(text)).contains(expected);
            }
            return;
        }
        DialectCandidate candidate = Reading.detect(text);
        Reading reading = Reading.of(candidate.dialect(), text, Reading.LIMIT);
        assertThat(candidates(text)).contains(expected);
        checkBytes(dump, reading);
    }

    private static void checkBytes(Path dump, Reading reading) throws IOException {
        byte[] bytes = original(dump);
        if (CUT.contains(tool(dump)) && reading.bytes().length < bytes.length) {
            assertThat(reading.bytes()).isNotEmpty().isEqualTo(Arrays.copyOf(bytes, reading.bytes().length));
            assertThat(seriousIssues(reading.transcript())).hasSize(1);
            return;
        }
        assertThat(reading.bytes()).isEqualTo(bytes);
        assertThat(seriousIssues(reading.transcript())).isEmpty();
    }

    private static List<String> candidates(byte[] text) {
        return Dialects.detect(text, text.length).stream()
                .map(candidate -> candidate.dialect().id())
                .toList();
    }

    private static List<LayerIssue> seriousIssues(Transcript transcript) {
        return transcript.issues().stream()
                .filter(issue -> issue.severity() != Severity.NOTE)
                .toList();
    }

    private static Stream<Path> dumps() {
        return Corpus.files(Corpus.folder("hex-dialects").resolve("dumps")).stream();
    }

    private static byte[] original(Path dump) throws IOException {
        String input = name(dump).substring(0, name(dump).indexOf("__"));
        return Files.readAllBytes(dump.getParent().resolveSibling("inputs").resolve(input));
    }

    private static String tool(Path dump) {
        return name(dump).substring(name(dump).indexOf("__") + 2);
    }

    private static String name(Path dump) {
        return dump.getFileName().toString().replace(".txt", "");
    }
}
