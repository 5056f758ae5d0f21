package dev.hexplain.decoders.fory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was once read wrongly, with the class lists that came with it: none says that the writer was compatible. */
class ForyFaultsTest {
    @ParameterizedTest
    @CsvSource({".bin, cl.txt", ".f2, clf2.txt", ".f3, clf3.txt"})
    void files_are_read_to_the_last_byte(String ending, String list) throws IOException {
        for (Path file : Corpus.files(folder())) {
            if (file.toString().endsWith(ending)) {
                byte[] bytes = Files.readAllBytes(file);
                FieldTree tree = tree(bytes, list);
                assertThat(tree.facts().issues()).as(file.toString()).isEmpty();
                assertThat(tree.facts().covered()).as(file.toString()).isEqualTo(bytes.length);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"BZ-n.bin", "BZ-c.bin"})
    void booleans_stand_before_bytes(String file) throws IOException {
        FieldTree tree = tree(Files.readAllBytes(folder().resolve(file)), "cl.txt");
        assertThat(tree.value(tree.find("value.b").orElseThrow()).actual()).isEqualTo("7");
        assertThat(tree.value(tree.find("value.z").orElseThrow()).actual()).isEqualTo("false");
    }

    private static Path folder() {
        return Corpus.folder("faults").resolve("fory");
    }

    private static FieldTree tree(byte[] bytes, String list) throws IOException {
        Schema schema = Schema.of("faults", "", Files.readString(folder().resolve(list)));
        return new Survival(new Fory().with(schema)).decode(bytes);
    }
}
