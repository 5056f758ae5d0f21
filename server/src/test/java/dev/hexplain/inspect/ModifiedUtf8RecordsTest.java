package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.testing.Corpus;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** {@code writeUTF} writes NUL in two bytes, and characters beyond the basic plane as two surrogates. */
class ModifiedUtf8RecordsTest {
    @Test
    void texts_of_records_are_what_write_utf_wrote() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF("\uD83D\uDE00é");
        out.writeUTF("a\0b\uD800");
        FieldTree tree = person(bytes.toByteArray());
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(value(tree, "first_name.text")).isEqualTo("\"\uD83D\uDE00é\"");
        assertThat(value(tree, "last_name.text")).isEqualTo("\"a\\u0000b\\uD800\"");
    }

    @Test
    void texts_of_a_reported_record_are_what_write_utf_wrote() throws IOException {
        FieldTree tree = person(Files.readAllBytes(Corpus.folder("faults").resolve("m1/p.bin")));
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(value(tree, "first_name.text")).isEqualTo("\"\uD83D\uDE00\"");
        assertThat(value(tree, "last_name.text")).isEqualTo("\"a\\u0000b\"");
    }

    private static FieldTree person(byte[] bytes) throws IOException {
        return SchemaFormats.standard()
                .get("person_data_output")
                .orElseThrow()
                .decode(Source.ofBytes("person", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }
}
