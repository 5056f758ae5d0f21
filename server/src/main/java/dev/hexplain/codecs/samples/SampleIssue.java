package dev.hexplain.codecs.samples;

/**
 * An invalid value for a sample.
 *
 * @param path its path: {@code prices[3]}
 * @param expected what was expected: {@code a number}
 * @param found what was found, shortened
 */
public record SampleIssue(String path, String expected, String found) {
    /** All of it in one line. */
    public String message() {
        return "%s: expected %s, found %s".formatted(path.isEmpty() ? "values" : path, expected, found);
    }
}
