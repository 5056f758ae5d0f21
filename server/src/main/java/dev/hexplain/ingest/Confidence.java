package dev.hexplain.ingest;

/**
 * The confidence that a text is written in a dialect, or that bytes are in a layer.
 *
 * @param percent 0 (not written in it) to 100 (cannot be anything else); {@code raw} has {@value #PLAIN_TEXT} for
 *     any text, so a dialect that is less sure than that loses to keeping the text as it is
 * @param reason what a user can check, such as {@code 22 lines, offsets and text column agree}
 */
public record Confidence(int percent, String reason) {

    /** The confidence of {@code raw} for text. */
    public static final int PLAIN_TEXT = 45;

    public Confidence {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("confidence " + percent + " is outside 0..100");
        }
    }

    public static Confidence of(int percent, String reason) {
        return new Confidence(percent, reason);
    }

    public static Confidence no(String reason) {
        return new Confidence(0, reason);
    }

    public boolean possible() {
        return percent > 0;
    }
}
