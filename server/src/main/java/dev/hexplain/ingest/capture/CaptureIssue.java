package dev.hexplain.ingest.capture;

/**
 * An issue of a capture: something wrong at an offset.
 *
 * @param offset in the capture
 * @param packet the packet it belongs to, from 1; 0 where it belongs to none
 * @param expected a number that {@code kind} is about
 * @param found another
 */
public record CaptureIssue(long offset, int packet, CaptureIssueKind kind, long expected, long found) {
    /** One sentence without the place: what was expected, what was found. */
    public String message() {
        return kind.message(expected, found);
    }
}
