package dev.hexplain.codecs.graph;

/** The result of a round trip, best first: equal, references duplicated, types lost and so on. */
public enum RoundTripResult {
    EXACT("exact"),
    /** One shared object became two equal ones. */
    REFERENCES_DUPLICATED("shared references duplicated"),
    /** The same values, in objects of other classes. */
    TYPES_LOST("types lost"),
    VALUES_LOST("values lost");

    private final String title;

    RoundTripResult(String title) {
        this.title = title;
    }

    /** The text to display. */
    public String title() {
        return title;
    }
}
