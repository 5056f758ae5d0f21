package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The candidates and first fields of bytes that are not stored.
 *
 * @param size bytes that were sent
 * @param head the first of them, in hex digits
 * @param candidates how they can be read
 * @param steps what each layer of the chain holds, outermost first
 * @param format what they would be opened as
 * @param quickPreview the first fields, where the format has any
 * @param diagnoses what the text means, where it is a message
 */
public record PreviewView(
        long size,
        String head,
        CandidatesView candidates,
        List<Inside> steps,
        CandidatesView.FormatCandidate format,
        @Nullable QuickContent quickPreview,
        List<DiagnosisView> diagnoses) {
    /** As {@link #quickPreview}, by the name that it had before 1.0. */
    @Deprecated
    @JsonProperty("glance")
    public @Nullable QuickContent glance() {
        return quickPreview;
    }

    /**
     * The beginning of a tree.
     *
     * @param fields the first, each after the one that holds it
     * @param fieldCount how many were decoded
     * @param whole whether all bytes were there to decode; issues are only counted then
     * @param issue the first
     */
    public record QuickContent(
            List<QuickField> fields,
            long fieldCount,
            boolean whole,
            long issueCount,
            @Nullable FirstIssue issue) {}

    /**
     * A field.
     *
     * @param depth 0 for the outermost
     */
    public record QuickField(
            int depth,
            String name,
            String type,
            long offset,
            long length,
            String role,
            @Nullable String value) {}

    /**
     * The content of a layer.
     *
     * @param layers the path up to and with it
     * @param size bytes inside; of a preview where {@code whole} is false
     * @param whole whether the layer was read to its end
     * @param head the first bytes inside, in hex digits
     * @param issues the first of what was wrong
     * @param issueCount how many there were
     */
    public record Inside(
            String layers, long size, boolean whole, String head, List<FirstIssue> issues, int issueCount) {}

    /**
     * Something wrong in a layer.
     *
     * @param offset in what is around the layer
     * @param line of the text, where it is one
     */
    public record FirstIssue(
            String severity,
            long offset,
            @Nullable Long line,
            String message,
            @Nullable String expected,
            @Nullable String actual) {}
}
