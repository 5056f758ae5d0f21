package dev.hexplain.ksy.run;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.TreeInvariants;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every field of the language's own tests and of real files stands where the language's debug mode found it. */
@Slow
class KaitaiOffsetsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * Their tables were made with a runtime that counts a terminator that is not consumed as if it were, and loses one that is its own padding, against what
     * the same suite says of the values; one ends behind the end of its file.
     */
    private static final Set<String> WRONG_TABLES = Set.of(
            "bits_byte_aligned",
            "repeat_eos_term_struct",
            "repeat_n_term_bytes",
            "repeat_until_term_bytes",
            "repeat_until_term_struct",
            "struct_pad_term_equal",
            "term_bytes",
            "term_struct",
            "term_struct2",
            "term_strz",
            "term_strz2",
            "term_u1_val");

    /** An instance inside itself at the same place: shown once here, twice there. */
    private static final Set<String> ENDLESS = Set.of("cast_to_top");

    @TestFactory
    Stream<DynamicTest> of_the_language_s_own_tests() {
        Path suite = Corpus.folder("kaitai-tests");
        Path formats = suite.resolve("formats");
        DescriptorFiles files =
                new DescriptorFiles(List.of(formats.resolve("ks_path"), Corpus.folder("kaitai-gallery")));
        return Corpus.files(suite.resolve("offsets")).stream()
                .filter(table -> !WRONG_TABLES.contains(name(table)) && !ENDLESS.contains(name(table)))
                .map(table -> test(table, files, formats, suite.resolve("src")));
    }

    @TestFactory
    Stream<DynamicTest> of_real_files() {
        Path samples = Corpus.folder("kaitai-samples");
        Path gallery = Corpus.folder("kaitai-gallery");
        DescriptorFiles files = new DescriptorFiles(List.of(gallery));
        return Corpus.files(samples.resolve("offsets")).stream()
                .map(table ->
                        test(table, files, gallery, samples.resolve(name(table).replaceFirst("__.*", ""))));
    }

    private static String name(Path table) {
        return table.getFileName().toString().replaceFirst("\\.json$", "");
    }

    private static DynamicTest test(Path table, DescriptorFiles files, Path formats, Path data) {
        return DynamicTest.dynamicTest(name(table), () -> {
            JsonNode json = JSON.readTree(Files.readString(table));
            try (Source source = Source.ofFile(data.resolve(json.get("file").asText()));
                    FieldTree tree =
                            decode(files, formats.resolve(json.get("ksy").asText()), source)) {
                assertThat(OffsetTable.differences(tree, json.get("tree"))).isEmpty();
                TreeInvariants.checkAddresses(tree, TreeInvariants.check(tree));
            }
        });
    }

    private static FieldTree decode(DescriptorFiles files, Path ksy, Source source) throws IOException {
        DescriptorReading reading = files.read(ksy);
        Program program = Program.compile(Objects.requireNonNull(reading.descriptor()), Program.Setting.DEFAULT);
        return Interpreter.decode(program, source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }
}
