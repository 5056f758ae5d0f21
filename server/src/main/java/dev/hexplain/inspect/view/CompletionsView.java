package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Completion proposals at a position of a descriptor.
 *
 * @param from column where the text starts that a proposal replaces
 */
public record CompletionsView(int from, List<ProposalView> items) {

    /** One proposal; the label is what is inserted. */
    public record ProposalView(
            String label,
            String kind,
            @Nullable String detail,
            @Nullable String doc) {}
}
