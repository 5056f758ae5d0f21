package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvidenceTest {
    private static Source random(int length) {
        byte[] bytes = new byte[length];
        new Random(1).nextBytes(bytes);
        return Source.ofBytes("x", bytes);
    }

    @ParameterizedTest
    @CsvSource({"-5, 0", "0, 0", "8, 20", "16, 45", "20, 52", "32, 80", "64, 95", "10000, 95"})
    void confidence_grows_with_the_bits_that_had_to_be_right(double bits, int confidence) {
        assertThat(new Evidence(bits, true).confidence()).isEqualTo(confidence);
    }

    @Test
    void only_who_reached_the_last_byte_speaks_of_it() {
        Source source = random(100);
        assertThat(Evidence.of(source, 64, 100).reading("x", 100, "Reads").reason())
                .isEqualTo("Reads, to the last byte");
        assertThat(Evidence.of(source, 64, 99).reading("x", 100, "Reads").reason())
                .isEqualTo("Reads, as far as was tried");
        assertThat(Evidence.of(source.beginning(), 64, 100)
                        .reading("x", 100, "Reads")
                        .reason())
                .isEqualTo("Reads, as far as was tried");
    }

    @Test
    void zeros_prove_nothing_however_well_they_fit() {
        assertThat(Evidence.of(Source.ofBytes("x", new byte[100]), 1000, 0).confidence())
                .isZero();
        byte[] one = new byte[500];
        one[2] = 2;
        assertThat(Evidence.of(Source.ofBytes("x", one), 1000, 0).confidence()).isLessThan(20);
        assertThat(Evidence.of(random(500), 1000, 0).confidence()).isEqualTo(95);
    }

    @Test
    void a_number_tells_what_it_could_have_been_besides() {
        assertThat(Evidence.bits(2, 256)).isEqualTo(8);
        assertThat(Evidence.bits(2, 1 << 20)).isZero();
    }
}
