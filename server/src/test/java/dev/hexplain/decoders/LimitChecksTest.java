package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Limits are checked once in a while: a check costs as much as tens of fields. */
@Slow
class LimitChecksTest {
    private static final int SIZE = 1 << 16;
    private static final int SAMPLES = 5;
    private static final int FIELDS_BETWEEN_CHECKS = 200;
    private static final int FEW = 16;

    /** Counts the checks. */
    private static final class Counting implements Progress {
        private long checks;

        @Override
        public void at(long offset) {
            checks++;
        }

        @Override
        public boolean cancelled() {
            return false;
        }
    }

    @TestFactory
    Stream<DynamicTest> limits_are_not_checked_for_each_field() {
        return NativeDecoders.all().stream()
                .map(decoder -> DynamicTest.dynamicTest(decoder.id(), () -> checkAll(decoder)));
    }

    private static void checkAll(Decoder decoder) {
        Samples.ofFormat(decoder.id(), decoder.description().category()).stream()
                .filter(sample -> sample.length > 0 && sample.length < SIZE)
                .limit(SAMPLES)
                .forEach(sample -> check(decoder, repeated(sample)));
    }

    private static void check(Decoder decoder, byte[] bytes) {
        Counting progress = new Counting();
        try (FieldTree tree = decoder.decode(
                Source.ofBytes("repeated", bytes), DecodeOptions.DEFAULT, TreeStorage.inMemory(), progress)) {
            assertThat(progress.checks).isLessThan(FEW + tree.facts().fields() / FIELDS_BETWEEN_CHECKS);
        }
    }

    private static byte[] repeated(byte[] sample) {
        byte[] bytes = Arrays.copyOf(sample, SIZE);
        for (int at = sample.length; at < SIZE; at += sample.length) {
            System.arraycopy(sample, 0, bytes, at, Math.min(sample.length, SIZE - at));
        }
        return bytes;
    }
}
