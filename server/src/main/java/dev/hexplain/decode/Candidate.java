package dev.hexplain.decode;

/**
 * A possible format of a source, with a confidence and a reason.
 *
 * @param format the format's id
 * @param offset the first byte of the source that belongs to it
 * @param confidence 0 to 100
 * @param reason why, as shown to users
 */
public record Candidate(String format, long offset, int confidence, String reason) {
    /** The highest confidence. */
    public static final int CERTAIN = 100;

    /** Candidates below this are offered, but not chosen automatically. */
    public static final int CONVINCING = 50;
}
