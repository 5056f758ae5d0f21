package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.tree.RequestDeadline;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Counts the work of one query, which ends at its limits. */
class QueryContext {
    /** Maximum depth of values that depend on values, each on the stack. */
    private static final int MAX_DEPTH = 200;

    /** Maximum number of fields visited. */
    private static final int MAX_STEPS = 5_000_000;

    /** Steps between two checks of the time. */
    private static final int STEPS_BETWEEN_LOOKS = 1 << 12;

    private static final int BYTES_OF_A_STEP = 1 << 8;

    private int depth;
    private long steps;

    /** Computes a value one level deeper. */
    <T extends @Nullable Object> T deeper(Supplier<T> value) {
        step();
        if (++depth > MAX_DEPTH) {
            throw new EvalException(
                    Kind.LIMIT, "expected values that depend on at most " + MAX_DEPTH + " others in a row, found more");
        }
        try {
            return value.get();
        } finally {
            depth--;
        }
    }

    /** Counts a visited field. */
    void step() {
        steps(1);
    }

    /** Counts processed bytes, characters or elements, many of which count as one field. */
    void spend(long amount) {
        steps(amount / BYTES_OF_A_STEP);
    }

    private void steps(long more) {
        long before = steps;
        steps += more;
        if ((before == 0 || before / STEPS_BETWEEN_LOOKS != steps / STEPS_BETWEEN_LOOKS) && RequestDeadline.isOver()) {
            throw new EvalException(
                    Kind.LIMIT, "expected a question that is answered soon, found one that takes too long");
        }
        if (steps > MAX_STEPS) {
            throw new EvalException(
                    Kind.LIMIT, "expected a question about at most " + MAX_STEPS + " fields, found one about more");
        }
    }
}
