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

    /** {@code _on}: the value that a {@code switch-on} gave. */
    @Nullable Object on();
}
