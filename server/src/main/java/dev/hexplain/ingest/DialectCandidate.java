package dev.hexplain.ingest;

/**
 * The confidence that a text is written in a dialect.
 *
 * @param confidence 0 (not written in it) to 100 (cannot be anything else); {@code raw} has {@value #PLAIN_TEXT} for
 *     any text, so a dialect that is less sure than that loses to keeping the text as it is
 * @param reason what a user can check, such as {@code 22 lines, offsets and text column agree}
 */
public record DialectCandidate(int confidence, String reason) {

    /** The confidence of {@code raw} for text. */
    public static final int PLAIN_TEXT = 45;

    public DialectCandidate {
        if (confidence < 0 || confidence > 100) {
            throw new IllegalArgumentException("confidence " + confidence + " is outside 0..100");
        }
    }

    public static DialectCandidate of(int confidence, String reason) {
        return new DialectCandidate(confidence, reason);
    }

    public static DialectCandidate no(String reason) {
        return new DialectCandidate(0, reason);
    }

    public boolean possible() {
        return confidence > 0;
    }
}
