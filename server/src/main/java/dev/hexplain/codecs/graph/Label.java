package dev.hexplain.codecs.graph;

/** What is left of an object that was encoded and read back, best first. */
public enum Label {
    EXACT("exact"),
    /** What was one object is now two that are equal. */
    REFERENCES_DUPLICATED("shared references duplicated"),
    /** The same values, in objects of other classes. */
    TYPES_LOST("types lost"),
    VALUES_LOST("values lost");

    private final String title;

    Label(String title) {
        this.title = title;
    }

    /** For people. */
    public String title() {
        return title;
    }
}
