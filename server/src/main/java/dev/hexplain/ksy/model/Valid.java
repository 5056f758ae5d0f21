package dev.hexplain.ksy.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the value of an attribute must be. */
public sealed interface Valid {
    record Equal(Expression value) implements Valid {}

    /** Bounds are inclusive; at least one is given. */
    record Range(@Nullable Expression min, @Nullable Expression max) implements Valid {}

    record AnyOf(List<Expression> values) implements Valid {}

    record InEnum() implements Valid {}

    record Satisfies(Expression condition) implements Valid {}
}
