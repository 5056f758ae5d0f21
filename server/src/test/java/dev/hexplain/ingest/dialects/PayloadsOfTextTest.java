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
        assertThat(bytes("gdb", rows.replace(" 0", " 0x0").replace(" 8", " 0x8").replace("l", "g") + "0x900:\t0x83 0x01\n"))
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
        assertThat(bytes("ascii85", "<~Gs]48+U7FhG@L(5~>\n<~!<E49@<Q'3F`_>6~>\n")).hasSize(2);
    }

    @Test
    void lines_without_escapes_are_no_payloads_of_escapes() throws IOException {
        assertThat(bytes("percent", "== a ==\n%AC%ED%00\n== b ==\n%81%01%02\n")).containsExactly("aced00", "810102");
    }
}
