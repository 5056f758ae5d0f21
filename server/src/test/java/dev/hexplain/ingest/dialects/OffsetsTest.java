package dev.hexplain.ingest.dialects;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.Layer;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.UnwrapResult;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Base64;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Every byte knows the text it came from. */
class OffsetsTest {

    @Test
    void a_row_of_a_dump_comes_from_its_line() {
        String text = "00000000: 4142  AB\n00000002: 4344  CD\n";
        OffsetMap map = map("xxd", text.getBytes(UTF_8));
        assertThat(map.from(new Range(0, 1))).isEqualTo(new Range(0, 18));
        assertThat(map.from(new Range(3, 1))).isEqualTo(new Range(19, 18));
    }

    @Test
    void hex_digits_and_base64_groups_are_their_own() {
        assertThat(map("hex", "ac ed\n00 05".getBytes(UTF_8)).from(new Range(2, 1)))
                .isEqualTo(new Range(6, 2));
        assertThat(map("base64", "rO0A\nBXNy".getBytes(UTF_8)).from(new Range(4, 1)))
                .isEqualTo(new Range(5, 4));
        assertThat(map("bytes", "[1, 22, 255, 4]".getBytes(UTF_8)).from(new Range(2, 1)))
                .isEqualTo(new Range(8, 3));
        assertThat(map("escapes", "'a\\xacb'".getBytes(UTF_8)).from(new Range(1, 1)))
                .isEqualTo(new Range(2, 4));
        assertThat(map("percent", "a%ACb".getBytes(UTF_8)).from(new Range(1, 1)))
                .isEqualTo(new Range(1, 3));
    }

    @Test
    void bytes_of_the_text_are_counted_not_characters() {
        String text = "\uFEFF\u20AC\uD83D\uDE00 \"\\xac\"";
        for (Charset charset : new Charset[] {UTF_8, UTF_16LE, UTF_16BE}) {
            byte[] bytes = text.getBytes(charset);
            long start = text.substring(0, text.indexOf('\\')).getBytes(charset).length;
            long length = "\\xac".getBytes(charset).length;
            OffsetMap map = map("escapes", bytes);
            assertThat(map.from(new Range(0, 1))).as(charset.name()).isEqualTo(new Range(start, length));
        }
    }

    @Test
    void malformed_text_is_counted_too() {
        byte[] text = "\"??\\xac\"".getBytes(UTF_8);
        text[1] = (byte) 0xF0;
        text[2] = (byte) 0xFF;
        OffsetMap map = map("escapes", text);
        Range last = map.runs().getLast().from();
        assertThat(last).isEqualTo(new Range(3, 4));
    }

    @Test
    void repeated_rows_come_from_the_star() {
        String text = "00000000: 4141\n*\n00000006: 4242\n";
        OffsetMap map = map("xxd", text.getBytes(UTF_8));
        assertThat(map.from(new Range(3, 1))).isEqualTo(new Range(15, 1));
        assertThat(map.from(new Range(6, 1))).isEqualTo(new Range(17, 14));
    }

    @Test
    void a_dialect_is_a_layer_of_a_part_of_a_source() throws IOException {
        Source source = Source.ofBytes("log", "say rO0ABQ== now".getBytes(UTF_8));
        Layer base64 = new DialectLayer(Dialects.byId("base64").orElseThrow());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        UnwrapResult unwrapped =
                base64.unwrap(source, new LayerStep("base64", 4, OptionalLong.of(8), ""), bytes, LayerLimits.of(100));
        assertThat(bytes.toByteArray()).containsExactly(0xAC, 0xED, 0, 5);
        assertThat(unwrapped.read()).isEqualTo(8);
        assertThat(unwrapped.map().from(new Range(3, 1))).isEqualTo(new Range(8, 3));
        assertThat(base64.find(Source.ofBytes("b", "rO0ABQ==".getBytes(UTF_8))))
                .extracting(LayerCandidate::step)
                .containsExactly(LayerStep.whole("base64"));
        assertThat(base64.find(Source.ofBytes("b", new byte[100]))).isEmpty();
    }

    @Test
    void every_byte_of_wrapped_base64_knows_its_four_characters() {
        byte[] bytes = new byte[57 * 4000 + 10];
        String text = Base64.getMimeEncoder(76, new byte[] {'\n'}).encodeToString(bytes);
        OffsetMap map = map("base64", text.getBytes(UTF_8));

        assertThat(map.runs().size()).isLessThanOrEqualTo(4002);
        for (int at = 0; at < bytes.length; at += 101) {
            long group = at / 57 * 77L + at % 57 / 3 * 4;
            assertThat(map.from(new Range(at, 1))).isEqualTo(new Range(group, 4));
        }
        assertThat(map.from(new Range(56, 2))).isEqualTo(new Range(72, 9));
    }

    @Test
    void bytes_in_a_line_of_a_log_know_their_own_characters() {
        OffsetMap base64 = map("log", "{\"k\u00fcr\": 1, \"v\": \"rO0ABXNyABFq\"}".getBytes(UTF_8));
        assertThat(base64.from(new Range(0, 1))).isEqualTo(new Range(18, 4));
        assertThat(base64.from(new Range(4, 1))).isEqualTo(new Range(22, 4));
        assertThat(base64.from(new Range(8, 1))).isEqualTo(new Range(26, 4));

        OffsetMap hex = map("log", "value=ACED000573720011 end".getBytes(UTF_8));
        assertThat(hex.from(new Range(1, 1))).isEqualTo(new Range(8, 2));
        assertThat(hex.from(new Range(7, 1))).isEqualTo(new Range(20, 2));

        OffsetMap list = map("log", "got [-84, -19, 0, 5, 115, 114, 0, 17] now".getBytes(UTF_8));
        assertThat(list.from(new Range(0, 1))).isEqualTo(new Range(5, 3));
        assertThat(list.from(new Range(3, 1))).isEqualTo(new Range(18, 1));

        OffsetMap escapes = map("log", "set \"\\xac\\xed\\x00\\x05sr\" ok".getBytes(UTF_8));
        assertThat(escapes.from(new Range(1, 1))).isEqualTo(new Range(9, 4));
        assertThat(escapes.from(new Range(5, 1))).isEqualTo(new Range(22, 1));
    }

    @Test
    void pairs_of_hex_digits_know_their_bytes_in_every_encoding() {
        String text = "0xACED0005 7372";
        OffsetMap utf8 = map("hex", text.getBytes(UTF_8));
        assertThat(utf8.from(new Range(1, 1))).isEqualTo(new Range(4, 2));
        assertThat(utf8.from(new Range(5, 1))).isEqualTo(new Range(13, 2));

        OffsetMap utf16 = map("hex", ("\uFEFF" + text).getBytes(UTF_16LE));
        assertThat(utf16.from(new Range(1, 1))).isEqualTo(new Range(10, 4));
        assertThat(utf16.from(new Range(5, 1))).isEqualTo(new Range(28, 4));

        String digits = "0011223344556677".repeat(20);
        OffsetMap longRun = map("hex", ("\uFEFF" + digits).getBytes(UTF_16LE));
        assertThat(longRun.from(new Range(100, 1))).isEqualTo(new Range(402, 4));
    }

    @Test
    void bytes_in_a_line_of_other_characters_come_from_all_of_them() {
        OffsetMap map = map("log", "set \"\u00e4\\xac\\xed\\x00\\x05sr\" ok".getBytes(UTF_8));
        assertThat(map.from(new Range(3, 1))).isEqualTo(new Range(4, 22));
    }

    private static OffsetMap map(String dialect, byte[] text) {
        try {
            return Dialects.byId(dialect)
                    .orElseThrow()
                    .decode(new ByteArrayInputStream(text), new ByteArrayOutputStream(), Reading.LIMIT)
                    .map();
        } catch (IOException impossible) {
            throw new AssertionError(Arrays.toString(text), impossible);
        }
    }
}
