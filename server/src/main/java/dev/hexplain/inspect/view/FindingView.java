package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A notice about a whole dump.
 *
 * @param kind {@code program}, {@code damaged-by-text}, {@code other-format}, {@code unrecognised}, {@code appended},
 *     {@code one-of-several} or {@code truncated}
 * @param detail the reason, and what to do; code in backquotes
 * @param offset where to look
 * @param readable texts that survived
 * @param readings formats to read it as instead, most likely first
 */
public record FindingView(
        String kind,
        String title,
        String detail,
        @Nullable Long offset,
        List<String> readable,
        List<CandidatesView.FormatCandidate> readings) {}
