package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThatCode;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.findings.Findings;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Parts of all notations, repeated until they fill 64 KiB: what looks at the rest of a text once for each of its parts would take minutes
 * (90 s were measured), what calls itself once for each would end the stack. The time is a bound for a test that hangs.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Slow
class RepeatedTextTest {
    private static final int SIZE = 1 << 16;

    private final Detector detector = Detector.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "\n",
                "\t",
                "a",
                "a.",
                "aA.",
                "a1.",
                "a b ",
                "a\n",
                "a=",
                "a=b=",
                "=",
                "a::",
                "(a",
                "<a",
                "[",
                "[1,",
                ",",
                "$",
                "%",
                "1 ",
                "11 ",
                "1,1,",
                "000",
                "0000 ",
                "1#",
                "A1",
                "x ",
                "0x",
                "0xac, ",
                "#ac,",
                "ac|",
                "<ac>",
                "AC ED ",
                "AC-ED:",
                "ac ed # a ",
                "\"",
                "'",
                "'''a",
                "\"\\\"",
                "\\",
                "\\x",
                "\\\\",
                "\\254",
                "\\/a",
                "b'",
                "((((",
                "{\"a\":",
                "> > ",
                "--- ",
                "--x ",
                "~",
                "-",
                "1) ",
                "1) 1) ",
                "127.0.0.1:6379> ",
                "127.0.0.1:",
                "redis-cli -h ",
                "(integer) ",
                "+1111111111.1 [0 ",
                "1.1 [0 a] \"",
                "timestamp=1, value=",
                "\ntimestamp=1, value=a",
                "Typ=1 Len=9: ",
                "Typ=1 Len=9: 1,1,1,",
                "payload: ",
                "BinData(0, \"",
                "ObjectId(\"",
                "rO0AB",
                "H4sI",
                "aGVsbG8gd29ybGQgaGVs\n",
                "aGVsbG8gd29ybGQgaGVs\naGVsbG8gd29ybGQgaGVsbG8g\n",
                "a = \"aGVsbG8gd29ybGQgaGVs\"\n",
                "\"aGVsbG8gd29ybGQgaGVs\" +\n",
                "\u00ac",
                "\u00c2\u00ac",
                "\u00e9"
            })
    void texts_of_one_repeated_part_are_looked_at(String part) throws IOException {
        assertExplained("", part, StandardCharsets.UTF_8);
    }

    /** Damaged streams whose rest may be the name of a class, and long tokens of formats that are text. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "\u00ac\u00ed\u0005sr, a, ISO-8859-1",
                "\u00ac\u00ed\u0005sr, a., ISO-8859-1",
                "\u00ac\u00ed\u0005sr, a1., ISO-8859-1",
                "\u00ac\u00ed sr, a, UTF-8",
                "\u00ac\u00ed sr a, .a, UTF-8",
                "\u00ac\u00ed sr a, a.A, UTF-8",
                "{a:''', a, UTF-8",
                "{a:''', \\n, UTF-8",
                "{a:1, _1, UTF-8",
                "`{\"@class\":\"a`, .a, UTF-8",
                "`{\"@class\":\"a`, .A, UTF-8"
            })
    void beginnings_with_one_repeated_part_are_looked_at(String beginning, String part, Charset charset)
            throws IOException {
        assertExplained(beginning, part, charset);
    }

    private void assertExplained(String beginning, String part, Charset charset) throws IOException {
        byte[] text = (beginning + part.repeat(SIZE / part.length())).getBytes(charset);
        var layers = detector.layers(Source.ofBytes("repeated", text), DecodeChoices.AUTO);
        Decoder decoder = detector.decoder(
                detector.settle(layers.inside(), DecodeChoices.AUTO).format());
        try (FieldTree tree =
                decoder.decode(layers.inside(), DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE)) {
            assertThatCode(() -> new Findings(detector).of(tree, decoder, layers.path(), true))
                    .doesNotThrowAnyException();
        }
    }
}
