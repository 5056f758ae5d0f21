package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Severity;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Streams that other projects wrote, against the token tables of another reader. Those which that reader gave up on have
 * no table, and are complete all the same.
 */
@Slow
class CorpusStreamsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Put together by hand: it does its work on a reader before the end of its outermost object, which is not there. */
    private static final Set<String> ENDS_EARLY = Set.of("JDK8u20.ser");

    @TestFactory
    List<DynamicTest> every_stream_decodes_to_its_end_at_the_token_boundaries_of_the_table() {
        return Corpus.folders("java-").stream()
                .flatMap(folder -> Corpus.files(folder.resolve("files")).stream()
                        .filter(CorpusStreamsTest::isStream)
                        .map(file -> DynamicTest.dynamicTest(
                                folder.getFileName() + "/"
                                        + folder.resolve("files").relativize(file),
                                () -> check(folder, file))))
                .toList();
    }

    private static boolean isStream(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] head = in.readNBytes(4);
            return head.length == 4 && head[0] == (byte) 0xAC && head[1] == (byte) 0xED;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static void check(Path folder, Path file) throws IOException {
        Path relative = folder.resolve("files").relativize(file);
        try (Source source = Source.ofFile(file);
                FieldTree tree = new JavaSerialization()
                        .decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            List<Field> fields = TreeInvariants.check(tree);
            if (ENDS_EARLY.contains(file.getFileName().toString())) {
                assertThat(errors(tree))
                        .singleElement()
                        .satisfies(error -> assertThat(error.offset()).isEqualTo(source.length()));
                return;
            }
            assertThat(errors(tree)).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(source.length());
            Path table = folder.resolve("offsets").resolve(relative + ".json.gz");
            if (Files.exists(table)) {
                checkBoundaries(table, fields);
            }
        }
    }

    private static List<Issue> errors(FieldTree tree) {
        return tree.facts().issues().stream()
                .filter(issue -> issue.severity() == Severity.ERROR)
                .toList();
    }

    private static void checkBoundaries(Path table, List<Field> fields) throws IOException {
        Set<Long> starts = new HashSet<>();
        fields.forEach(field -> starts.add(field.offset()));
        try (InputStream in = new GZIPInputStream(Files.newInputStream(table), 1 << 16)) {
            for (JsonNode token : JSON.readTree(in)) {
                if (token.get(3).asText().equals("TRUNCATED")) {
                    break;
                }
                if (token.get(1).asLong() > 0 && !starts.contains(token.get(0).asLong())) {
                    fail("No field starts where the token does: " + token);
                }
            }
        }
    }
}
