package dev.hexplain.ksy.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.model.Diagnostic;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every descriptor that the language's own tests and the public gallery have is read and found good. */
@Slow
class GoodDescriptorsTest {
    @TestFactory
    Stream<DynamicTest> of_the_language_s_own_tests() {
        Path formats = Corpus.folder("kaitai-tests/formats");
        return tests(formats, List.of(formats.resolve("ks_path"), Corpus.folder("kaitai-gallery")));
    }

    @TestFactory
    Stream<DynamicTest> of_the_gallery() {
        Path gallery = Corpus.folder("kaitai-gallery");
        return tests(gallery, List.of(gallery));
    }

    private static Stream<DynamicTest> tests(Path folder, List<Path> importPath) {
        DescriptorFiles files = new DescriptorFiles(importPath);
        return Corpus.files(folder).stream()
                .filter(file -> file.toString().endsWith(".ksy"))
                .map(file -> DynamicTest.dynamicTest(folder.relativize(file).toString(), () -> isGood(files, file)));
    }

    private static void isGood(DescriptorFiles files, Path file) throws IOException {
        DescriptorReading reading = files.read(file);
        assertThat(Checker.check(reading)).filteredOn(Diagnostic::isError).isEmpty();
        assertThat(reading.descriptor()).isNotNull();
    }
}
