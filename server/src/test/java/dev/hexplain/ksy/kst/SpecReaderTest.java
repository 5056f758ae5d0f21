package dev.hexplain.ksy.kst;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.hexplain.testing.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpecReaderTest {
    @Test
    void expressions_are_kept_as_written() {
        Spec spec = SpecReader.read("zoo.kst", """
                id: zoo
                data: zoo.bin
                imports:
                  - more
                asserts:
                  - actual: a.b[0] # why
                    expected: 0x10
                  - actual: name
                    expected: '"x"'
                  - actual: missing
                    expected: null
                  - actual: bad
                    exception: ConversionError
                """);

        assertThat(spec.id()).isEqualTo("zoo");
        assertThat(spec.data()).isEqualTo("zoo.bin");
        assertThat(spec.imports()).containsExactly("more");
        assertThat(spec.exception()).isEmpty();
        assertThat(spec.assertions())
                .containsExactly(
                        new Spec.Assertion("a.b[0]", "0x10", null, 6),
                        new Spec.Assertion("name", "\"x\"", null, 8),
                        new Spec.Assertion("missing", "null", null, 10),
                        new Spec.Assertion("bad", null, new ExceptionName("ConversionError", ""), 12));
    }

    @Test
    void exceptions_of_the_whole_file_may_have_a_type_and_a_message() {
        assertThat(SpecReader.read("a.kst", "id: a\ndata: b\nexception: ValidationNotEqualError<u1>")
                        .exception())
                .contains(new ExceptionName("ValidationNotEqualError", "u1"));
        assertThat(SpecReader.read("a.kst", "id: a\ndata: b\nexception:\n  type: EndOfStreamError\n  message: x")
                        .exception())
                .contains(new ExceptionName("EndOfStreamError", ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "id: a; a.kst:1: expected the key data",
                "[]; a.kst:1: expected a map",
                "'id: a\ndata: b\nasert: []'; a.kst:3: expected one of",
                "'id: a\ndata: b\nid: c'; a.kst:3: expected each key once",
                "'id: a\ndata: b\nasserts:\n- actual: x'; a.kst:4: expected either",
                "'id: a\ndata: b\nasserts: 5'; a.kst:3: expected a list",
                "'id: a\n  data: b'; a.kst:2",
                "''; a.kst:1: expected id",
            })
    void what_is_wrong_is_said_with_its_line(String text, String message) {
        assertThatThrownBy(() -> SpecReader.read("a.kst", text))
                .isInstanceOf(SpecSyntaxException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void every_spec_of_the_languages_suite_is_read() throws Exception {
        int assertions = 0;
        int specs = 0;
        for (Path file : Corpus.files(Corpus.folder("kaitai-tests/spec"))) {
            if (file.toString().endsWith(".kst")) {
                Spec spec = SpecReader.read(file.getFileName().toString(), Files.readString(file));
                assertThat(spec.file()).isEqualTo(spec.id() + ".kst");
                assertions += spec.assertions().size();
                specs++;
            }
        }
        assertThat(specs).isEqualTo(217);
        assertThat(assertions).isEqualTo(951);
    }
}
