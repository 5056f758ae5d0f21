package dev.hexplain.ingest;

import org.jspecify.annotations.Nullable;

/**
 * An issue of a layer: something wrong in its bytes.
 *
 * @param offset in the source that the layer was removed from
 * @param outputOffset bytes written before the issue: its offset in the bytes inside
 * @param line of a text, from 1; 0 where it is none
 * @param message one sentence without the place
 * @param expected what should have stood there, if that can be said
 * @param actual what stood there, cut to a readable length
 */
public record LayerIssue(
        TextIssue.Severity severity,
        long offset,
        long outputOffset,
        long line,
        String message,
        @Nullable String expected,
        @Nullable String actual) {

    /** An issue of severity {@code ERROR}: bytes were lost. */
    public static LayerIssue error(
            long offset, long outputOffset, String message, @Nullable String expected, @Nullable String actual) {
        return new LayerIssue(TextIssue.Severity.ERROR, offset, outputOffset, 0, message, expected, actual);
    }

    /** An issue of severity {@code NOTE}. */
    public static LayerIssue note(long offset, long outputOffset, String message) {
        return new LayerIssue(TextIssue.Severity.NOTE, offset, outputOffset, 0, message, null, null);
    }
}
