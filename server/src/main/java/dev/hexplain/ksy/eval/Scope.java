package dev.hexplain.ksy.eval;

import org.jspecify.annotations.Nullable;

/** What an expression is evaluated against. */
public interface Scope {
    /** The object whose type the expression is written in. */
    StructValue self();

    /** {@code _}: the element just read in {@code repeat-until}, the value in {@code valid}. */
    @Nullable Object item();

    /** {@code _index}: the number of the element of a repeated attribute. */
    long index();

    /**
     * Told before work that grows with values, so that a limit or a wish to stop is seen in time.
     *
     * @param amount bytes, characters or elements that are about to be looked at
     * @throws RuntimeException where the work must not be done
     */
    default void spend(long amount) {}

    /** {@code _on}: the value that a {@code switch-on} gave. */
    @Nullable Object on();
}
