package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.dialects.Dialects.Candidate;
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
                "[172, 237, 0, 5]",
                "<note>beef</note>",
                "Hello, world",
                "apple\nbanana\ncherry\n",
                "dev/hexplain/ingest/dialects/Base64",
                "2026-11-21 03:19:08",
                "2026-11-21",
                "2147483647",
                "int x = 0x10; int y = 0x20; // and more of it",
                "password",
                " ",
            })
    void ordinaryTextStaysAsItIs(String text) {
        Candidate candidate = Reading.detect(text);
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
    void shortPastesAreRecognised(String text, String dialect) {
        Candidate candidate = Reading.detect(text.strip());
        assertThat(candidate.dialect().id()).as(candidate.reason()).isEqualTo(dialect);
    }

    @Test
    void aKnownBeginningIsNamedInTheReason() {
        assertThat(Reading.detect("rO0ABXNyAAA").reason())
                .isEqualTo("base64 that starts with AC ED 00 05, a Java serialization stream");
        assertThat(Reading.detect("CAFEBABE").reason())
                .isEqualTo("hex that starts with CA FE BA BE, a Java class file");
    }

    @Test
    void binaryContentIsRawAndTheReasonSaysWhere() {
        byte[] stream = HexFormat.of().parseHex("aced0005737200");
        assertThat(Dialects.detect(stream, stream.length)).singleElement().satisfies(candidate -> {
            assertThat(candidate.dialect().id()).isEqualTo("raw");
            assertThat(candidate.reason()).isEqualTo("not text: byte 0xAC at offset 0 is not UTF-8");
        });
        assertThat(Reading.detect("ab\u0001cd").reason())
                .isEqualTo("not text: byte 0x01 at offset 2 is a control character");
    }

    @Test
    void nothingAtAllIsRaw() {
        assertThat(Reading.detect("").dialect().id()).isEqualTo("raw");
    }

    @Test
    void candidatesAreRankedAndRawIsAlwaysAmongThem() {
        List<Candidate> candidates = Dialects.detect("CAFEBABE".getBytes(UTF_8), 8);
        assertThat(candidates)
                .extracting(candidate -> candidate.dialect().id())
                .containsExactly("hex", "raw", "base64");
    }

    @Test
    void dialectsAreFoundByTheirUniqueIds() {
        assertThat(Dialects.all()).extracting(Dialect::id).doesNotHaveDuplicates();
        assertThat(Dialects.all())
                .allSatisfy(dialect -> assertThat(Dialects.byId(dialect.id())).containsSame(dialect));
        assertThat(Dialects.byId("nothing")).isEmpty();
    }

    @Test
    void aDumpOfTextThatLooksLikeADumpIsReadOnce() {
        String inner = Spelling.xxd("inner".getBytes(UTF_8), 16, 2, false, false);
        String outer = Spelling.hexdump(inner.getBytes(UTF_8));
        assertThat(Reading.detect(outer).dialect().id()).isEqualTo("hexdump-c");
        assertThat(new String(Reading.of("hexdump-c", outer).bytes(), UTF_8)).isEqualTo(inner);
    }

    @Test
    void aLargeTextIsJudgedByItsBeginning() {
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
    void byteOrderMarksAreObeyed() {
        for (byte[] text : new byte[][] {
            "\uFEFFaced0005\r\n".getBytes(UTF_8),
            "\uFEFFaced0005\r\n".getBytes(UTF_16LE),
            "\uFEFFaced0005\r\n".getBytes(UTF_16BE)
        }) {
            Candidate candidate = Reading.detect(text);
            assertThat(candidate.dialect().id()).isEqualTo("hex");
            assertThat(Reading.of(candidate.dialect(), text, 100).hex()).isEqualTo("aced0005");
        }
    }
}
