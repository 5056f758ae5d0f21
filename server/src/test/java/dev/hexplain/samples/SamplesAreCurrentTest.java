package dev.hexplain.samples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The committed dumps are what the generators write today. Where not: {@code make samples}, and review the change. */
@Slow
final class SamplesAreCurrentTest {
    private static final Path COMMITTED = GenerateSamples.committed();

    @TempDir
    static Path generated;

    @BeforeAll
    static void generate() throws Exception {
        GenerateSamples.generate(generated);
    }

    @Test
    void every_file_is_byte_for_byte_what_the_generator_writes() throws IOException {
        for (String file : filesBelow(generated)) {
            assertThat(COMMITTED.resolve(file)).as(file).hasSameBinaryContentAs(generated.resolve(file));
        }
    }

    @Test
    void there_is_no_dump_that_no_generator_writes() throws IOException {
        Set<String> dumps = new TreeSet<>();
        for (String folder : List.of("java", "records", "encodings", "stores", "network", "captures", "text")) {
            try (Stream<Path> files = Files.list(COMMITTED.resolve(folder))) {
                files.map(file -> folder + "/" + file.getFileName())
                        .filter(file -> file.matches(".*\\.(ser|bin|pcap|pcapng|txt)"))
                        .forEach(dumps::add);
            }
        }
        assertThat(filesBelow(generated)).containsAll(dumps);
    }

    @Test
    void generating_twice_gives_the_same_bytes(@TempDir Path again) throws Exception {
        GenerateSamples.generate(again);
        for (String file : filesBelow(generated)) {
            assertThat(again.resolve(file)).as(file).hasSameBinaryContentAs(generated.resolve(file));
        }
    }

    @Test
    void the_objects_of_the_articles_have_the_sizes_of_the_articles() throws IOException {
        Map<String, Long> sizes = Map.of(
                "order", 340L,
                "market-data", 374L,
                "blog-bench", 319L,
                "blog-bench-externalizable", 205L,
                "blog-bench-bulk", 1302L,
                "blog-bench-externalizable-bulk", 1355L);
        for (Map.Entry<String, Long> size : sizes.entrySet()) {
            assertThat(COMMITTED.resolve("java/" + size.getKey() + ".ser")).hasSize(size.getValue());
        }
    }

    @Test
    void the_records_of_the_articles_have_the_sizes_of_the_articles() throws IOException {
        Map<String, Long> sizes = Map.of(
                "order-be", 185L,
                "order-le", 185L,
                "market_data-be", 144L,
                "market_data-le", 144L,
                "blog_bench-le", 114L,
                "blog_bench_data_output-be", 108L);
        for (Map.Entry<String, Long> size : sizes.entrySet()) {
            assertThat(COMMITTED.resolve("records/" + size.getKey() + ".bin")).hasSize(size.getValue());
        }
    }

    @Test
    void no_two_samples_share_a_name() {
        List<String> ids = Stream.concat(
                        Catalogue.groups().stream()
                                .flatMap(group -> group.samples().stream())
                                .map(Sample::id),
                        TextDumps.all().stream().map(TextDumps.TextDump::id))
                .toList();
        assertThat(ids).doesNotHaveDuplicates().startsWith("order");
    }

    private static Set<String> filesBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            Set<String> names = new TreeSet<>();
            files.filter(Files::isRegularFile)
                    .forEach(
                            file -> names.add(folder.relativize(file).toString().replace('\\', '/')));
            return names;
        }
    }
}
