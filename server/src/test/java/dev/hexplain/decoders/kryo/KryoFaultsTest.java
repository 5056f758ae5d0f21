package dev.hexplain.decoders.kryo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.Corpus;
import dev.hexplain.testing.ObjectValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was once read wrongly: {@code List.of} and its like have no byte that says whether there is null. */
class KryoFaultsTest {
    private static Path folder() {
        return Corpus.folder("faults").resolve("kryo");
    }

    @ParameterizedTest
    @CsvSource({
        "listof.bin, '[1, 2, 3]'",
        "listof1.bin, '[z]'",
        "setof.bin, '[s1]'",
    })
    void immutable_collections_are_read_without_a_list(String file, String value) throws IOException {
        FieldTree tree = whole(new Kryo(), file);
        assertThat(String.valueOf(ObjectValues.of(tree))).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"hfalse.bin, false", "htrue.bin, true"})
    void immutable_collections_are_read_in_fields(String file, boolean references) throws IOException {
        String list = Files.readString(folder().resolve("c.txt")).replaceFirst("false", String.valueOf(references));
        FieldTree tree = whole(new Kryo().with(Schema.of("faults", "", list)), file);
        assertThat(ObjectValues.of(tree)).hasToString("{l=[z, y], m={k=1}, o=[z, 1], s=[5]}");
    }

    @ParameterizedTest
    @CsvSource({
        // An ArrayList by name, then a number that nobody registered: what stands before was misread.
        "01006A6176612E7574696C2E41727261794C6973F4010261, the classes as they were",
        // A number at once: the writer registers its classes.
        "610105, register <class> = 95",
    })
    void to_register_a_class_is_advice_where_the_writer_registers(String hex, String advice) {
        FieldTree tree = new Survival(new Kryo()).decode(HexFormat.of().parseHex(hex));
        assertThat(tree.facts().issues())
                .singleElement()
                .satisfies(issue -> assertThat(issue.expected()).contains(advice));
    }

    @Test
    void a_list_of_nothing_but_null_takes_no_bytes_for_its_elements() {
        byte[] bytes = HexFormat.of().parseHex("01006A6176612E7574696C2E41727261794C6973F4018300");
        FieldTree tree = new Survival(new Kryo()).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(ObjectValues.of(tree)).hasToString("[null, null]");
    }

    private static FieldTree whole(Decoder decoder, String file) throws IOException {
        byte[] bytes = Files.readAllBytes(folder().resolve(file));
        FieldTree tree = new Survival(decoder).decode(bytes);
        assertThat(tree.facts().issues()).isEmpty();
        assertThat(tree.facts().covered()).isEqualTo(bytes.length);
        return tree;
    }
}
