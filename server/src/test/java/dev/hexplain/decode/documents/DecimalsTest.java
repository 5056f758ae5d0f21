package dev.hexplain.decode.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalsTest {
    @ParameterizedTest
    @CsvSource({
        "125, 2, 1.25, 1.25",
        "125, -2, 12500, 1.25E+4",
        "-5, 0, -5, -5",
        "1, 9, 0.000000001, 1E-9",
        "3, 2147483647, 3E-2147483647, 3E-2147483647",
        "3, -2147483647, 3E+2147483647, 3E+2147483647",
        "3, 9223372036854775807, 3E-9223372036854775807, 3E-9223372036854775807",
        "-3, -9223372036854775808, -3E+9223372036854775808, -3E+9223372036854775808",
    })
    void a_scale_of_any_size_is_a_short_text(BigInteger unscaled, long scale, String plain, String text) {
        assertThat(Decimals.plain(unscaled, scale)).isEqualTo(plain);
        assertThat(Decimals.text(unscaled, BigInteger.valueOf(scale))).isEqualTo(text);
    }
}
