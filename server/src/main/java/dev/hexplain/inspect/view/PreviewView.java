package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What bytes would be read as, without keeping them.
 *
 * @param size bytes that were sent
 * @param head the first of them, in hex digits
 * @param candidates how they can be read
 * @param steps what each layer of the chain holds, outermost first
 * @param format what they would be opened as
 * @param diagnoses what the text means, where it is a message
 */
public record PreviewView(
        long size,
        String head,
        CandidatesView candidates,
        List<Inside> steps,
        CandidatesView.FormatCandidate format,
        List<DiagnosisView> diagnoses) {

    /**
     * What is inside a layer.
     *
     * @param layers the path up to and with it
     * @param size bytes inside; of a preview where {@code whole} is false
     * @param whole whether the layer was read to its end
     * @param head the first bytes inside, in hex digits
     * @param issues the first of what was wrong
     * @param issueCount how many there were
     */
    public record Inside(String layers, long size, boolean whole, String head, List<Trouble> issues, int issueCount) {}

    /**
     * Something wrong in a layer.
     *
     * @param offset in what is around the layer
     * @param line of the text, where it is one
     */
    public record Trouble(
            String severity,
            long offset,
            @Nullable Long line,
            String message,
            @Nullable String expected,
            @Nullable String actual) {}
}
