package dev.hexplain.ingest;

import org.jspecify.annotations.Nullable;

/**
 * An issue of a text: something wrong in it.
 *
 * @param line where in the text, from 1
 * @param column character of that line, from 1
 * @param textOffset the same as an offset in the bytes of the text; the start of the line where that is all that is
 *     known
 * @param outputOffset bytes written before the issue: its offset in the decoded source
 * @param message one sentence without the place
 * @param expected what should have stood there, if that can be said
 * @param actual what stood there, cut to a readable length
 */
public record TextIssue(
        long line,
        long column,
        long textOffset,
        long outputOffset,
        Severity severity,
        String message,
        @Nullable String expected,
        @Nullable String actual) {

    /** How bad: {@code ERROR} lost bytes, {@code WARNING} puts bytes in doubt, {@code NOTE} lost nothing. */
    public enum Severity {
        ERROR,
        WARNING,
        NOTE
    }
}
