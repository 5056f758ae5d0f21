package dev.hexplain.decoders;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.testing.PrintedValues;
import java.io.IOException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values are exact and whole, however what users read of them is cut, escaped or folded. */
class ExactDocumentValuesTest {
    private static String values(String format, String hex) {
        return PrintedValues.of(format, HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    /** Self-described; a set; a tag nobody knows around a map; a tag in a tag; COSE; a rational number; a UUID. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d9d9f7 a1 61 61 01 | {\"a\":1}",
                "a1 61 73 d90102 82 01 02 | {\"s\":[1,2]}",
                "d8 7b a1 61 61 81 02 | {\"a\":[2]}",
                "d9d9f7 d90102 81 a1 61 61 f6 | [{\"a\":null}]",
                "d2 84 43 a10126 a0 41 01 41 02 | [\"oQEm\",{},\"AQ==\",\"Ag==\"]",
                "d8 1e 82 01 03 | [1,3]",
                "82 d8 1c 81 01 d8 1d 00 | [[1],{\"$ref\":\"[0]\"}]",
                "d8 1c 81 d8 1d 00 | [{\"$ref\":\"\"}]",
                "82 d8 1c 61 61 d8 1d 00 | [\"a\",\"a\"]",
                "c2 49 010000000000000000 | 18446744073709551616",
                "c3 49 010000000000000000 | -18446744073709551617",
                "c4 82 21 19 6ab3 | 273.15",
                "c1 1a 514b67b0 | \"2013-03-21T20:04:00Z\"",
                "d8 64 00 | \"1970-01-01\"",
                "d90100 83 63 616161 63 616161 d8 19 00 | [\"aaa\",\"aaa\",\"aaa\"]",
                "5f 41 01 42 02 03 ff | \"AQID\"",
                "7f 61 61 61 22 ff | \"a\\\"\"",
            })
    void a_tag_is_a_property_of_what_it_stands_before(String hex, String value) {
        assertThat(values("cbor", hex)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"81 a1 65 d4 05 01, AQ==", "81 a1 65 d4 05 10, EA==", "81 a1 65 c7 03 05 010203, AQID"})
    void bytes_of_an_extension_are_base_64(String hex, String base64) {
        assertThat(values("msgpack", hex)).isEqualTo("{\"e\":\"" + base64 + "\"}");
    }

    @Test
    void a_regular_expression_and_code_have_all_their_parts() {
        assertThat(values("bson", "10000000 0b 72 00 612f622263 00 69 00 00"))
                .isEqualTo("{\"r\":{\"pattern\":\"a/b\\\"c\",\"options\":\"i\"}}");
        assertThat(values("bson", "20000000 0f 63 00 18000000 04000000 662829 00 0c000000 10 71 00 01000000 00 00"))
                .isEqualTo("{\"c\":{\"code\":\"f()\",\"scope\":{\"q\":1}}}");
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 101, 121, 4001, 40_000})
    void a_long_text_of_ion_is_whole(int length) throws IOException {
        String text = "x\"".repeat(length / 2) + "end";
        String written = new ObjectMapper().writeValueAsString(text);
        assertThat(PrintedValues.of("ion_text", ("{a:" + written + "}").getBytes()))
                .isEqualTo("{\"a\":" + written + "}");
    }

    @Test
    void an_empty_list_of_hessian_1_is_one() {
        assertThat(values("hessian1", "56 6c 00000000 7a")).isEqualTo("[]");
        assertThat(values("hessian1", "4d 53 0001 61 56 6c 00000000 7a 7a")).isEqualTo("{\"a\":[]}");
    }

    private static String withClasses(String format, String classes, String hex) {
        Decoder decoder = NativeDecoders.bySchema().stream()
                .filter(taking -> taking.id().equals(format))
                .findFirst()
                .orElseThrow()
                .with(Schema.of(format, "M", classes));
        return PrintedValues.of(decoder, HexFormat.of().parseHex(hex.replace(" ", "")), false);
    }

    @Test
    void nested_and_empty_arrays_of_protostuff_are_arrays() {
        assertThat(withClasses(
                        "protostuff",
                        "class M { @Tag(29) int[][] ii; }",
                        "eb017a03696e741802100 20b88020408 0110010c0b880204 08000cec01"))
                .isEqualTo("{\"ii\":[[1],[]]}");
        assertThat(withClasses("protostuff", "class M { int[] e; }", "0b08000c"))
                .isEqualTo("{\"e\":[]}");
    }

    /** As a float, which is shorter. */
    @Test
    void the_least_long_of_chronicle_wire_is_whole() {
        assertThat(values("chronicle_wire", "07000000 c1 61 90 000000df")).isEqualTo("{\"a\":-9223372036854775808}");
    }

    @Test
    void keys_of_a_map_are_values_where_two_have_the_same_text() {
        assertThat(values("hessian1", "4d 49 00000001 54 53 0001 31 46 7a"))
                .isEqualTo("{\"$entries\":[[1,true],[\"1\",false]]}");
    }

    @Test
    void a_reset_is_no_value_of_a_stream() {
        assertThat(values("java_serialization", "aced0005 79 74 0001 61")).isEqualTo("[\"a\"]");
        assertThat(values("java_serialization", "aced0005 74 0001 61 79 70 74 0001 62"))
                .isEqualTo("[\"a\",null,\"b\"]");
    }

    @Test
    void a_long_key_is_whole() {
        String key = "k".repeat(100);
        String hex = HexFormat.of().formatHex(key.getBytes(UTF_8));
        assertThat(values("hessian1", "4d 49 00000001 54 53 0064 " + hex + " 46 7a"))
                .isEqualTo("{\"1\":true,\"" + key + "\":false}");
    }

    @Test
    void a_map_that_is_its_own_key_comes_to_an_end() {
        assertThat(values("hessian1", "4d 52 00000000 49 00000001 7a"))
                .isEqualTo("{\"$entries\":[[{\"$ref\":\"\"},1]]}");
    }
}
