package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.hexplain.ingest.TextIssue;
import dev.hexplain.ingest.TextIssue.Severity;
import dev.hexplain.ingest.Transcript;
import dev.hexplain.ingest.dialects.Dialects.Candidate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Dumps written by the tools themselves. */
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
            Map.entry("go-dump", "hexdump-c"),
            Map.entry("xxd-p", "hex"),
            Map.entry("agrona-hexDump", "hex"),
            Map.entry("go-x", "hex"),
            Map.entry("hexdump-e-bytes", "hex"),
            Map.entry("jdk-HexFormat-0x-comma", "hex"),
            Map.entry("jdk-HexFormat-upper-colon", "hex"),
            Map.entry("python-hex-sep2", "hex"),
            Map.entry("base64-76", "base64"),
            Map.entry("jdk-base64-mime", "base64"));

    /** Texts of other dialects that are, taken alone, plain hex of something else. */
    private static final Set<String> AMBIGUOUS = Set.of("empty.bin__od-to1", "empty.bin__od-Ax-tx1z-v");

    @Test
    void theCorpusHasDumpsOfEveryToolNamedHere() throws IOException {
        Set<String> tools = dumps().map(DialectCorpusTest::tool).collect(Collectors.toSet());
        if (tools.isEmpty()) {
            System.out.println(
                    "Skipped: dumps of other tools, for want of a corpus (HEXPLAIN_CORPUS names its folder)");
        }
        Assumptions.assumeFalse(tools.isEmpty(), "no corpus");
        assertThat(tools).containsAll(WRITTEN_BY.keySet());
    }

    @TestFactory
    Stream<DynamicTest> everyDumpOfOurDialectsIsRecognisedAndGivesItsBytes() throws IOException {
        return dumps().filter(dump -> WRITTEN_BY.containsKey(tool(dump)))
                .map(dump -> dynamicTest(name(dump), () -> checkOurs(dump)));
    }

    @TestFactory
    Stream<DynamicTest> aDumpOfAnotherDialectIsNotMistakenForOneOfOurs() throws IOException {
        return dumps().filter(dump -> !WRITTEN_BY.containsKey(tool(dump)) && !AMBIGUOUS.contains(name(dump)))
                .map(dump -> dynamicTest(name(dump), () -> checkOther(dump)));
    }

    private static void checkOurs(Path dump) throws IOException {
        byte[] text = Files.readAllBytes(dump);
        byte[] bytes = original(dump);
        Candidate candidate = Reading.detect(text);
        if (!new String(text, US_ASCII).isBlank()) {
            assertThat(candidate.dialect().id()).as(candidate.reason()).isEqualTo(WRITTEN_BY.get(tool(dump)));
        }
        Reading reading = Reading.of(candidate.dialect(), text, Reading.LIMIT);
        assertThat(reading.bytes()).isEqualTo(bytes);
        assertThat(seriousIssues(reading.transcript())).isEmpty();
    }

    private static void checkOther(Path dump) throws IOException {
        byte[] text = Files.readAllBytes(dump);
        Candidate candidate = Reading.detect(text);
        byte[] read = Reading.of(candidate.dialect(), text, Reading.LIMIT).bytes();
        assertThat(candidate.dialect().id().equals("raw") || Arrays.equals(read, original(dump)))
                .as("%s: %s", candidate.dialect().id(), candidate.reason())
                .isTrue();
    }

    private static List<TextIssue> seriousIssues(Transcript transcript) {
        return transcript.issues().stream()
                .filter(issue -> issue.severity() != Severity.NOTE)
                .toList();
    }

    private static Stream<Path> dumps() throws IOException {
        Path dumps = corpus().resolve("hex-dialects/dumps");
        if (!Files.isDirectory(dumps)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.list(dumps)) {
            return files.sorted().toList().stream();
        }
    }

    private static Path corpus() {
        String folder = System.getenv("HEXPLAIN_CORPUS");
        return folder != null ? Path.of(folder) : Path.of("../../shared/corpus");
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
