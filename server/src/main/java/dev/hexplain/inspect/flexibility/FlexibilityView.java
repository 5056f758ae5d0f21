package dev.hexplain.inspect.flexibility;

import dev.hexplain.inspect.view.FlexibilityMatrixView.ChangeView;
import dev.hexplain.inspect.view.FlexibilityMatrixView.OutcomeView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Codecs and changes of classes, and what became of an object in between.
 *
 * @param rows a codec each, in the order of codecs; its cells are in the order of changes and their directions
 */
public record FlexibilityView(List<OutcomeView> outcomes, List<ChangeView> changes, List<RowView> rows) {
    /** What a codec makes of all changes. */
    public record RowView(String codec, String library, List<TrialView> cells) {}

    /**
     * What a codec makes of a change.
     *
     * @param outcome the id of one
     * @param reason null where all is the same
     * @param bytes what was written; null where nothing was, or too much
     */
    @SuppressWarnings("ArrayRecordComponent") // for JSON only
    public record TrialView(
            String change,
            String direction,
            String outcome,
            @Nullable String reason,
            byte @Nullable [] bytes) {}
}
