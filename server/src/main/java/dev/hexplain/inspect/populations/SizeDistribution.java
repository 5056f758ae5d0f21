package dev.hexplain.inspect.populations;

import dev.hexplain.inspect.view.PopulationView.SizesView;
import java.util.Arrays;

/** Sizes of many encodings, in bytes: four bytes of heap for each. */
final class SizeDistribution {
    private int[] sizes = new int[64];
    private int count;
    private long total;

    void add(int size) {
        if (count == sizes.length) {
            sizes = Arrays.copyOf(sizes, count * 2);
        }
        sizes[count++] = size;
        total += size;
    }

    int count() {
        return count;
    }

    long total() {
        return total;
    }

    /** With percentiles by nearest rank: the smallest size that at least so many percent do not exceed. */
    SizesView view() {
        int[] sorted = Arrays.copyOf(sizes, count);
        Arrays.sort(sorted);
        return new SizesView(
                sorted[0],
                percentile(sorted, 25),
                percentile(sorted, 50),
                percentile(sorted, 75),
                percentile(sorted, 99),
                sorted[count - 1],
                total);
    }

    private static int percentile(int[] sorted, int percent) {
        long rank = ((long) sorted.length * percent + 99) / 100;
        return sorted[(int) rank - 1];
    }
}
