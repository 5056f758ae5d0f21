package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Collections that Commons Collections 4.0 to 4.6 wrote say their elements or entries, and nothing of how they keep them. */
class CommonsCollectionsTest {
    @TestFactory
    List<DynamicTest> a_collection_says_what_it_holds() {
        return Corpus.folders("java-commons-collections").stream()
                .map(folder -> DynamicTest.dynamicTest(folder.getFileName().toString(), () -> check(folder)))
                .toList();
    }

    private static void check(Path folder) throws IOException {
        int compared = 0;
        for (Path file : Corpus.files(folder.resolve("files"))) {
            String name = file.getFileName().toString();
            if (name.contains("Collection.version")) {
                String said = Says.json(Files.readAllBytes(file));
                assertThat(said)
                        .as(name)
                        .doesNotContain("objectAnnotation", "collection\":", "transformer", "predicate", "$ref");
                assertThat(said.length() == 2).as(name + ": " + said).isEqualTo(name.contains("empty"));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(100);
    }
}
