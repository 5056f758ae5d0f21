package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * The value of an expression, or the values that a selection selects.
 *
 * @param count elements, bytes or characters
 * @param field the one the value is of
 * @param selected of a selection
 */
public record QueryView(
        String type,
        ValueView value,
        @Nullable Long count,
        @Nullable FieldView field,
        @Nullable String path,
        @Nullable SelectionView selected) {
    /** The values that a selection selects. */
    public static QueryView of(SelectionView selected) {
        return new QueryView("selection", new ValueView(null, null, null), null, null, null, selected);
    }
}
