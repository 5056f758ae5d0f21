package dev.hexplain.ksy.kst;

import dev.hexplain.ksy.eval.Comparisons;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares a value with the one a spec expects: like {@code ==}, but floats only to about six digits. */
final class ValueComparator {
    /** Relative: specs give {@code f4} values in decimals that need not be exact. */
    private static final double TOLERANCE = 1e-6;

    private ValueComparator() {}

    static boolean of(@Nullable Object actual, @Nullable Object expected) {
        if (actual instanceof Double a && expected instanceof Double b) {
            return close(a, b);
        }
        if (actual instanceof List<?> a && expected instanceof List<?> b) {
            return elements(a, b);
        }
        return Comparisons.equal(actual, expected);
    }

    private static boolean close(double a, double b) {
        return Double.compare(a, b) == 0 || a == b || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
    }

    private static boolean elements(List<?> a, List<?> b) {
        Iterator<?> others = b.iterator();
        return a.size() == b.size() && a.stream().allMatch(element -> of(element, others.next()));
    }
}
