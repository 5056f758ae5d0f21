package dev.hexplain.decoders.hessian;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.FieldTree;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The draft of Hessian 2 that Hessian 3.1 wrote: bytes of its {@code Hessian2Output}, version 3.1.5. */
class HessianDraftTest {
    /** Twice the same object that holds itself, and another. */
    private static final String CARS =
            "4f094472616674244361729305636f6c6f72016e0473656c66" + "6f9003726564954a004a006f9003726564954a01";

    private static FieldTree whole(String hex) {
        return HessianCorpusTest.whole(new Hessian1(), HexFormat.of().parseHex(hex));
    }

    @Test
    void objects_have_the_fields_of_their_class() {
        try (FieldTree tree = whole(CARS)) {
            assertThat(tree.find("value[0].value").orElseThrow().type()).isEqualTo("Draft$Car");
            assertThat(tree.value(tree.find("value[0].value.n").orElseThrow()).actual())
                    .isEqualTo("5");
            assertThat(tree.value(tree.find("value[0].value.color").orElseThrow())
                            .description())
                    .isEqualTo("\"red\"");
            assertThat(tree.value(tree.find("value[0].value.self").orElseThrow())
                            .actual())
                    .isEqualTo("#0");
            assertThat(tree.value(tree.find("value[1]").orElseThrow()).actual()).isEqualTo("#0");
            assertThat(tree.value(tree.find("value[2].self").orElseThrow()).actual())
                    .isEqualTo("#1");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "67, double, 0.0",
        "68, double, 1.0",
        "690c, double, 12.0",
        "6a04b0, double, 1200.0",
        "6b41440000, double, 12.25",
        "44400921fb54442d18, double, 3.141592653589793",
        "e0, long, 0",
        "d8, long, -8",
        "f000, long, -2048",
        "3fffff, long, 262143",
        "77fff00000, long, -1048576",
        "4c0000010000000000, long, 1099511627776",
        "80, int, -16",
        "c000, int, -2048",
        "d00000, int, -262144",
        "4900100000, int, 1048576",
        "6400000000000003e8, date, 1000",
    })
    void numbers_are_short(String hex, String type, String value) {
        try (FieldTree tree = whole(hex)) {
            assertThat(tree.find("value[0]").orElseThrow().type()).isEqualTo(type);
            assertThat(tree.value(tree.find("value[0]").orElseThrow()).actual()).isEqualTo(value);
        }
    }

    @Test
    void lists_and_maps_of_a_type_named_before_say_its_number() {
        try (FieldTree tree = whole("567400075b737472696e676e0101617a76909201610162")) {
            assertThat(tree.find("value[1]").orElseThrow().type()).isEqualTo("[string");
            assertThat(tree.value(tree.find("value[1][1]").orElseThrow()).description())
                    .isEqualTo("\"b\"");
        }
        try (FieldTree tree = whole("4d7400116a6176612e7574696c2e547265654d61700161917a4d75900161917a")) {
            assertThat(tree.find("value[1]").orElseThrow().type()).isEqualTo("java.util.TreeMap");
            assertThat(tree.value(tree.find("value[1].a.value").orElseThrow()).actual())
                    .isEqualTo("1");
        }
    }

    /** Binary data, a list without a type, a decimal, an enum constant, a remote object, true and null. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "23000000",
                "566e0291927a",
                "4f146a6176612e6d6174682e426967446563696d616c910576616c75656f9003312e35",
                "4f1d6a6176612e7574696c2e636f6e63757272656e742e54696d65556e697491046e616d656f900444415953",
                "727400015453000375726c",
                "544e",
                "02c3a9c3a9",
            })
    void other_values_are_read_whole(String hex) {
        whole(hex).close();
    }

    @Test
    void calls_replies_faults_and_messages_have_version_2() {
        try (FieldTree tree = whole("6302006d00036164649101787a")) {
            assertThat(tree.value(tree.find("message[0].arguments.argument[0]").orElseThrow())
                            .actual())
                    .isEqualTo("1");
        }
        whole("720200917a").close();
        whole("7202006604636f646504636f6465076d657373616765036d73677a7a").close();
        try (FieldTree tree = whole("700200917a")) {
            assertThat(tree.value(tree.find("message[0].values.value[0]").orElseThrow())
                            .actual())
                    .isEqualTo("1");
        }
    }

    @Test
    void it_is_detected_by_a_class_or_a_call() {
        for (String hex : new String[] {CARS.substring(0, 68), "6302006d00036164649101787a"}) {
            assertThat(new Hessian1()
                            .probe(Source.ofBytes("draft", HexFormat.of().parseHex(hex))))
                    .isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                CARS,
                "567400075b737472696e676e0101617a76909201610162",
                "4d7400116a6176612e7574696c2e547265654d61700161917a4d75900161917a",
                "6302006d00036164649101787a",
                "700200917a"
            })
    void damage_is_survived(String hex) {
        HessianMessagesTest.survive(new Hessian1(), HexFormat.of().parseHex(hex));
    }
}
