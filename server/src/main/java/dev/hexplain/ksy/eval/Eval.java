package dev.hexplain.ksy.eval;

import org.jspecify.annotations.Nullable;

/** A compiled expression. Immutable; safe for many threads. */
public abstract class Eval {
    /**
     * Its value.
     *
     * @throws EvalException where it has none
     */
    public abstract @Nullable Object value(Scope scope);

    /** Its value as an integer, without a box where that can be avoided. */
    public long integer(Scope scope) {
        return ValueConversions.integer(value(scope));
    }

    /** Its value as a boolean. */
    public boolean isTrue(Scope scope) {
        return ValueConversions.isTrue(value(scope));
    }
}
