package dev.hexplain.codecs.graph;

/**
 * The difference between an object and what was read back from its encoding.
 *
 * @param reason the first of the worst differences, with its path; empty where there is none
 */
public record RoundTrip(RoundTripResult label, String reason) {
    public static final RoundTrip EXACT = new RoundTrip(RoundTripResult.EXACT, "");
}
