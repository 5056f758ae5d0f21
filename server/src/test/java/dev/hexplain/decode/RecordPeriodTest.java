package dev.hexplain.decode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RecordPeriodTest {
    private static OptionalInt period(byte[] bytes) {
        return RecordPeriod.of(Source.ofBytes("dump", bytes));
    }

    @Test
    void a_counter_and_a_number_repeat() {
        Random random = new Random(1);
        ByteBuffer records = ByteBuffer.allocate(40 * 12);
        for (int i = 0; i < 40; i++) {
            records.putInt(100 + i).putInt(random.nextInt(100_000)).putInt(random.nextInt(8));
        }
        assertThat(period(records.array())).hasValue(12);
    }

    @Test
    void the_last_record_has_to_be_whole() {
        Random random = new Random(2);
        ByteBuffer records = ByteBuffer.allocate(61 * 16 + 1);
        for (int i = 0; i < 61; i++) {
            records.putLong(1_700_000_000_000L + 1000L * i).putDouble(100 + random.nextGaussian());
        }
        assertThat(period(records.array())).isEmpty();
    }

    @Test
    void noise_text_and_zeros_do_not() {
        Random random = new Random(3);
        for (int i = 0; i < 100; i++) {
            byte[] noise = new byte[24 * (4 + random.nextInt(80))];
            random.nextBytes(noise);
            assertThat(period(noise)).isEmpty();
        }
        assertThat(period("a line of text\n".repeat(40).getBytes(StandardCharsets.UTF_8)))
                .isEmpty();
        assertThat(period(new byte[1600])).isEmpty();
    }
}
