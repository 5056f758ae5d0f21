package dev.hexplain.ingest;

import dev.hexplain.bytes.OffsetMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of reading a text.
 *
 * @param dialect id of the dialect it was read in
 * @param bytes how many bytes were written
 * @param issues the first {@value Transcription#ISSUES_KEPT} issues, in the order they were found
 * @param issueCount how many there were in all
 * @param complete whether the text was read to its end; false when the byte limit stopped it
 * @param parts the packets, or other parts, the text consists of; the first {@value Parts#KEPT}; none where it is one
 * @param map from the bytes written to the bytes of the text they came from
 */
public record Transcript(
        String dialect,
        long bytes,
        List<TextIssue> issues,
        long issueCount,
        boolean complete,
        List<Part> parts,
        OffsetMap map) {

    /** What was kept of older readings has neither parts nor a map. */
    public Transcript(
            String dialect,
            long bytes,
            List<TextIssue> issues,
            long issueCount,
            boolean complete,
            @Nullable List<Part> parts,
            @Nullable OffsetMap map) {
        this.dialect = dialect;
        this.bytes = bytes;
        this.issues = List.copyOf(issues);
        this.issueCount = issueCount;
        this.complete = complete;
        this.parts = parts == null ? List.of() : List.copyOf(parts);
        this.map = Objects.requireNonNullElse(map, OffsetMap.NONE);
    }

    /** Whether every character was understood and nothing contradicted itself. */
    public boolean clean() {
        return complete && issueCount == 0;
    }
}
