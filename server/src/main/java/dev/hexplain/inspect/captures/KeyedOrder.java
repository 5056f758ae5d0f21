package dev.hexplain.inspect.captures;

import dev.hexplain.tree.RequestDeadline;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/** Sorts millions of numbers by what they stand for, which is looked up once for each: 20 bytes a number, no objects. */
final class KeyedOrder {
    private KeyedOrder() {}

    /** The numbers in the order of their keys; those of equal keys stay in theirs. */
    static int[] of(int[] numbers, IntToLongFunction key, boolean descending) {
        long[] keys = new long[numbers.length];
        for (int i = 0; i < keys.length; i++) {
            RequestDeadline.requireAsked();
            keys[i] = key.applyAsLong(numbers[i]);
        }
        long[] ranks = keys.clone();
        Arrays.sort(ranks);
        int last = distinct(ranks) - 1;
        for (int i = 0; i < keys.length; i++) {
            long rank = Arrays.binarySearch(ranks, 0, last + 1, keys[i]);
            keys[i] = (descending ? last - rank : rank) << Integer.SIZE | i;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToInt(each -> numbers[(int) each]).toArray();
    }

    /** Moves the different ones of sorted values to the front. */
    private static int distinct(long[] sorted) {
        int count = 0;
        for (long each : sorted) {
            if (count == 0 || sorted[count - 1] != each) {
                sorted[count++] = each;
            }
        }
        return count;
    }
}
