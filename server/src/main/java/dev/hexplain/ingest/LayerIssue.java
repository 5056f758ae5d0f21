package dev.hexplain.ingest;

import dev.hexplain.tree.Severity;
import org.jspecify.annotations.Nullable;

/**
 * An issue of a layer: something wrong in its bytes, or in its text. {@code ERROR} lost bytes, {@code WARNING} means
 * that bytes may be wrong, {@code NOTE} lost nothing.
 *
 * @param offset in the source that the layer was removed from; the start of the line where that is all that is known
 * @param outputOffset bytes written before the issue: its offset in the bytes inside
 * @param line of a text, from 1; 0 where it is none
 * @param column character of that line, from 1; 0 where it is none
 * @param message one sentence without the place
 * @param expected what was expected, if that can be said
 * @param actual what was found, cut to a readable length
 */
public record LayerIssue(
        Severity severity,
        long offset,
        long outputOffset,
        long line,
        long column,
        String message,
        @Nullable String expected,
        @Nullable String actual) {

    /** An issue of severity {@code ERROR}: bytes were lost. */
    public static LayerIssue error(
            long offset, long outputOffset, String message, @Nullable String expected, @Nullable String actual) {
        return new LayerIssue(Severity.ERROR, offset, outputOffset, 0, 0, message, expected, actual);
    }

    /** An issue of severity {@code NOTE}. */
    public static LayerIssue note(long offset, long outputOffset, String message) {
        return new LayerIssue(Severity.NOTE, offset, outputOffset, 0, 0, message, null, null);
    }

    /**
     * The same in a text that has more in front.
     *
     * @param bytes how many
     * @param lines how many whole ones
     * @param columns characters of the line it begins in
     */
    LayerIssue shifted(long bytes, long lines, long columns) {
        return new LayerIssue(
                severity,
                offset + bytes,
                outputOffset,
                line == 0 ? 0 : line + lines,
                line == 1 && column > 0 ? column + columns : column,
                message,
                expected,
                actual);
    }
}
