package dev.hexplain.codecs.graph;

/**
 * How an object that was read back differs from the original.
 *
 * @param reason the first of the worst differences, with its path; empty where there is none
 */
public record RoundTrip(Label label, String reason) {
    public static final RoundTrip EXACT = new RoundTrip(Label.EXACT, "");
}
