package dev.hexplain.ksy.eval;

import org.jspecify.annotations.Nullable;

/** The object and local values that an expression is evaluated with. */
public interface Scope {
    /** The object whose type the expression is written in. */
    StructValue self();

    /** {@code _}: the element just read in {@code repeat-until}, the value in {@code valid}. */
    @Nullable Object item();

    /** {@code _index}: the number of the element of a repeated attribute. */
    long index();

    /**
     * Called before work that grows with the size of values, so that limits and cancellation are checked in time.
     *
     * @param amount bytes, characters or elements about to be processed
     * @throws RuntimeException where a limit is hit or decoding is cancelled
     */
    default void spend(long amount) {}

    /** {@code _on}: the value that a {@code switch-on} gave. */
    @Nullable Object on();
}
