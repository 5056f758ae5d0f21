package dev.hexplain.inspect.filters;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.view.FilterView;
import dev.hexplain.inspect.view.FilterView.FilterFormView;
import java.util.Arrays;
import java.util.List;

/** Filters as they are shown: all forms at once. */
public final class FilterViews {
    /** Each form has all names. */
    private static final int MOST_CLASSES = 5_000;

    private FilterViews() {}

    /**
     * A filter in all forms.
     *
     * @throws Refusal where there are too many names for an answer
     */
    public static FilterView of(FilterNeeds needs, FilterStyle style) {
        if (needs.classCount() > MOST_CLASSES) {
            throw Refusal.badRequest(
                    "The stream names more than %d classes: `hexplain filter` on the command line writes a filter of any length."
                            .formatted(MOST_CLASSES));
        }
        return new FilterView(
                style.by().id(),
                style.sizes().id(),
                Arrays.stream(FilterTarget.values())
                        .map(target -> new FilterFormView(target.id(), target.text(needs, style), target.note()))
                        .toList(),
                FilterNeeds.note(style),
                true,
                List.of());
    }
}
