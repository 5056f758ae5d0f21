package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow
class RoundTripTest {

    private static final int SEEDS = Selection.size(30, 60);

    static IntStream seeds() {
        return IntStream.range(0, SEEDS);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void xxd_of_any_shape_gives_its_bytes_back(int seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, 1);
        int columns = 1 + random.nextInt(64);
        int group = 1 + random.nextInt(columns);
        checkClean("xxd", Spelling.xxd(bytes, columns, group, random.nextBoolean(), random.nextBoolean()), bytes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void canonical_hexdump_gives_its_bytes_back(int seed) {
        byte[] bytes = bytes(new Random(seed), 1);
        checkClean("hexdump-c", Spelling.hexdump(bytes), bytes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void hex_with_any_separator_gives_its_bytes_back(int seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, 4);
        bytes[0] = (byte) 0xAB;
        String[] separators = {"", " ", ":", "-", ", ", ",", ";", "\n", "\r\n", "\t", "  "};
        HexFormat hex = HexFormat.ofDelimiter(separators[random.nextInt(separators.length)]);
        String digits = (random.nextBoolean() ? hex.withUpperCase() : hex).formatHex(bytes);
        checkClean("hex", digits + (random.nextBoolean() ? "\n" : ""), bytes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void hex_literals_give_their_bytes_back(int seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, 1);
        checkClean("hex", "{" + HexFormat.ofDelimiter(", ").withPrefix("0x").formatHex(bytes) + "};\n", bytes);
        checkClean("hex", "[" + HexFormat.ofDelimiter(",\n  ").withPrefix("0X").formatHex(bytes) + "]", bytes);
        checkClean("hex", "\"" + HexFormat.of().withPrefix("\\x").formatHex(bytes) + "\"", bytes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void wrapped_hex_gives_its_bytes_back(int seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, 4);
        bytes[1] = (byte) 0xCD;
        checkClean("hex", Spelling.wrappedHex(bytes, 1 + random.nextInt(64)), bytes);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void base64_of_every_kind_gives_its_bytes_back(int seed) {
        Random random = new Random(seed);
        byte[] bytes = bytes(random, 1);
        for (Base64.Encoder encoder : new Base64.Encoder[] {
            Base64.getEncoder(),
            Base64.getUrlEncoder(),
            Base64.getEncoder().withoutPadding(),
            Base64.getUrlEncoder().withoutPadding(),
            Base64.getMimeEncoder(),
            Base64.getMimeEncoder(64, new byte[] {'\n'}),
        }) {
            Reading reading = Reading.of("base64", encoder.encodeToString(bytes));
            assertThat(reading.bytes()).isEqualTo(bytes);
            assertThat(reading.transcript().clean()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 80, 500, 3000})
    void long_base64_is_recognised_with_and_without_padding_and_wrapping(int length) {
        for (int seed = 0; seed < 20; seed++) {
            byte[] bytes = new byte[length];
            new Random(seed).nextBytes(bytes);
            for (Base64.Encoder encoder : new Base64.Encoder[] {
                Base64.getUrlEncoder(), Base64.getEncoder().withoutPadding(), Base64.getMimeEncoder()
            }) {
                assertThat(Reading.detect(encoder.encodeToString(bytes))
                                .dialect()
                                .id())
                        .isEqualTo("base64");
            }
        }
    }

    @RepeatedTest(200)
    void any_text_is_read_by_every_dialect_without_failing(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        String alphabet = " \n\r\t:|*=x\\0123456789abcdefABCDEF+/-_zZ{}\",é\u0000";
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(400); i > 0; i--) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        for (var dialect : Dialects.all()) {
            Reading reading = Reading.of(dialect.id(), text.toString());
            assertThat(reading.transcript().bytes()).isEqualTo(reading.bytes().length);
        }
        assertThat(Reading.detect(text.toString()).confidence()).isPositive();
    }

    @RepeatedTest(100)
    void a_damaged_dump_is_read_without_failing(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        byte[] bytes = bytes(random, 1);
        for (String text : new String[] {
            Spelling.xxd(bytes, 16, 2, false, true), Spelling.hexdump(bytes), Spelling.wrappedBase64(bytes, 76)
        }) {
            StringBuilder damaged = new StringBuilder(text);
            damaged.setCharAt(random.nextInt(text.length()), (char) (' ' + random.nextInt(95)));
            damaged.deleteCharAt(random.nextInt(damaged.length()));
            for (var dialect : Dialects.all()) {
                assertThat(Reading.of(dialect.id(), damaged.toString())
                                .transcript()
                                .complete())
                        .isTrue();
            }
        }
    }

    private static void checkClean(String dialect, String text, byte[] bytes) {
        Reading reading = Reading.of(dialect, text);
        assertThat(reading.bytes()).as(text).isEqualTo(bytes);
        assertThat(reading.transcript().issues()).as(text).isEmpty();
        assertThat(Reading.detect(text).dialect().id()).as(text).isEqualTo(dialect);
    }

    /** Random bytes, one time in two with runs of zeros in them. */
    private static byte[] bytes(Random random, int least) {
        byte[] bytes = new byte[least + random.nextInt(600)];
        random.nextBytes(bytes);
        if (random.nextBoolean()) {
            int from = random.nextInt(bytes.length);
            Arrays.fill(bytes, from, from + random.nextInt(bytes.length - from + 1), (byte) 0);
        }
        return bytes;
    }
}
