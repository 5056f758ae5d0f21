package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * The value of an expression.
 *
 * @param count elements, bytes or characters
 * @param field the one the value is of
 */
public record QueryView(
        String type,
        ValueView value,
        @Nullable Long count,
        @Nullable FieldView field,
        @Nullable String path) {}
