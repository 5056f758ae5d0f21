package dev.hexplain.ingest.layers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.LayerCandidate;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.testing.Slow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Broken bytes are issues, and what is made of them stays within its limits. */
@Slow
class DamagedLayersTest {
    private static final int TRIES = 400;
    private static final long MOST = 1 << 16;

    record Case(LayerStep step, byte[] bytes) {
        @Override
        public String toString() {
            return step.toString();
        }
    }

    static Stream<Case> cases() {
        byte[] text = Packed.text(700);
        Stream<Case> streams =
                Packed.STREAMS.keySet().stream().map(id -> new Case(LayerStep.whole(id), Packed.by(id, text)));
        Stream<Case> others = Stream.of(
                new Case(LayerStep.whole("snappy"), Packed.snappy(text)),
                new Case(LayerStep.whole("lz4"), Packed.lz4Linked(text)),
                new Case(LayerStep.whole("compress"), Packed.compress(Packed.text(100))),
                new Case(LayerStep.whole("zip").entry("b.txt"), Archives.zip(true, "a.txt", "b.txt")),
                new Case(LayerStep.whole("zip").entry("b.txt"), Archives.zip(false, "a.txt", "b.txt")),
                new Case(LayerStep.whole("tar").entry("b.txt"), Archives.tar("a.txt", "b.txt")),
                new Case(LayerStep.whole("redis-hash").entry("sessionAttr:user"), Archives.redisCli()),
                new Case(LayerStep.whole("redis-hash").entry("sessionAttr:user"), Archives.resp()),
                new Case(
                        LayerStep.whole("table-rows").entry("7/user"),
                        "INSERT INTO t VALUES ('7', 'user', X'ACED0005740001');".getBytes(StandardCharsets.US_ASCII)),
                new Case(LayerStep.whole("confluent"), new byte[] {0, 0, 0, 0, 7, 1, 2, 3}),
                new Case(LayerStep.whole("confluent-protobuf"), new byte[] {0, 0, 0, 0, 7, 4, 2, 6, 8, 1}));
        return Stream.concat(streams, others);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_beginning_has_an_outcome(Case whole) {
        int step = Math.max(1, whole.bytes().length / TRIES);
        for (int length = 0; length < whole.bytes().length; length += step) {
            survives(whole.step(), Arrays.copyOf(whole.bytes(), length));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void any_byte_may_be_another(Case whole) {
        Random random = new Random(7);
        int step = Math.max(1, whole.bytes().length / TRIES);
        for (int at = 0; at < whole.bytes().length; at += step) {
            byte[] damaged = whole.bytes().clone();
            damaged[at] ^= (byte) (1 << random.nextInt(8));
            survives(whole.step(), damaged);
            damaged[at] = (byte) (random.nextBoolean() ? 0xFF : 0);
            survives(whole.step(), damaged);
        }
    }

    private static void survives(LayerStep step, byte[] bytes) {
        Packed.Outcome outcome = Packed.unwrap(step, bytes, LayerLimits.of(MOST));
        assertThat(outcome.unwrapped().length())
                .isEqualTo(outcome.bytes().length)
                .isLessThanOrEqualTo(MOST);
        assertThat(outcome.unwrapped().read()).isBetween(0L, (long) bytes.length);
        assertThat(outcome.unwrapped().complete()
                        || !outcome.unwrapped().issues().isEmpty())
                .isTrue();
        for (LayerIssue issue : outcome.unwrapped().issues()) {
            assertThat(issue.offset()).isBetween(0L, (long) bytes.length);
            assertThat(issue.outputOffset()).isBetween(0L, outcome.unwrapped().length());
        }
        for (OffsetMap.Run run : outcome.unwrapped().map().runs()) {
            assertThat(run.from().end()).isLessThanOrEqualTo(bytes.length);
            assertThat(run.made().end()).isLessThanOrEqualTo(outcome.unwrapped().length());
        }
        List<Range> made = new ArrayList<>();
        outcome.unwrapped().map().runs().forEach(run -> made.add(run.made()));
        assertThat(made.stream().mapToLong(Range::length).sum())
                .isEqualTo(outcome.unwrapped().length());
        for (LayerCandidate found : Layers.find(Source.ofBytes("damaged", bytes))) {
            assertThat(found.confidence().reason()).isNotEmpty();
        }
    }
}
