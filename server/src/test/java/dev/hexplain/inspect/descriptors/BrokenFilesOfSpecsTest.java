package dev.hexplain.inspect.descriptors;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What specs of the language's suite say of files that break off. */
class BrokenFilesOfSpecsTest {
    private static final String PAIRS = """
        meta: {id: pairs%s}
        seq: [{id: first, type: pair}, {id: more, type: pair, repeat: expr, repeat-expr: 3}]
        types: {pair: {seq: [{id: a, type: u1}, {id: b, type: u1}]}}
        """;

    private static final String ASSERTS = """
        id: pairs
        data: pairs.bin
        asserts:
          - {actual: first.b, expected: 0x49}
          - {actual: more.size, expected: 3}
          - {actual: 'more[1].b', expected: 0x42}
          - {actual: 'more[2].a', expected: 0x62}
        """;

    @TempDir
    Path folder;

    @BeforeEach
    void data() throws IOException {
        Files.write(folder.resolve("pairs.bin"), HexFormat.of().parseHex("03493132334262"));
    }

    private List<String> verify(String descriptor, String spec) throws IOException {
        Files.writeString(folder.resolve("pairs.ksy"), descriptor);
        Path file = Files.writeString(folder.resolve("pairs.kst"), spec);
        return new Verification(new Verification.Folders(folder, folder, folder, List.of())).verify(file);
    }

    @Test
    void of_a_descriptor_for_debugging_what_was_read_is_judged() throws IOException {
        assertThat(verify(PAIRS.formatted(", ks-debug: true"), ASSERTS)).isEmpty();
    }

    @Test
    void of_others_the_end_is() throws IOException {
        assertThat(verify(PAIRS.formatted(""), ASSERTS))
                .singleElement()
                .asString()
                .contains("expected it to decode, found EndOfStreamError");
    }

    @Test
    void what_is_missing_cannot_be_asked_for() throws IOException {
        assertThat(verify(PAIRS.formatted(", ks-debug: true"), ASSERTS + "  - {actual: 'more[2].b', expected: 1}\n"))
                .singleElement()
                .asString()
                .contains("NotReadError");
    }

    /** Only C++ has typed exceptions; there the suite writes any type, where it has no name for the right one. */
    @Test
    void the_type_of_an_expected_error_does_not_matter() throws IOException {
        String animals = """
            meta: {id: pairs, endian: le}
            seq: [{id: pet, type: u1, enum: animal, valid: {in-enum: true}}]
            enums: {animal: {4: dog, 12: chicken}}
            """;
        String spec = "id: pairs\ndata: pairs.bin\nexception: ValidationNotInEnumError<s4>\n";

        assertThat(verify(animals, spec)).isEmpty();
    }
}
