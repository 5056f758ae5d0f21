package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * A run that was kept.
 *
 * @param run all that is known of it; null for one that was imported
 * @param jmh the results as JMH writes them
 */
public record StoredTimingView(
        @JsonUnwrapped Head head, @Nullable JsonNode run, JsonNode jmh) {
    /**
     * What lists show of a run.
     *
     * @param space that it is in
     * @param title of the object that was measured, or the name of the file it was imported from
     * @param plan {@code quick}, {@code thorough} or {@code article}; empty for one that was imported
     * @param cpu empty for one that was imported
     * @param keptAt ISO 8601
     */
    public record Head(String id, String space, String title, String plan, String cpu, String keptAt) {}
}
