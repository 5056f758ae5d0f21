package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.Dialect;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DetectionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"id\": 17, \"name\": \"abc\"}",
                "{\"aa\": \"bb\", \"cc\": \"dd\"}",
                "[1, 2, 3]",
                "[10, 20, 30, 40]",
                "<note>beef</note>",
                "Hello, world",
                "apple\nbanana\ncherry\n",
                "dev/hexplain/ingest/dialects/Base64",
                "2026-11-21 03:19:08",
                "2026-11-21",
                "2147483647",
                "int x = 0x10; int y = 0x20; // and more of it",
                "password",
                "enum { A = 1, B = 2 };\nstatic const char tab[] = { 5, 6, 7 };\n",
                "#include <stdio.h>\nint f(int x) { return x + 1; }\nstatic const char tab[] = { 1, 2, 3 };\n",
                "types: [a]\nbytes: []\nname: a\nother: b\nmore: c\n",
                "12 15 18 21\n24 27 30 33\n36 39 42 45\n",
                "reading took (12 bytes)",
                " ",
            })
    void ordinary_text_stays_as_it_is(String text) {
        DialectCandidate candidate = Reading.detect(text);
        assertThat(candidate.dialect().id()).as(candidate.reason()).isEqualTo("raw");
        assertThat(candidate.reason()).contains("text");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CAFEBABE | hex",
                "cafebabe00000041 | hex",
                "AC:ED:00:05 | hex",
                "\\xac\\xed\\x00\\x05 | hex",
                "0xac, 0xed, 0x0, 0x5 | hex",
                "[172, 237, 0, 5] | bytes",
                "[-84, -19, 0, 5] | bytes",
                "[172 237 0 5] | bytes",
                "new byte[] {(byte) 0xAC, (byte) 0xED, 0, 5} | bytes",
                "byteArrayOf(0xAC.toByte(), 0xED.toByte(), 0, 5) | bytes",
                "let b: [u8; 4] = [0xac, 0xed, 0x00, 0x05]; | bytes",
                "<<172,237,0,5>> | bytes",
                "b'\\xac\\xed\\x00\\x05sr' | escapes",
                "\"\\xac\\xed\\x00\\x05sr\\x00\\x03\" | escapes",
                "1) \"\\xac\\xed\\x00\\x05sr\" | escapes",
                "\\xaced0005 | hex",
                "X'ACED0005' | sql-hex",
                "AC-ED-00-05 | hex",
                "\\254\\355\\000\\005sr | escapes",
                "\\u00ac\\u00ed\\u0000\\u0005sr | escapes",
                "%AC%ED%00%05sr | percent",
                "data:application/octet-stream;base64,rO0ABQ== | data-url",
                "VTWQABLTOIAAGRTPN4AA==== | base32",
                "<~X2j_&F*hLI\"=?q7!!~> | ascii85",
                "<Buffer ac ed 00 05> | node-buffer",
                "0000000 edac 0500 7273 0300 | hexdump",
                "0000000 aced 0005 7372 0003 | hexdump-be",
                "0x7ffe10: 0xac 0xed 0x00 0x05 | gdb",
                "0x7ffe10 <buffer>: 0x0500edac 0x03007273 | gdb",
                "0x7ffee000: ac ed 00 05 73 72  ....sr | lldb",
                "0000: AC ED 00 05 73 72 00 03   46 6F 6F 00  ....sr..Foo. | jdk-hexdump",
                ":0C000000ACED000573720003466F6F004A | ihex",
                "S10F0000ACED000573720003466F6F0046 | srec",
                "2026-11-21 10:00:00 ERROR bad session payload=rO0ABXNyAANGb28A size=12 | log",
                "<Raw load=b'\\xac\\xed\\x00\\x05sr'>> | log",
                "12:00:01 ERROR cannot read, payload=\"rO0ABXNyAANGb28A\" (12 bytes) | log",
                "12:00:01 ERROR cannot read, payload=\"rO0ABXQAAWE=\" (8 b) | log",
                "x=\"rO0ABXQAAWE=\" (8) | log",
                "b'rO0ABXQAAWE=' | log",
                "<r><data>AQBPYmplY3RUb0JlU2VyaWFsaXNl5AGSDAELmpmZmZmZuT+amZmZmZnJPzMz</data></r> | raw",
                "UPDATE t SET v = 0xACED0005737200 WHERE id = 3 | log",
                "\"aced0005\" | hex",
                "aced0 | hex",
                "00010203 | hex",
                "10 20 30 40 | hex",
                "rO0ABXNyAAA | base64",
                "rO0ABQ | base64",
                "\"rO0ABXNyAAA\" | base64",
                "yv66vgAAAEE= | base64",
                "00000000: aced 0005  .... | xxd",
                "00000000: aced 0005 | xxd",
                "00000000  ac ed 00 05  | hexdump-c"
            })
    void short_pastes_are_recognised(String text, String dialect) {
        DialectCandidate candidate = Reading.detect(text.strip());
        assertThat(candidate.dialect().id()).as(candidate.reason()).isEqualTo(dialect);
    }

    @Test
    void a_known_beginning_is_named_in_the_reason() {
        assertThat(Reading.detect("rO0ABXNyAAA").reason())
                .isEqualTo("base64 that starts with AC ED 00 05, a Java serialization stream");
        assertThat(Reading.detect("CAFEBABE").reason())
                .isEqualTo("hex that starts with CA FE BA BE, a Java class file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":{", "{\"ab\":[", " { \"beef\" : \"ca", "{\"a\":1}"})
    void names_of_json_members_are_no_hex(String json) {
        assertThat(Reading.detect(json).dialect().id()).isEqualTo("raw");
    }

    @Test
    void binary_content_is_raw_and_the_reason_says_where() {
        byte[] stream = HexFormat.of().parseHex("aced0005737200");
        assertThat(Dialects.detect(stream, stream.length)).singleElement().satisfies(candidate -> {
            assertThat(candidate.dialect().id()).isEqualTo("raw");
            assertThat(candidate.reason()).isEqualTo("not text: byte 0xAC at offset 0 is not UTF-8");
        });
        assertThat(Reading.detect("ab\u0001cd").reason())
                .isEqualTo("not text: byte 0x01 at offset 2 is a control character");
    }

    @Test
    void nothing_at_all_is_raw() {
        assertThat(Reading.detect("").dialect().id()).isEqualTo("raw");
    }

    @Test
    void candidates_are_ranked_and_raw_is_always_among_them() {
        List<DialectCandidate> candidates = Dialects.detect("CAFEBABE".getBytes(UTF_8), 8);
        assertThat(candidates)
                .extracting(candidate -> candidate.dialect().id())
                .containsExactly("hex", "raw", "base64");
    }

    @Test
    void dialects_are_found_by_their_unique_ids() {
        assertThat(Dialects.all()).extracting(Dialect::id).doesNotHaveDuplicates();
        assertThat(Dialects.all())
                .allSatisfy(dialect -> assertThat(Dialects.byId(dialect.id())).containsSame(dialect));
        assertThat(Dialects.byId("nothing")).isEmpty();
    }

    @Test
    void a_dump_of_which_no_line_is_whole_is_none() {
        assertThat(Reading.detect("alert tcp any any -> any any (msg:\"x\"; content:\"|0a 0b|\"; sid:1;)\n")
                        .dialect()
                        .id())
                .isEqualTo("raw");
    }

    @Test
    void a_dump_of_text_that_looks_like_a_dump_is_read_once() {
        String inner = Spelling.xxd("inner".getBytes(UTF_8), 16, 2, false, false);
        String outer = Spelling.hexdump(inner.getBytes(UTF_8));
        assertThat(Reading.detect(outer).dialect().id()).isEqualTo("hexdump-c");
        assertThat(new String(Reading.of("hexdump-c", outer).bytes(), UTF_8)).isEqualTo(inner);
    }

    @Test
    void a_large_text_is_judged_by_its_beginning() {
        byte[] bytes = new byte[200_000];
        new Random(3).nextBytes(bytes);
        assertThat(Reading.detect(Spelling.xxd(bytes, 16, 2, false, false)).confidence())
                .isGreaterThan(95);
        assertThat(Reading.detect(Spelling.hexdump(bytes)).confidence()).isGreaterThan(95);
        assertThat(Reading.detect(HexFormat.of().formatHex(bytes)).dialect().id())
                .isEqualTo("hex");
        assertThat(Reading.detect(HexFormat.ofDelimiter(" ").formatHex(bytes))
                        .dialect()
                        .id())
                .isEqualTo("hex");
        assertThat(Reading.detect(Base64.getEncoder().encodeToString(bytes))
                        .dialect()
                        .id())
                .isEqualTo("base64");
    }

    @Test
    void byte_order_marks_are_obeyed() {
        for (byte[] text : new byte[][] {
            "\uFEFFaced0005\r\n".getBytes(UTF_8),
            "\uFEFFaced0005\r\n".getBytes(UTF_16LE),
            "\uFEFFaced0005\r\n".getBytes(UTF_16BE)
        }) {
            DialectCandidate candidate = Reading.detect(text);
            assertThat(candidate.dialect().id()).isEqualTo("hex");
            assertThat(Reading.of(candidate.dialect(), text, 100).hex()).isEqualTo("aced0005");
        }
    }
}
