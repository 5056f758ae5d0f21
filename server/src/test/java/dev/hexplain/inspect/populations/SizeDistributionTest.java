package dev.hexplain.inspect.populations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.view.PopulationView.SizesView;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SizeDistributionTest {
    @Test
    void percentiles_are_sizes_that_occur_by_nearest_rank() {
        assertThat(of(IntStream.rangeClosed(1, 1000).map(i -> 1001 - i)))
                .isEqualTo(new SizesView(1, 250, 500, 750, 990, 1000, 500_500));
        assertThat(of(IntStream.of(7))).isEqualTo(new SizesView(7, 7, 7, 7, 7, 7, 7));
        assertThat(of(IntStream.of(30, 10, 20, 40))).isEqualTo(new SizesView(10, 10, 20, 30, 40, 40, 100));
    }

    @Test
    void totals_are_larger_than_an_int() {
        assertThat(of(IntStream.of(Integer.MAX_VALUE, Integer.MAX_VALUE)).total())
                .isEqualTo(2L * Integer.MAX_VALUE);
    }

    private static SizesView of(IntStream sizes) {
        SizeDistribution all = new SizeDistribution();
        sizes.forEach(all::add);
        return all.view();
    }
}
