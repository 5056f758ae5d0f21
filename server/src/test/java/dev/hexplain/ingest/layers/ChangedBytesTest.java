package dev.hexplain.ingest.layers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerStep;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Layers that undo a change which bytes went through on their way. */
class ChangedBytesTest {
    private static final byte[] STREAM = allBytes();

    /** A string with each character from 0 to 255 behind the header. */
    private static byte[] allBytes() {
        byte[] all = new byte[7 + 256];
        System.arraycopy(HexFormat.of().parseHex("ACED0005740100"), 0, all, 0, 7);
        for (int i = 0; i < 256; i++) {
            all[7 + i] = (byte) i;
        }
        return all;
    }

    private static byte[] text(byte[] bytes, String read, String written, String mark) {
        return (mark + new String(bytes, Charset.forName(read))).getBytes(Charset.forName(written));
    }

    private static LayerStep found(byte[] bytes) {
        LayerCandidate first = Layers.find(Source.ofBytes("dump", bytes)).getFirst();
        assertThat(first.confidence().percent()).isGreaterThan(90);
        return first.step();
    }

    @ParameterizedTest
    @CsvSource({
        "ISO-8859-1, UTF-8, utf-8:ISO-8859-1",
        "IBM437, UTF-8, utf-8:IBM437",
        "IBM850, UTF-8, utf-8:IBM850",
        "windows-1252, UTF-8, utf-8:windows-1252",
        "KOI8-R, UTF-8, utf-8:KOI8-R",
        "IBM866, UTF-8, utf-8:IBM866",
        "ISO-8859-1, UTF-16LE, utf-16le:ISO-8859-1",
        "IBM437, UTF-16LE, utf-16le:IBM437",
        "ISO-8859-1, UTF-16BE, utf-16be:ISO-8859-1"
    })
    void bytes_that_were_read_as_text_are_what_they_were(String read, String written, String step) {
        byte[] bytes = new String(STREAM, ISO_8859_1).replace("\r", "").getBytes(ISO_8859_1);
        byte[] kept = read.equals("windows-1252") ? withoutUndefined(bytes) : bytes;
        for (String mark : new String[] {"", "\uFEFF"}) {
            byte[] changed = text(kept, read, written, mark);
            LayerStep found = found(changed);
            assertThat(found).hasToString(step);
            assertThat(Packed.unwrap(found, changed).bytes()).isEqualTo(kept);
        }
    }

    private static byte[] withoutUndefined(byte[] bytes) {
        return new String(bytes, ISO_8859_1)
                .replaceAll("[\u0081\u008D\u008F\u0090\u009D]", "")
                .getBytes(ISO_8859_1);
    }

    @Test
    void a_byte_without_a_character_is_an_issue_and_keeps_its_place() {
        byte[] changed = text(STREAM, "windows-1252", "UTF-8", "");
        Packed.Outcome outcome = Packed.unwrap(LayerStep.whole("utf-8").entry("windows-1252"), changed);
        assertThat(outcome.bytes()).hasSameSizeAs(STREAM);
        assertThat(outcome.unwrapped().issues())
                .hasSize(5)
                .extracting(LayerIssue::actual)
                .containsOnly("U+FFFD");
    }

    @Test
    void each_byte_knows_its_characters_bytes() {
        byte[] changed = text(STREAM, "IBM437", "UTF-16LE", "\uFEFF");
        assertThat(Packed.unwrap(found(changed), changed).unwrapped().map().from(new Range(3, 2)))
                .isEqualTo(new Range(8, 4));
    }

    @Test
    void line_ends_that_a_shell_wrote_are_said() {
        byte[] bytes = HexFormat.of().parseHex("ACED000574000361 0A62".replace(" ", ""));
        String shown = new String(bytes, Charset.forName("IBM437")).replace("\n", "\r\n") + "\r\n";
        byte[] changed = ("\uFEFF" + shown).getBytes(StandardCharsets.UTF_16LE);
        Packed.Outcome outcome = Packed.unwrap(found(changed), changed);
        assertThat(outcome.bytes()).isEqualTo(bytes);
        assertThat(outcome.unwrapped().issues())
                .extracting(LayerIssue::message)
                .satisfiesExactly(
                        inside -> assertThat(inside).contains("0A is taken"),
                        last -> assertThat(last).contains("it is left out"));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void offsets_of_rows_among_bytes_are_left_out(int width) {
        StringBuilder rows = new StringBuilder();
        for (int at = 0; at < STREAM.length; at += 16) {
            rows.append(("%0" + 2 * width + "x").formatted(at))
                    .append(HexFormat.of().formatHex(STREAM, at, Math.min(STREAM.length, at + 16)));
        }
        byte[] changed = HexFormat.of().parseHex(rows);
        assertThat(found(changed)).hasToString("row-offsets");
        assertThat(Packed.unwrap(found(changed), changed).bytes()).isEqualTo(STREAM);
    }

    @Test
    void line_ends_are_what_they_were_where_a_signature_shows_it() {
        byte[] image = HexFormat.of().parseHex("89504E470D0A1A0A0000000D49484452");
        byte[] longer = new String(image, ISO_8859_1).replace("\n", "\r\n").getBytes(ISO_8859_1);
        byte[] shorter = new String(image, ISO_8859_1).replace("\r\n", "\n").getBytes(ISO_8859_1);
        assertThat(found(longer)).hasToString("line-ends-crlf");
        assertThat(Packed.unwrap(found(longer), longer).bytes()).isEqualTo(image);
        assertThat(found(shorter)).hasToString("line-ends-lf");
    }

    @Test
    void undamaged_bytes_have_no_such_layer() {
        List<byte[]> whole = List.of(
                STREAM,
                "Grüße aus München\n".getBytes(StandardCharsets.UTF_8),
                "Grüße aus München\n".getBytes(StandardCharsets.UTF_16LE),
                new byte[400],
                HexFormat.of().parseHex("89504E470D0A1A0A0000000D49484452"),
                HexFormat.of().parseHex("0000ACED0005740003616263"));
        for (byte[] bytes : whole) {
            assertThat(Layers.find(Source.ofBytes("dump", bytes)))
                    .noneMatch(each -> Layers.damage(each.step()).isPresent());
        }
    }
}
