package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.inspect.dumps.Detector;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        "one_nio_persist, ee00106f7264657220343731312c2071756179",
        // A list of the JDK without references, as Redisson writes it too.
        "kryo, 01006a6176612e7574696c2e41727261794c6973f4840300 6b6574746ce5 726f70e5 616e63686ff2",
        // An array of numbers, by its name.
        "kryo, 01005bc901060228d804c03ea08d06",
        // A text, with its reference.
        "kryo, 03016f7264657220343731312c207175617920b9",
        // A list and a map whose classes have numbers, and a list of objects of a class by name.
        "fst, 001003fc066b6574746c65fc04726f7065fc06616e63686f72",
        "fst, 000f02fc066b6574746c65f704fc04726f7065f75a",
        "fst, 00100200010d636f6d2e61636d652e4c696e6566666666666ee03840",
        // A list, and an object of a class by name.
        "fory, 00005a030815186b6574746c6510726f706518616e63686f72",
        "fory, 00001d1a040c95d1c977ac086e90d93c82981c0476d144e646f5c149053973ab43486666666666e6384006ff186b6574746c65",
        "chronicle_wire, 8213000000e66b6574746c65e4726f7065e6616e63686f72",
        "fst_minbin, 051101126f7264657220343731312c20717561792039",
        // Lists of texts.
        "cbor, 83666b6574746c6564726f706566616e63686f72",
        "msgpack, 93a66b6574746c65a4726f7065a6616e63686f72",
        "smile, f8456b6574746c6543726f706545616e63686f72f9",
        "hessian2, 48066b6574746c659404726f7065c85a5a",
        // Names that are digits, and one that MongoDB's opcode of a reply is in.
        "bson, 3200000002333030000e00000074687265652068756e647265640002310004000000 6f6e65000232000400000074776f0000",
        "bson, 2700000010616e63686f720001000000106b6574746c65000400000010726f7065005a00000000"
    })
    void what_explains_more_is_first(String format, String hex) {
        assertThat(first(hex.replace(" ", "")).format()).isEqualTo(format);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // AC ED alone, any bytes behind a length, a message whose name is none.
                "aced5f2a95b4784b34021ee0dd",
                "7708a4a424aaed314f08",
                "82611d52d5678bfba54fa96f06c7a7ce1d66ba8599a3efcf7b0c196387dd7ded3911761e01fe0ce2"
            })
    void two_bytes_alone_name_nothing(String hex) {
        assertThat(first(hex).confidence()).isLessThan(Candidate.CONVINCING);
    }

    @ParameterizedTest
    @CsvSource({
        "kryo, 0b010171756179 20b90171756179 20b9018106b7e5adaf9da6ceffb8, registrations",
        // Texts of three letters.
        "kryo, 1201840300014348c6014555d2015553c4, registrations",
        "fst, 00320382a4460a15676380a3fc06717561792039fc06717561792039fc0000, registrations"
    })
    void objects_of_registered_classes_are_named_as_perhaps(String format, String hex, String needed) {
        Candidate first = first(hex.replace(" ", ""));
        assertThat(first.format()).isEqualTo(format);
        assertThat(first.confidence()).isLessThan(Candidate.CONVINCING);
        assertThat(first.reason()).startsWith("Perhaps").contains("class list", needed);
    }
}
