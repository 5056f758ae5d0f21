package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What {@code hexplain decode} prints of each sample, as text that people review: {@code <sample>.tree} beside the dump, and
 * what objects it says in {@code <sample>.object}.
 * {@code make golden} writes them again. Only trees too long for anyone to read have none.
 */
@Slow
class GoldenTreesTest {
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");
    private static final int READABLE = 100_000;

    @TestFactory
    List<DynamicTest> each_sample_decodes_to_its_golden_tree() {
        return Samples.files("java", ".ser").stream()
                .map(file -> DynamicTest.dynamicTest(file, () -> check("java", file, "auto")))
                .toList();
    }

    /** {@code <sample>.object}: what {@code --out object} prints. */
    @TestFactory
    List<DynamicTest> each_stream_says_its_golden_object() {
        return Samples.files("java", ".ser").stream()
                .map(file -> DynamicTest.dynamicTest(file, () -> checkObject("java", file, "auto")))
                .toList();
    }

    /** Records have no signature: their files are called after the format, and detection settles the byte order. */
    @TestFactory
    List<DynamicTest> each_record_decodes_to_its_golden_tree() {
        return Samples.files("records", ".bin").stream()
                .map(file -> DynamicTest.dynamicTest(
                        file, () -> check("records", file, file.substring(0, file.indexOf('-')))))
                .toList();
    }

    @TestFactory
    List<DynamicTest> each_encoding_decodes_to_its_golden_tree() {
        return named("encodings");
    }

    @TestFactory
    List<DynamicTest> each_stored_object_decodes_to_its_golden_tree() {
        return named("stores");
    }

    @TestFactory
    List<DynamicTest> each_flow_and_packet_decodes_to_its_golden_tree() {
        return named("network");
    }

    /** Files that came with a licence, whatever their folder; a list without a line is fine. */
    @TestFactory
    List<DynamicTest> each_provided_sample_decodes_to_its_golden_tree() throws IOException {
        return Files.readAllLines(Samples.folder("provided.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .map(column -> DynamicTest.dynamicTest(
                        column[0],
                        () -> check(
                                column[0].substring(0, column[0].lastIndexOf('/')),
                                column[0].substring(column[0].lastIndexOf('/') + 1),
                                column[1].isEmpty() ? "auto" : column[1])))
                .toList();
    }

    /** Dumps in the format that they name, or that they are recognised as. */
    private static List<DynamicTest> named(String category) {
        return Samples.of(category).stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.file(),
                        () -> check(
                                category,
                                entry.file().substring(entry.file().lastIndexOf('/') + 1),
                                entry.format().isEmpty() ? "auto" : entry.format())))
                .toList();
    }

    private static void check(String category, String file, String format) throws IOException {
        String tree = decode(Samples.folder(category).resolve(file), format, "tree");
        assertThat(tree).startsWith("# " + file + ": ");
        compare(tree, golden(category, file, ".tree"));
    }

    private static void checkObject(String category, String file, String format) throws IOException {
        String object = decode(Samples.folder(category).resolve(file), format, "object");
        compare(object, golden(category, file, ".object"));
    }

    private static Path golden(String category, String file, String ending) {
        return Samples.folder(category).resolve(file.substring(0, file.lastIndexOf('.')) + ending);
    }

    private static void compare(String text, Path golden) throws IOException {
        if (text.length() > READABLE) {
            assertThat(golden).doesNotExist();
        } else if (UPDATE) {
            Files.writeString(golden, text);
        } else {
            assertThat(text).isEqualTo(Files.readString(golden));
        }
    }

    private static String decode(Path file, String format, String form) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] args = {"decode", "--format", format, "--out", form, file.toString()};
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        assertThat(exitCode).as(err.toString()).isIn(0, 2, 3);
        return out.toString();
    }
}
