package dev.hexplain.inspect.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ByteStatisticsTest {
    private static Source source(byte[] bytes) {
        return Source.ofBytes("test", bytes);
    }

    /** The check values of the catalogues of these algorithms, all of the digits 1 to 9. */
    @ParameterizedTest
    @CsvSource({
        "CRC_32, cbf43926",
        "CRC_32C, e3069283",
        "ADLER_32, 091e01de",
        "XXH32, 937bad67",
        "XXH64, 8cb841db40e6ae83",
        "LOW_XXH64, 40e6ae83",
        "MD5, 25f9e794323b453885f5181f1b624d0b",
        "SHA_1, f7c3bc1d808e04732adf679965ccc34ca7ae3441",
        "SHA_256, 15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225"
    })
    void checksums_of_the_digits_are_those_of_the_catalogues(Checksum checksum, String expected) {
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
        Checksum.Running sum = checksum.begin();
        sum.update(digits, 0, 4);
        sum.value(); // in between: more may follow
        sum.update(digits, 4, 5);

        assertThat(HexFormat.of().formatHex(sum.value())).isEqualTo(expected);
        assertThat(sum.value()).hasSize(checksum.size());
    }

    /** Framing format of Snappy, section 3: rotated by 15 bits, and a constant added. */
    @Test
    void a_masked_checksum_is_that_of_snappy() {
        Checksum.Running sum = Checksum.MASKED_CRC_32C.begin();
        sum.update("123456789".getBytes(StandardCharsets.US_ASCII), 0, 9);
        int plain = 0xE3069283;

        assertThat(HexFormat.fromHexDigits(HexFormat.of().formatHex(sum.value())))
                .isEqualTo((plain >>> 15 | plain << 17) + 0xA282EAD8);
    }

    @Test
    void entropy_is_that_of_the_frequencies() {
        byte[] all = new byte[512];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        assertThat(ByteStatistics.of(source(all), new Range(0, 512)).entropy()).isEqualTo(8);
        assertThat(ByteStatistics.of(source(all), new Range(0, 2)).entropy()).isEqualTo(1);
        assertThat(ByteStatistics.of(source(all), new Range(7, 1)).entropy()).isZero();
        assertThat(ByteStatistics.of(source(all), new Range(7, 0)).entropy()).isZero();
    }

    @Test
    void a_long_range_is_counted_across_its_blocks() {
        byte[] bytes = new byte[200_000];
        new Random(1).nextBytes(bytes);
        var statistics = ByteStatistics.of(source(bytes), new Range(1, 199_998));

        assertThat(statistics.counts().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(199_998);
        assertThat(statistics.entropy()).isCloseTo(8, within(0.01));
    }

    @Test
    void the_most_frequent_pair_has_the_darkest_shade() {
        byte[] bytes = "abababac".getBytes(StandardCharsets.US_ASCII);
        byte[] shades = ByteStatistics.digraph(source(bytes), new Range(0, bytes.length));

        assertThat(shades['a' << 8 | 'b'] & 0xFF).isEqualTo(255);
        assertThat(shades['b' << 8 | 'a'] & 0xFF).isEqualTo(255);
        assertThat(shades['a' << 8 | 'c'] & 0xFF).isBetween(1, 254);
        assertThat(IntStream.range(0, shades.length).filter(pair -> shades[pair] != 0))
                .hasSize(3);
    }
}
