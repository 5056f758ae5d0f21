package dev.hexplain.decoders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Severity;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What every native decoder owes: words for people, samples, and a tree from whatever bytes there are. */
@Slow
class ConformanceTest {
    private static final int SMALL = 320;
    private static final int SAMPLES = 8;

    @TestFactory
    List<DynamicTest> its_descriptor_says_what_people_read() {
        return each(decoder -> {
            FormatDescription description = decoder.description();
            assertThat(description.id()).matches("[a-z][a-z0-9_]*");
            assertThat(description.title()).isNotBlank();
            assertThat(description.doc()).isNotBlank();
            assertThat(description.docRef()).isNotEmpty();
            assertThat(description.nativeDecoder()).isNotBlank();
            assertThat(decoder.version()).isPositive();
        });
    }

    @TestFactory
    List<DynamicTest> it_recognises_most_of_its_samples_with_a_reason() {
        return each(decoder -> {
            List<byte[]> samples = samples(decoder);
            long recognised = samples.stream()
                    .filter(bytes -> !candidates(decoder, bytes).isEmpty())
                    .count();
            assertThat(samples).isNotEmpty();
            if (takesSchema(decoder)) {
                return; // what a schema tells, the bytes alone may not
            }
            assertThat(recognised).isGreaterThan(samples.size() * 9L / 10);
            assertThat(candidates(decoder, samples.getFirst())).allSatisfy(candidate -> {
                assertThat(candidate.format()).isEqualTo(decoder.description().id());
                assertThat(candidate.reason()).isNotBlank();
                assertThat(candidate.confidence()).isBetween(1, 100);
            });
        });
    }

    @TestFactory
    List<DynamicTest> it_survives_truncation_at_every_offset() {
        return each(decoder -> {
            Survival survival = new Survival(decoder);
            for (byte[] sample : small(decoder)) {
                for (int length = 0; length < sample.length; length++) {
                    survival.decode(Arrays.copyOf(sample, length));
                }
            }
        });
    }

    @TestFactory
    List<DynamicTest> it_survives_a_flipped_bit_anywhere() {
        return each(decoder -> {
            Survival survival = new Survival(decoder);
            small(decoder).forEach(survival::decodeFlipped);
        });
    }

    @TestFactory
    List<DynamicTest> bytes_of_no_format_are_a_tree_with_an_issue() {
        return each(decoder -> {
            Random random = new Random(1);
            for (int round = 0; round < 500; round++) {
                byte[] bytes = new byte[1 + random.nextInt(100)];
                random.nextBytes(bytes);
                FieldTree tree = new Survival(decoder).decode(bytes);
                boolean uncovered = tree.facts().covered() < bytes.length;
                boolean error = tree.facts().issues().stream().anyMatch(issue -> issue.severity() == Severity.ERROR);
                assertThat(error || !uncovered)
                        .as("what is not covered has a reason")
                        .isTrue();
            }
        });
    }

    @Test
    void no_two_decoders_share_an_id() {
        assertThat(NativeDecoders.all().stream()
                        .map(decoder -> decoder.description().id()))
                .doesNotHaveDuplicates();
    }

    private static boolean takesSchema(Decoder decoder) {
        return NativeDecoders.bySchema().stream().anyMatch(format -> format.id().equals(decoder.id()));
    }

    private interface Check {
        void of(Decoder decoder);
    }

    private static List<DynamicTest> each(Check check) {
        return NativeDecoders.all().stream()
                .map(decoder -> DynamicTest.dynamicTest(decoder.description().id(), () -> check.of(decoder)))
                .toList();
    }

    private static List<Candidate> candidates(Decoder decoder, byte[] bytes) {
        return decoder.probe(Source.ofBytes("sample", bytes));
    }

    private static List<byte[]> samples(Decoder decoder) {
        return Samples.ofFormat(decoder.id(), decoder.description().category());
    }

    private static List<byte[]> small(Decoder decoder) {
        return samples(decoder).stream()
                .filter(bytes -> bytes.length <= SMALL)
                .limit(SAMPLES)
                .toList();
    }
}
