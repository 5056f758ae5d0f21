package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some of the values that a selection selects, in the order of values.
 *
 * @param next where to go on; null where there are no more
 * @param problem where none is selected, why the first value that could not be asked was not: a name that it does not
 *     have, say; null for no such reason
 * @param complete whether nothing was left out up to there
 * @param notes what was left out, and why, a sentence each
 */
public record SelectionView(
        List<Selected> items,
        @Nullable String next,
        @Nullable String problem,
        boolean complete,
        List<String> notes) {
    /** A selected value. */
    public record Selected(String path, LogicalValueView value) {}
}
