package dev.hexplain.inspect.encodings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class CodecMemoryTest {
    private final CodecMemory memory = new CodecMemory(300 * 1024);

    @Test
    void more_than_there_may_ever_be_is_refused_at_once_with_the_figures() {
        assertThat(memory.take(1100, () -> false)).isEmpty();
        assertThat(new CodecMemory(341 << 20).refusal(4_000_000))
                .isEqualTo(
                        "The object has 4,000,000 values, for which it may need 1,144 MB of memory; 341 MB are set aside"
                                + " for codecs.");
        assertThat(memory.take(Long.MAX_VALUE / 1000, () -> false)).isEmpty();
    }

    @Test
    void one_waits_for_another_until_nobody_waits_for_it() {
        try (CodecMemory.Share _ = memory.take(1024, () -> false).orElseThrow()) {
            assertThat(memory.take(1, () -> true)).isEmpty();
        }
        Optional<CodecMemory.Share> again = memory.take(1024, () -> false);
        assertThat(again).isPresent();
        again.orElseThrow().close();
    }
}
