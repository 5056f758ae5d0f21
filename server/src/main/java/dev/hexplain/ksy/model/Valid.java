package dev.hexplain.ksy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A {@code valid} constraint on the value of an attribute. */
public sealed interface Valid {
    record Equal(Expression value) implements Valid {}

    /** Bounds are inclusive; at least one is given. */
    record Range(@Nullable Expression min, @Nullable Expression max) implements Valid {}

    record AnyOf(List<Expression> values) implements Valid {}

    record InEnum() implements Valid {}

    record Satisfies(Expression condition) implements Valid {}
}
