package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.inspect.dumps.Detector;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of formats that look alike, the one that explains more is named first. */
class NamedByEvidenceTest {
    private static Candidate first(String hex) {
        Source source = Source.ofBytes("dump", HexFormat.of().parseHex(hex));
        return Detector.standard().candidates(source).getFirst();
    }

    @Test
    void an_own_class_without_references_is_of_kryo() {
        String cart = "0100" + "636f6d2e61636d652e436172f4" + "05" + "6b6574746ce5" + "8a01";
        assertThat(first(cart).format()).isEqualTo("kryo");
        assertThat(first(cart).reason()).contains("com.acme.Cart", "without references");
    }

    @ParameterizedTest
    @CsvSource({
        // A class with a short name, without a package.
        "kryo, 0100526f6ff401e8e50cebc0cc90fed1aae7e0aac62b01",
        "fst, 000104526f6f7480817499010082ca6ff60eb8aa988f819571050000",
        // Offsets of a buffer, of which the first one could be a length.
        "flatbuffers, 14000000000000000c001400000004000c0008000c000000200000000c0000001f85eb51b8248740"
                + "0100000008000000040004000400000001000000040000000000000000000000",
        // Groups instead of messages with a length.
        "protostuff, 0a066b6574746c6513 08 8a01 12 05 68656c6c6f 14 1a 0a 6f726465722034373131",
        // Without the header.
        "smile, fa857374617475732502717f1c4c3a5e5b4ab787706f736974696f6e20877175616e74697479c6"
                + "836e616d654571756179203984656d61696c45717561792039fb",
        // One value, a text.
        "one_nio_persist, ee00106f7264657220343731312c2071756179"
    })
    void what_explains_more_is_first(String format, String hex) {
        assertThat(first(hex.replace(" ", "")).format()).isEqualTo(format);
    }

    @ParameterizedTest
    @CsvSource({
        "kryo, 0b010171756179 20b90171756179 20b9018106b7e5adaf9da6ceffb8, registrations",
        "fst, 00320382a4460a15676380a3fc06717561792039fc06717561792039fc0000, registrations"
    })
    void objects_of_registered_classes_are_named_as_perhaps(String format, String hex, String needed) {
        Candidate first = first(hex.replace(" ", ""));
        assertThat(first.format()).isEqualTo(format);
        assertThat(first.confidence()).isLessThan(Candidate.CONVINCING);
        assertThat(first.reason()).startsWith("Perhaps").contains("class list", needed);
    }
}
