package dev.hexplain.batch.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answer to a question.
 *
 * @param rows of texts, nulls and lists of texts
 * @param more whether there are further rows
 * @param millis how long it took
 */
public record TableAnswer(List<AnswerColumn> columns, List<List<@Nullable Object>> rows, boolean more, double millis) {
    /**
     * A column.
     *
     * @param type as SQL names it
     * @param number whether its cells are numbers
     */
    public record AnswerColumn(String name, String type, boolean number) {}
}
