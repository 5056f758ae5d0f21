package dev.hexplain.decode;

/**
 * One way to read a source.
 *
 * @param format the format's id
 * @param offset the first byte of the source that belongs to it
 * @param confidence 0 to 100
 * @param reason why, for people
 */
public record Candidate(String format, long offset, int confidence, String reason) {
    /** What nothing can be more likely than. */
    public static final int CERTAIN = 100;

    /** What is less likely is offered, and not taken by itself. */
    public static final int CONVINCING = 50;
}
