package dev.hexplain.inspect.view;

import java.util.List;

/** How a dump can be read, most likely first. */
public record CandidatesView(List<DialectCandidate> dialects, List<FormatCandidate> formats) {

    /** A spelling it may be written in. */
    public record DialectCandidate(String dialect, String title, int confidence, String reason) {}

    /** A format its bytes may have. */
    public record FormatCandidate(String format, String title, long offset, int confidence, String reason) {}
}
