package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.dialects.SeveralPayloads.Payload;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bytes of each payload of a text with several, as one dialect reads it. */
class PayloadsOfTextTest {
    private static List<String> bytes(String dialect, String text) throws IOException {
        Source source = Source.ofBytes("text", text.getBytes(UTF_8));
        DialectLayer layer = new DialectLayer(Dialects.byId(dialect).orElseThrow());
        List<String> bytes = new ArrayList<>();
        for (Payload each : SeveralPayloads.of(source, layer.dialect()).payloads()) {
            ByteArrayOutputStream octets = new ByteArrayOutputStream();
            layer.unwrap(source, each.step(layer.dialect()), octets, LayerLimits.of(1 << 16));
            bytes.add(HexFormat.of().formatHex(octets.toByteArray()));
        }
        return bytes;
    }

    @Test
    void a_dump_of_other_memory_follows_a_command() throws IOException {
        String rows = "(lldb) memory read a\n0x1000: 82 01 02 03 04 05 06 07\n0x1008: 09\n(lldb) memory read b\n";
        assertThat(bytes("lldb", rows + "0x2000: 83 01 02\n")).containsExactly("820102030405060709", "830102");
        assertThat(bytes(
                        "gdb",
                        rows.replace(" 0", " 0x0").replace(" 8", " 0x8").replace("l", "g") + "0x900:\t0x83 0x01\n"))
                .containsExactly("820102030405060709", "8301");
    }

    @Test
    void a_dump_goes_on_behind_a_command_that_asks_for_more() throws IOException {
        assertThat(bytes("lldb", "0x1000: 82 01\n(lldb)\n0x1002: 09 10\n")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "c781ec0199816102c781ec0199816102\n$ two\nc781ec0199816102c781ec0199816102\n",
                "c781ec0199816102c781ec0199816102\n\nc781ec0199816102\nc781ec0199\n",
                "aced00057400026162aced00057400026162\nc781ec0199816102\n",
            })
    void words_blank_lines_and_widths_divide_lines(String text) throws IOException {
        assertThat(bytes("hex", text)).hasSizeGreaterThan(1);
    }

    @Test
    void a_short_line_ends_what_was_wrapped() throws IOException {
        String full = "c781ec0199816102c781ec0199816102";
        assertThat(bytes("hex", "aced00057400026162aced0005740002\n" + full + "\n0102030405\n0607080910\n"))
                .containsExactly("aced00057400026162aced0005740002" + full + "0102030405", "0607080910");
    }

    @Test
    void lines_in_brackets_of_their_own_are_never_one() throws IOException {
        assertThat(bytes("node-buffer", "<Buffer c7 81 ec 01>\n<Buffer c8 81 ec 01>\n"))
                .containsExactly("c781ec01", "c881ec01");
        assertThat(bytes("ascii85", "<~Gs]48+U7FhG@L(5~>\n<~!<E49@<Q'3F`_>6~>\n"))
                .hasSize(2);
    }

    @Test
    void lines_without_escapes_are_no_payloads_of_escapes() throws IOException {
        assertThat(bytes("percent", "== a ==\n%AC%ED%00\n== b ==\n%81%01%02\n")).containsExactly("aced00", "810102");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "    String a = \"gmlkj6sk2o0mu0gf\"\n        + \"J/MmW5YW1lAP4A==\";\n    String b = \"grG6JrOeKIVwcmljZQA=\";\n",
                "const a = 'gmlkj6sk2o0mu0gf' +\n  'J/MmW5YW1lAP4A==';\nconst b = 'grG6JrOeKIVwcmljZQA=';\n",
                "a = (b'gmlkj6sk2o0mu0gf'\n     b'J/MmW5YW1lAP4A==')\nb = (b'grG6JrOeKIVwcmljZQA=')\n",
                "a = \"gmlkj6sk2o0mu0gfJ\" \\\n    \"/MmW5YW1lAP4A==\"\nb = \"grG6JrOeKIVwcmljZQA=\"\n",
                "a=gmlkj6sk2o0mu0gf\n  J/MmW5YW1lAP4A==\nb=grG6JrOeKIVwcmljZQA=\n",
            })
    void literals_that_are_joined_are_one_payload(String text) throws IOException {
        assertThat(bytes("log", text))
                .containsExactly("8269648fab24da8d26bb481f27f3265b9616d6500fe0", "82b1ba26b39e2885707269636500");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "v0=\"\\x82\\x01\\x02\\x03\\x04\" v1=\"\\x83\\x01\\x02\\x03\\x05\"\n",
                "INSERT INTO t VALUES (0,_binary 0x8201020304,'a'),(1,_binary 0x8301020305,'b');\n",
                "{ a: BinData(0,\"ggECAwQ=\"), b: BinData(0,\"gwECAwU=\") }\n",
                "[b'\\x82\\x01\\x02\\x03\\x04', b'\\x83\\x01\\x02\\x03\\x05']\n",
                "m0 := []byte(\"\\x82\\x01\\x02\\x03\\x04\")\nm1 := []byte(\"\\x83\\x01\\x02\\x03\\x05\")\n",
            })
    void each_that_the_text_tells_is_a_payload(String text) throws IOException {
        assertThat(bytes("log", text)).hasSize(2).first().asString().startsWith("8201020304");
    }

    @Test
    void runs_of_the_same_kind_in_one_line_are_payloads_and_identifiers_are_not() throws IOException {
        String id = "5d0c1b2f3a4e5d6c";
        assertThat(bytes("log", "trace=" + id + " old=820102030405060708fe new=830102030405060708fe to " + id + "\n"))
                .containsExactly("820102030405060708fe", "830102030405060708fe");
    }

    @Test
    void runs_of_one_width_in_lines_of_words_are_not_one() throws IOException {
        String value = "82010203040506070809aabbccddeeff";
        assertThat(bytes("log", ("key a " + value + "00 x\n").repeat(3) + "key b " + value + " x\n"))
                .hasSize(4);
    }

    @Test
    void values_of_a_form_and_items_of_a_list_are_payloads() throws IOException {
        assertThat(bytes("percent", "a=%82%01&b=2&c=%83%01%02")).containsExactly("8201", "830102");
        assertThat(bytes("hex", "82010203040506070809aa, 83010203040506070809"))
                .containsExactly("82010203040506070809aa", "83010203040506070809");
        assertThat(bytes("hex", "0102030405060708 82010203040506 07")).isEmpty();
    }

    @Test
    void words_above_records_of_a_programmer_are_passed_over() throws IOException {
        String records = "== a ==\n:05000000C781EC01992D\n:00000001FF\n== b ==\n:04000000C881EC01C6\n:00000001FF\n";
        assertThat(bytes("ihex", records)).containsExactly("c781ec0199", "c881ec01");
        assertThat(Dialects.detect(records.getBytes(UTF_8), records.length())
                        .getFirst()
                        .dialect()
                        .id())
                .isEqualTo("ihex");
    }

    @Test
    void hex_of_postgresql_is_no_escape_and_a_type_of_go_no_list() {
        String rows = "  0 | \\x8200075ac3bc726963fe | \\x827374726565746afe\n";
        String literal = "m := []byte(\"\\x82\\x00ab\\x83\\xfe\")\n";
        assertThat(Dialects.detect(rows.getBytes(UTF_8), rows.length()))
                .extracting(each -> each.dialect().id())
                .doesNotContain("escapes");
        assertThat(Dialects.detect(literal.getBytes(UTF_8), literal.length()))
                .extracting(each -> each.dialect().id())
                .doesNotContain("bytes");
    }

    @Test
    void payloads_behind_much_text_are_told() throws IOException {
        String words = "12:00 nothing was read here\n".repeat(12_000);
        assertThat(bytes("log", "v=rO0ABXQAAmFi\n" + words + "v=rO0ABXQAA2FiYw==\n"))
                .containsExactly("aced00057400026162", "aced0005740003616263");
    }

    @Test
    void a_quotation_mark_that_closes_a_string_opens_none() throws IOException {
        assertThat(
                        bytes(
                                "log",
                                "{'k0': b'\\x82\\x01\\x02\\x03', 'k1': b\"\\x83\\x01'\\x02\\x03\", 'k2': b'\\x84\\x01\\x02\\x03'}\n"))
                .containsExactly("82010203", "8301270203", "84010203");
    }

    @Test
    void bytes_of_no_known_beginning_beside_a_known_one_are_told() throws IOException {
        assertThat(bytes("log", "old=rO0ABXQAAmFi new=ggAFAAUmQqPuK44QUw/MVBXf\n"))
                .hasSize(2);
    }

    @Test
    void rows_that_do_not_follow_one_another_are_numbers() {
        String octets = "10101100 11101101 00000000 00000101\n10101100 11101101 00000000 00000110\n";
        assertThat(Dialects.detect(octets.getBytes(UTF_8), octets.length())
                        .getFirst()
                        .dialect()
                        .id())
                .isEqualTo("binary-numbers");
    }

    @Test
    void each_dump_of_one_row_has_its_offset_and_no_margin() throws IOException {
        String rows =
                "00000000: 8200 0163 7573                 ...cus\n\n00000000: 8270 6179                      .pay\n";
        assertThat(bytes("xxd", rows)).containsExactly("820001637573", "82706179");
    }
}
