package dev.hexplain.ingest;

import dev.hexplain.bytes.OffsetMap;
import java.util.List;

/**
 * The outcome of reading a text in a dialect.
 *
 * @param dialect id of the dialect it was read in
 * @param bytes how many bytes were written
 * @param issues the first {@value Transcription#ISSUES_KEPT} issues, in the order they were found
 * @param issueCount how many there were in all
 * @param complete whether the text was read to its end; false when the byte limit stopped it
 * @param parts the packets, or other parts, the text consists of; the first {@value TextParts#KEPT}; none where it is
 *     one
 * @param payloads those of the text where it holds several that were joined; else at most one
 * @param map from the bytes written to the bytes of the text they came from
 */
public record Transcript(
        String dialect,
        long bytes,
        List<LayerIssue> issues,
        long issueCount,
        boolean complete,
        List<TextPart> parts,
        List<TextPayload> payloads,
        OffsetMap map) {

    public Transcript {
        issues = List.copyOf(issues);
        parts = List.copyOf(parts);
        payloads = List.copyOf(payloads);
    }

    /** Whether every character was understood and nothing contradicted itself. */
    public boolean clean() {
        return complete && issueCount == 0;
    }
}
