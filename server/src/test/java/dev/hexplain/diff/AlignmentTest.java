package dev.hexplain.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class AlignmentTest {
    private static final int COUNT = 200_000;

    private static long[] shuffled(long[] items) {
        SplittableRandom random = new SplittableRandom(7);
        long[] shuffled = items.clone();
        for (int i = shuffled.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            long item = shuffled[i];
            shuffled[i] = shuffled[other];
            shuffled[other] = item;
        }
        return shuffled;
    }

    /** Aligns them with some comparisons for each item; returns how many items are the same at their place. */
    private static int aligned(long[] before, long[] after, long comparisonsOfItem) {
        EditBound bound = new EditBound(comparisonsOfItem * before.length);
        Matches matches = Alignment.of(before, after, bound);
        assertThat(bound.takeHit()).isFalse();
        return matches.runs().stream().mapToInt(Matches.Run::length).sum();
    }

    @Test
    void another_order_costs_a_few_comparisons_for_each_item() {
        long[] items = LongStream.range(0, COUNT).toArray();

        assertThat(aligned(items, shuffled(items), 10)).isBetween(500, 2_000);
        assertThat(aligned(items, LongStream.range(0, COUNT).map(i -> COUNT - i).toArray(), 10))
                .isPositive();
    }

    @Test
    void items_that_are_all_different_are_not_compared_with_each_other() {
        long[] items = LongStream.range(0, COUNT).toArray();
        long[] others = LongStream.range(COUNT, 2 * COUNT - 10).toArray();

        assertThat(aligned(items, others, 0)).isZero();
    }

    @Test
    void the_comparisons_grow_with_the_bytes_that_are_compared() {
        assertThat(EditBound.ofBytes(10, 1L << 28).left()).isEqualTo(1 << 20);
        assertThat(EditBound.ofBytes(100_000, 1L << 28).left()).isEqualTo(25_600_000);
        assertThat(EditBound.ofBytes(1L << 40, 1L << 28).left()).isEqualTo(1L << 28);
    }

    /** The two halves have changed their places, and each item occurs many times. */
    @Test
    void where_an_edit_script_would_be_long_it_is_given_up_and_said_to_be() {
        long[] items = shuffled(LongStream.range(0, COUNT).map(i -> i % 100).toArray());
        EditBound bound = new EditBound(10_000_000);

        Matches matches = Alignment.of(items, shuffled(items), bound);

        assertThat(bound.takeHit()).isTrue();
        assertThat(matches.runs()).isEmpty();
        assertThat(aligned(items, Arrays.copyOf(items, COUNT - 3), 1)).isEqualTo(COUNT - 3);
    }
}
