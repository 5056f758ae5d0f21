package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What every descriptor that comes with Hexplain owes: no mistakes, a page, and a spec that holds for its sample. */
@Slow
class BuiltInFormatsTest {
    private static final Path ROOT = Files.isDirectory(Path.of("formats")) ? Path.of("") : Path.of("..");
    private static final Path FORMATS = ROOT.resolve("formats");

    @TestFactory
    Stream<DynamicTest> it_has_no_mistakes() {
        DescriptorFiles files = new DescriptorFiles(List.of(FORMATS));
        return descriptors()
                .map(file -> DynamicTest.dynamicTest(
                        name(file),
                        () -> assertThat(files.read(file).diagnostics()).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> it_has_a_page_and_a_spec_beside_it() {
        return descriptors()
                .map(file -> DynamicTest.dynamicTest(name(file), () -> {
                    assertThat(beside(file, ".md")).isRegularFile();
                    assertThat(beside(file, ".kst")).isRegularFile();
                }));
    }

    /** Symbols are documentation: no layout that nothing reads, and no spec that would test one. */
    @TestFactory
    Stream<DynamicTest> symbols_of_a_native_decoder_have_a_page_and_no_layout() {
        return symbols()
                .map(file -> DynamicTest.dynamicTest(name(file), () -> {
                    assertThat(Files.readAllLines(file))
                            .noneMatch(line -> line.matches("(seq|types|instances|params):.*"));
                    assertThat(file.resolveSibling(name(file).replace(FormatDescription.SYMBOLS, ".md")))
                            .isRegularFile();
                    assertThat(file.resolveSibling(name(file).replace(FormatDescription.SYMBOLS, ".kst")))
                            .doesNotExist();
                }));
    }

    private static Stream<Path> symbols() {
        return Corpus.files(FORMATS).stream().filter(file -> file.toString().endsWith(FormatDescription.SYMBOLS));
    }

    @Test
    void all_specs_hold() throws IOException {
        List<String> failures = new ArrayList<>();
        Verification.Count count = new Verification(
                        new Verification.Folders(FORMATS, FORMATS, ROOT.resolve("samples"), List.of()))
                .run(failure -> failures.add(failure.message()));
        assertThat(failures).isEmpty();
        assertThat(count.passed()).isEqualTo((int) descriptors().count());
    }

    private static Stream<Path> descriptors() {
        return Corpus.files(FORMATS).stream().filter(file -> file.toString().endsWith(".ksy"));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(name(file).replace(".ksy", ending));
    }
}
