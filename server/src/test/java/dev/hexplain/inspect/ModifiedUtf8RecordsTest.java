package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.inspect.formats.SchemaFormats;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** {@code writeUTF} writes NUL in two bytes, and characters beyond the basic plane as two surrogates. */
class ModifiedUtf8RecordsTest {
    @Test
    void texts_of_records_are_what_write_utf_wrote() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF("\uD83D\uDE00é");
        out.writeUTF("a\0b\uD800");
        FieldTree tree = SchemaFormats.standard()
                .get("person_data_output")
                .orElseThrow()
                .decode(
                        Source.ofBytes("person", bytes.toByteArray()),
                        DecodeOptions.DEFAULT,
                        TreeStorage.inMemory(),
                        Progress.NONE);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(value(tree, "first_name.text")).isEqualTo("\"\uD83D\uDE00é\"");
        assertThat(value(tree, "last_name.text")).isEqualTo("\"a\\u0000b\\uD800\"");
    }

    private static String value(FieldTree tree, String path) {
        return tree.value(tree.find(path).orElseThrow()).actual();
    }
}
