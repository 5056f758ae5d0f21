package dev.hexplain.codecs.samples;

/**
 * A value that a sample cannot take.
 *
 * @param path where it stands: {@code prices[3]}
 * @param expected what would do, for people: {@code a number}
 * @param found what is there instead, shortened
 */
public record SampleIssue(String path, String expected, String found) {
    /** All of it in one line. */
    public String message() {
        return "%s: expected %s, found %s".formatted(path.isEmpty() ? "values" : path, expected, found);
    }
}
